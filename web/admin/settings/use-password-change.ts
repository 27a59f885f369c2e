import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { changePassword } from "#contract/admin-settings.ts";
import type { EndpointOutput } from "#contract/endpoint.ts";
import { limits } from "#contract/limits.ts";
import { serverWordsOf } from "#web/admin/calls/call-error.ts";
import { useAsk } from "#web/admin/calls/use-ask.ts";
import { useWords } from "#web/admin/words/language-provider.tsx";
import { type PasswordFault, type PasswordFields, passwordFault } from "./password-rules.ts";
import { settingsWords } from "./settings-words.ts";

export type ChangedPassword = EndpointOutput<typeof changePassword>;

const noFields: PasswordFields = { current: "", wanted: "", confirmed: "" };

/** Keeps the form's fields, checks them, and has the password changed. Passwords outlive neither form nor session. */
export function usePasswordChange(onChanged: (changed: ChangedPassword) => void) {
	const words = useWords(settingsWords);
	const ask = useAsk();
	const [fields, setFields] = useState(noFields);
	const [fault, setFault] = useState<PasswordFault>();
	const change = useMutation({
		mutationFn: ({ current, wanted }: PasswordFields) =>
			ask("POST /api/admin/change-password", { body: { currentPassword: current, newPassword: wanted } }),
		onSuccess: (changed) => {
			setFields(noFields);
			onChanged(changed);
		},
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (change.isPending) return;
		const found = passwordFault(fields);
		setFault(found);
		change.reset();
		if (found === undefined) change.mutate(fields);
	};
	const faultWords: Readonly<Record<PasswordFault, string>> = {
		allRequired: words.allRequired,
		mismatch: words.mismatch,
		password_too_short: words.tooShort,
		password_too_long: words.tooLong(limits.passwordCharacters.max),
	};
	const failure = change.isError ? (serverWordsOf(change.error) ?? words.changeFailed) : "";
	return {
		fields,
		write: (written: Partial<PasswordFields>) => setFields({ ...fields, ...written }),
		error: fault === undefined ? failure : faultWords[fault],
		isBusy: change.isPending,
		submit,
	};
}
