import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ApiToken } from "#contract/admin-tokens.ts";
import { m } from "#i18n/compiled/messages.js";
import { useAnnounce } from "#web/admin/announcer/announcer.tsx";
import { errorWords } from "#web/admin/calls/error-words.ts";
import type { Format } from "#web/admin/language/format.ts";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { auditKey } from "#web/admin/settings/audit/audit-key.ts";
import { ConfirmDialog } from "#web/ui/dialog/confirm-dialog.tsx";
import { tokensKey } from "./connection-keys.ts";
import { scopeNames } from "./scope-names.ts";

/** A token: what it may do, who made it, how long it is good, and its revocation. */
export function TokenItem({ token }: { readonly token: ApiToken }) {
	const format = useFormat();
	const [isAsking, setIsAsking] = useState(false);
	const revoke = useRevoke(token);
	const { name, scopes } = token;
	return (
		<li>
			<p className="connection-name">{name}</p>
			{token.state !== "active" && <p className="note-line">{whyNot(token)}</p>}
			<p className="panel-note">{scopes.map((scope) => scopeNames[scope]()).join(" · ")}</p>
			<p className="panel-note">{factsOf(token, format).join(" · ")}</p>
			<div className="panel-tools">
				<button
					type="button"
					className="action action-no"
					aria-label={m.admin_connections_token_revoke_of({ name })}
					onClick={() => setIsAsking(true)}
					disabled={revoke.isPending}
				>
					{m.admin_connections_token_revoke()}
				</button>
			</div>
			{isAsking && (
				<ConfirmDialog
					title={m.admin_connections_token_revoke_title({ name })}
					confirmLabel={m.admin_connections_token_revoke()}
					cancelLabel={m.admin_frame_cancel()}
					onConfirm={() => revoke.mutate()}
					onClose={() => setIsAsking(false)}
				>
					<p>{m.admin_connections_token_revoke_text()}</p>
				</ConfirmDialog>
			)}
		</li>
	);
}

function useRevoke({ id, name }: Pick<ApiToken, "id" | "name">) {
	const ask = useAsk();
	const announce = useAnnounce();
	const read = useQueryClient();
	return useMutation({
		mutationFn: () => ask("DELETE /api/admin/tokens/:id", { params: { id } }),
		onSuccess: () => announce({ tone: "success", text: m.admin_connections_token_revoked({ name }) }),
		onError: (error) => announce({ tone: "failure", text: errorWords(error) }),
		onSettled: async () => {
			await Promise.all([tokensKey, auditKey].map((queryKey) => read.invalidateQueries({ queryKey })));
		},
	});
}

function whyNot({ state, created_by: name }: ApiToken): string {
	return state === "expired" ? m.admin_connections_token_expired() : m.admin_connections_token_orphaned({ name });
}

function factsOf(token: ApiToken, format: Format): readonly string[] {
	const dayOf = (iso: string) => format.day(iso.slice(0, 10));
	const { created_by: name, created_at, expires_at, last_used_on, state } = token;
	return [
		m.admin_connections_made_by({ name, date: dayOf(created_at) }),
		expiryOf(expires_at === null ? undefined : dayOf(expires_at), state === "expired"),
		last_used_on === null
			? m.admin_connections_token_unused()
			: m.admin_connections_token_used_on({ date: format.day(last_used_on) }),
	];
}

function expiryOf(date: string | undefined, isOver: boolean): string {
	if (date === undefined) return m.admin_connections_token_unlimited();
	return isOver ? m.admin_connections_token_expired_on({ date }) : m.admin_connections_token_expires_on({ date });
}
