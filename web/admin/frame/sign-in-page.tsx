import { type FormEvent, useEffect, useRef, useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { ask } from "#web/admin/calls/ask.ts";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useLanguage } from "#web/admin/language/language-provider.tsx";
import { LanguageSelect } from "#web/admin/language/language-select.tsx";
import { browserDevice } from "#web/admin/session/browser-device.ts";
import { type SignedOutReason, useSession } from "#web/admin/session/session-provider.tsx";

const reasonWords: Readonly<Record<NonNullable<SignedOutReason>, () => string>> = {
	expired: m.admin_sign_in_expired,
	stale: m.admin_sign_in_stale,
	elsewhere: m.admin_sign_in_elsewhere,
	unreachable: m.admin_sign_in_unreachable,
};

/** Name and password, and why one has to sign in again. */
export function SignInPage({ reason }: { readonly reason: SignedOutReason }) {
	return (
		<div className="sign-in">
			<header className="sign-in-head">
				<span className="admin-wordmark" lang="fr">
					Billet-doux
				</span>
				<LanguageSelect />
			</header>
			<main className="sign-in-card">
				<h1>{m.admin_sign_in_heading()}</h1>
				{reason !== undefined && (
					<p className="note-line" role="status">
						{reasonWords[reason]()}
					</p>
				)}
				<SignInForm />
			</main>
		</div>
	);
}

function SignInForm() {
	const { username, setUsername, password, setPassword, error, isBusy, submit } = useSignIn();
	const first = useRef<HTMLInputElement>(null);
	useEffect(() => first.current?.focus(), []);
	return (
		<form className="stacked-form" onSubmit={submit}>
			<label htmlFor="sign-in-username">{m.admin_sign_in_username()}</label>
			<input
				ref={first}
				id="sign-in-username"
				name="username"
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
				required
				value={username}
				onChange={(event) => setUsername(event.target.value)}
			/>
			<label htmlFor="sign-in-password">{m.admin_sign_in_password()}</label>
			<input
				id="sign-in-password"
				name="password"
				type="password"
				autoComplete="current-password"
				required
				value={password}
				onChange={(event) => setPassword(event.target.value)}
				aria-describedby="sign-in-error"
			/>
			<p id="sign-in-error" className="error-line" role="alert">
				{error}
			</p>
			<button type="submit" className="action action-main" disabled={isBusy}>
				{isBusy ? m.admin_sign_in_submitting() : m.admin_sign_in_submit()}
			</button>
		</form>
	);
}

function useSignIn() {
	const { begin } = useSession();
	const { locale } = useLanguage();
	const [username, setUsername] = useState("");
	const [password, setPassword] = useState("");
	const [failure, setFailure] = useState<unknown>();
	const [isBusy, setIsBusy] = useState(false);
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (isBusy) return;
		setIsBusy(true);
		setFailure(undefined);
		try {
			const device = browserDevice();
			const body = { username, password, ...(device === undefined ? {} : { device }) };
			begin(await ask("POST /api/admin/auth/login", { body }, { locale }));
		} catch (error) {
			setFailure(error);
			setIsBusy(false);
		}
	};
	const error = failure === undefined ? "" : errorWords(failure);
	return { username, setUsername, password, setPassword, error, isBusy, submit };
}
