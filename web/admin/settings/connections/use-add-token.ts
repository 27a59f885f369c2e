import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { Permission } from "#contract/permissions.ts";
import { m } from "#i18n/compiled/messages.js";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useDraft } from "#web/admin/session/drafts.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { auditKey } from "#web/admin/settings/audit/audit-key.ts";
import { tokensKey } from "./connection-keys.ts";

/** For how many days a token may be made; an empty one does not end. */
export const expiries: readonly { readonly value: string; readonly label: () => string }[] = [
	{ value: "30", label: m.admin_connections_expiry_30 },
	{ value: "90", label: m.admin_connections_expiry_90 },
	{ value: "365", label: m.admin_connections_expiry_365 },
	{ value: "", label: m.admin_connections_expiry_never },
];

/** Keeps what a new token is to be, has it made, and holds its secret until that has been copied. */
export function useAddToken() {
	const [name, setName] = useDraft("settings.new-token", "");
	const [scopes, setScopes] = useState<readonly Permission[]>([]);
	const [expiry, setExpiry] = useState("90");
	const [isIncomplete, setIsIncomplete] = useState(false);
	const ask = useAsk();
	const read = useQueryClient();
	const { mutate, reset, isPending, error, data } = useMutation({
		mutationFn: () => {
			const expiresInDays = expiry === "" ? {} : { expiresInDays: Number(expiry) };
			return ask("POST /api/admin/tokens", { body: { name, scopes: [...scopes], ...expiresInDays } });
		},
		// The secret is shown here and kept nowhere else.
		gcTime: 0,
		onSuccess: async () => {
			setName("");
			setScopes([]);
			await Promise.all([tokensKey, auditKey].map((queryKey) => read.invalidateQueries({ queryKey })));
		},
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (isPending) return;
		reset();
		setIsIncomplete(scopes.length === 0);
		if (scopes.length > 0) mutate();
	};
	const failure = error === null ? "" : errorWords(error);
	return {
		...{ name, setName, scopes, setScopes, expiry, setExpiry, submit },
		error: isIncomplete ? m.admin_connections_scopes_missing() : failure,
		isBusy: isPending,
		secret: data?.secret,
		forgetSecret: reset,
	};
}
