import { QueryClientProvider } from "@tanstack/react-query";
import { AnnouncerProvider } from "#web/admin/announcer/announcer.tsx";
import { queryClient } from "#web/admin/calls/query-client.ts";
import { ErrorBoundary } from "#web/admin/frame/error-boundary.tsx";
import { SignInPage } from "#web/admin/frame/sign-in-page.tsx";
import { WaitingPage } from "#web/admin/frame/waiting-page.tsx";
import { WorkArea } from "#web/admin/frame/work-area.tsx";
import { LanguageProvider } from "#web/admin/language/language-provider.tsx";
import { SessionProvider, useSession } from "#web/admin/session/session-provider.tsx";

/** The administration: the sign-in page, or the work of whoever is signed in. */
export function AdminApp() {
	return (
		<LanguageProvider onChange={readAgain}>
			{() => (
				<ErrorBoundary>
					<QueryClientProvider client={queryClient}>
						<AnnouncerProvider>
							<SessionProvider>
								<SignInOrWork />
							</SessionProvider>
						</AnnouncerProvider>
					</QueryClientProvider>
				</ErrorBoundary>
			)}
		</LanguageProvider>
	);
}

/** What the server wrote in the language before is asked for again. */
function readAgain(): void {
	void queryClient.invalidateQueries();
}

function SignInOrWork() {
	const { session } = useSession();
	if (session.state === "checking") return <WaitingPage />;
	if (session.state === "signedOut") return <SignInPage reason={session.reason} />;
	return <WorkArea key={session.username} session={session} />;
}
