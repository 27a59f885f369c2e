import { QueryClientProvider } from "@tanstack/react-query";
import { queryClient } from "#web/admin/calls/query-client.ts";
import { AnnouncerProvider } from "#web/admin/frame/announcer.tsx";
import { ErrorBoundary } from "#web/admin/frame/error-boundary.tsx";
import { WaitingPage } from "#web/admin/frame/waiting-page.tsx";
import { WorkArea } from "#web/admin/frame/work-area.tsx";
import { SessionProvider, useSession } from "#web/admin/session/session-provider.tsx";
import { SignInPage } from "#web/admin/session/sign-in-page.tsx";
import { LanguageProvider } from "#web/admin/words/language-provider.tsx";

/** The administration: whoever is not signed in sees the door, whoever is sees the work. */
export function AdminApp() {
	return (
		<LanguageProvider>
			<ErrorBoundary>
				<QueryClientProvider client={queryClient}>
					<AnnouncerProvider>
						<SessionProvider>
							<DoorOrWork />
						</SessionProvider>
					</AnnouncerProvider>
				</QueryClientProvider>
			</ErrorBoundary>
		</LanguageProvider>
	);
}

function DoorOrWork() {
	const { session } = useSession();
	if (session.state === "checking") return <WaitingPage />;
	if (session.state === "signedOut") return <SignInPage reason={session.reason} />;
	return <WorkArea key={session.username} session={session} />;
}
