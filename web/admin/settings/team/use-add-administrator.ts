import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { limits } from "#contract/limits.ts";
import type { Role } from "#contract/permissions.ts";
import { m } from "#i18n/compiled/messages.js";
import { useAnnounce } from "#web/admin/announcer/announcer.tsx";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useDraft } from "#web/admin/session/drafts.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { auditKey } from "#web/admin/settings/audit/audit-key.ts";
import { newPasswordFault } from "#web/admin/settings/password/password-rules.ts";
import { administratorsKey } from "./administrators-key.ts";

/** Keeps name and password of a new administrator, checks them, and has them added. */
export function useAddAdministrator() {
	const [username, setUsername] = useDraft("settings.new-administrator", "");
	const [password, setPassword] = useState("");
	const [role, setRole] = useState<Role>("moderator");
	const [fault, setFault] = useState("");
	const { mutate, reset, isPending, error } = useAdd(() => {
		setUsername("");
		setPassword("");
	});
	const faultOf = () => {
		if (username.trim() === "") return m.admin_settings_username_missing();
		const found = newPasswordFault(password);
		if (found === undefined) return "";
		return found === "password_too_short"
			? m.admin_settings_too_short()
			: m.admin_settings_too_long({ max: limits.passwordCharacters.max });
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (isPending) return;
		const found = faultOf();
		setFault(found);
		reset();
		if (found === "") mutate({ username, password, role });
	};
	const failure = error === null ? "" : errorWords(error);
	return {
		username,
		setUsername,
		password,
		setPassword,
		role,
		setRole,
		error: fault || failure,
		isBusy: isPending,
		submit,
	};
}

function useAdd(onAdded: () => void) {
	const ask = useAsk();
	const announce = useAnnounce();
	const read = useQueryClient();
	return useMutation({
		mutationFn: (body: { readonly username: string; readonly password: string; readonly role: Role }) =>
			ask("POST /api/admin/administrators", { body }),
		onSuccess: async ({ username }) => {
			onAdded();
			announce({ tone: "success", text: m.admin_settings_added({ name: username }) });
			await Promise.all([administratorsKey, auditKey].map((queryKey) => read.invalidateQueries({ queryKey })));
		},
	});
}
