import { type FormEvent, useEffect, useRef, useState } from "react";
import type { SecondFactorNeeded } from "#contract/admin-session.ts";
import { m } from "#i18n/compiled/messages.js";
import { ask } from "#web/admin/calls/ask.ts";
import { CallError } from "#web/admin/calls/call-error.ts";
import { signInErrorWords } from "#web/admin/calls/error-words.ts";
import type { SecondStep } from "#web/admin/frame/second-step/use-second-step.ts";
import { useLanguage } from "#web/admin/language/language-provider.tsx";
import { LazyPart, lazyCode } from "#web/admin/loading/lazy-part.tsx";
import { browserDevice } from "#web/admin/session/browser-device.ts";
import { type SignedOutReason, useSession } from "#web/admin/session/session-provider.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

const reasonWords: Readonly<Record<NonNullable<SignedOutReason>, () => string>> = {
	expired: m.admin_sign_in_expired,
	stale: m.admin_sign_in_stale,
	elsewhere: m.admin_sign_in_elsewhere,
};

/** Name and password, what may follow them, and why one has to sign in again. */
export function SignInPage({ reason }: { readonly reason: SignedOutReason }) {
	const [step, setStep] = useState<Omit<SecondStep, "onOver">>();
	const [failure, setFailure] = useState<unknown>();
	const onOver = (over: unknown) => {
		setFailure(over);
		setStep(undefined);
	};
	return (
		<SignInFrame heading={m.admin_sign_in_heading()}>
			{reason !== undefined && (
				<p className="note-line" role="status">
					{reasonWords[reason]()}
				</p>
			)}
			{step === undefined ? (
				<SignInForm before={failure} onStep={setStep} />
			) : (
				<LazyPart code={secondStepCode} props={{ ...step, onOver }} />
			)}
		</SignInFrame>
	);
}

/** Few need it, and it brings the library of passkeys. */
const secondStepCode = lazyCode(
	async () => (await import("#web/admin/frame/second-step/second-step-form.tsx")).SecondStepForm,
);

interface SignInFormProps {
	/** Why the second step came to nothing, if it did. */
	readonly before: unknown;
	readonly onStep: (step: Omit<SecondStep, "onOver">) => void;
}

function SignInForm({ before, onStep }: SignInFormProps) {
	const { username, setUsername, password, setPassword, error, isBusy, submit } = useSignIn(before, onStep);
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

function useSignIn(before: unknown, onStep: SignInFormProps["onStep"]) {
	const { begin } = useSession();
	const { locale } = useLanguage();
	const [username, setUsername] = useState("");
	const [password, setPassword] = useState("");
	const [failure, setFailure] = useState<unknown>(before);
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
			setIsBusy(false);
			const step = secondStepOf(error);
			if (step === undefined) setFailure(error);
			else onStep(step);
		}
	};
	const error = failure === undefined ? "" : signInErrorWords(failure);
	return { username, setUsername, password, setPassword, error, isBusy, submit };
}

/** What the server asks for besides the password; undefined when it refused for another reason. */
function secondStepOf(error: unknown): Omit<SecondStep, "onOver"> | undefined {
	if (!(error instanceof CallError) || error.status !== 403) return undefined;
	const { ticket, methods } = error.body as SecondFactorNeeded;
	return ticket === undefined || methods === undefined ? undefined : { ticket, methods };
}
