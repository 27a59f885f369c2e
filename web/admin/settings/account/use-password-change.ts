import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { changePassword } from "#contract/admin-settings.ts";
import type { EndpointOutput } from "#contract/endpoint.ts";
import { limits } from "#contract/limits.ts";
import { m } from "#i18n/compiled/messages.js";
import { serverWordsOf } from "#web/admin/calls/call-error.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { type PasswordFault, type PasswordFields, passwordFault } from "#web/admin/settings/password/password-rules.ts";

export type ChangedPassword = EndpointOutput<typeof changePassword>;

const noFields: PasswordFields = { current: "", next: "", confirmed: "" };

/** Keeps the form's fields, checks them, and has the password changed. Passwords outlive neither form nor session. */
export function usePasswordChange(onChanged: (changed: ChangedPassword) => void) {
	const ask = useAsk();
	const [fields, setFields] = useState(noFields);
	const [fault, setFault] = useState<PasswordFault>();
	const change = useMutation({
		mutationFn: ({ current, next }: PasswordFields) =>
			ask("POST /api/admin/change-password", { body: { currentPassword: current, newPassword: next } }),
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
		allRequired: m.admin_settings_all_required(),
		mismatch: m.admin_settings_mismatch(),
		password_too_short: m.admin_settings_too_short(),
		password_too_long: m.admin_settings_too_long({ max: limits.passwordCharacters.max }),
	};
	const failure = change.isError ? (serverWordsOf(change.error) ?? m.admin_settings_change_failed()) : "";
	return {
		fields,
		write: (written: Partial<PasswordFields>) => setFields({ ...fields, ...written }),
		error: fault === undefined ? failure : faultWords[fault],
		isBusy: change.isPending,
		submit,
	};
}
