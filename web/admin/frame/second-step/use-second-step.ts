import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from "@simplewebauthn/browser";
import { type FormEvent, useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { ask } from "#web/admin/calls/ask.ts";
import { CallError } from "#web/admin/calls/call-error.ts";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useLanguage } from "#web/admin/language/language-provider.tsx";
import { browserDevice } from "#web/admin/session/browser-device.ts";
import { useSession } from "#web/admin/session/session-provider.tsx";

/** What the first step gave. */
export interface SecondStep {
	readonly ticket: string;
	readonly methods: readonly ("code" | "passkey")[];
	/** Called when the ticket is no longer good, with what to say of it, or nothing. */
	readonly onOver: (failure: unknown) => void;
}

/** Keeps the code, and signs in by it or by a passkey. */
export function useSecondStep({ ticket, onOver }: SecondStep) {
	const { begin } = useSession();
	const { locale } = useLanguage();
	const [code, setCode] = useState("");
	const [error, setError] = useState("");
	const [isBusy, setIsBusy] = useState(false);

	const finish = async (given: { readonly code: string } | { readonly passkey: Record<string, unknown> }) => {
		const device = browserDevice();
		const body = { ticket, ...given, ...(device === undefined ? {} : { device }) };
		begin(await ask("POST /api/admin/auth/second-factor", { body }, { locale }));
	};
	const attempt = async (signIn: () => Promise<void>) => {
		if (isBusy) return;
		setIsBusy(true);
		setError("");
		try {
			await signIn();
		} catch (failure) {
			setIsBusy(false);
			if (failure instanceof CallError && failure.status === 403) onOver(failure);
			else setError(failure instanceof CallError ? errorWords(failure) : m.admin_second_step_passkey_failed());
		}
	};
	return {
		code,
		setCode,
		error,
		isBusy,
		submit: (event: FormEvent) => {
			event.preventDefault();
			void attempt(() => finish({ code }));
		},
		showPasskey: () =>
			attempt(async () => {
				const { options } = await ask("POST /api/admin/auth/passkey-options", { body: { ticket } }, { locale });
				const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
				await finish({ passkey: { ...(await startAuthentication({ optionsJSON })) } });
			}),
	};
}
