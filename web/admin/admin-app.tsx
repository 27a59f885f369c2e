import { QueryClientProvider } from "@tanstack/react-query";
import { m } from "#i18n/compiled/messages.js";
import { AnnouncerProvider } from "#web/admin/announcer/announcer.tsx";
import { queryClient } from "#web/admin/calls/query-client.ts";
import { useResetToken } from "#web/admin/frame/new-password/reset-token.ts";
import { SignInFrame } from "#web/admin/frame/sign-in-frame.tsx";
import { SignInPage } from "#web/admin/frame/sign-in-page.tsx";
import { WaitingPage } from "#web/admin/frame/waiting-page.tsx";
import { WorkArea } from "#web/admin/frame/work-area.tsx";
import { LanguageProvider } from "#web/admin/language/language-provider.tsx";
import { ErrorBoundary } from "#web/admin/loading/error-boundary.tsx";
import { LazyPart, lazyCode } from "#web/admin/loading/lazy-part.tsx";
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

const newPasswordCode = lazyCode(
	async () => (await import("#web/admin/frame/new-password/new-password-page.tsx")).NewPasswordPage,
);

function SignInOrWork() {
	const { session } = useSession();
	const resetToken = useResetToken();
	if (resetToken !== undefined) {
		return (
			<SignInFrame heading={m.admin_new_password_heading()}>
				<LazyPart key={resetToken} code={newPasswordCode} props={{ token: resetToken }} />
			</SignInFrame>
		);
	}
	if (session.state === "checking") return <WaitingPage trouble={session.trouble} />;
	if (session.state === "signedOut") return <SignInPage reason={session.reason} />;
	return <WorkArea key={session.username} session={session} />;
}
