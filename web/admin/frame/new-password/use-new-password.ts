import { type FormEvent, useState } from "react";
import { parseNewPassword } from "#contract/account-rules.ts";
import { limits } from "#contract/limits.ts";
import { m } from "#i18n/compiled/messages.js";
import { useAnnounce } from "#web/admin/announcer/announcer.tsx";
import { ask } from "#web/admin/calls/ask.ts";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useLanguage } from "#web/admin/language/language-provider.tsx";
import { leaveResetLink } from "./reset-token.ts";

interface Fields {
	readonly next: string;
	readonly confirmed: string;
}

/** Keeps the new password, checks it, and has it set by the link's token. */
export function useNewPassword(token: string) {
	const announce = useAnnounce();
	const { locale } = useLanguage();
	const [fields, setFields] = useState<Fields>({ next: "", confirmed: "" });
	const [error, setError] = useState("");
	const [isBusy, setIsBusy] = useState(false);
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (isBusy) return;
		const fault = faultOf(fields);
		setError(fault);
		if (fault !== "") return;
		setIsBusy(true);
		try {
			const body = { token, password: fields.next };
			const { username } = await ask("POST /api/admin/auth/new-password", { body }, { locale });
			announce({ tone: "success", text: m.admin_new_password_done({ name: username }) });
			leaveResetLink();
		} catch (failure) {
			setError(errorWords(failure));
			setIsBusy(false);
		}
	};
	const write = (written: Partial<Fields>) => setFields({ ...fields, ...written });
	return { fields, write, error, isBusy, submit };
}

function faultOf({ next, confirmed }: Fields): string {
	const parsed = parseNewPassword(next);
	if (!parsed.ok && parsed.fault.reason === "password_too_short") return m.admin_settings_too_short();
	if (!parsed.ok) return m.admin_settings_too_long({ max: limits.passwordCharacters.max });
	return next === confirmed ? "" : m.admin_settings_mismatch();
}
