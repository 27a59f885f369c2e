import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { useAnnounce } from "#web/admin/announcer/announcer.tsx";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { auditKey } from "#web/admin/settings/audit/audit-key.ts";
import { ConfirmDialog } from "#web/ui/dialog/confirm-dialog.tsx";
import { administratorsKey } from "./administrators-key.ts";

/** Removes another administrator, once asked for twice. */
export function RemoveAdministratorButton({ username }: { readonly username: string }) {
	const [isAsking, setIsAsking] = useState(false);
	const ask = useAsk();
	const announce = useAnnounce();
	const read = useQueryClient();
	const remove = useMutation({
		mutationFn: () => ask("DELETE /api/admin/administrators/:username", { params: { username } }),
		onSuccess: () => announce({ tone: "success", text: m.admin_settings_removed({ name: username }) }),
		onError: (error) => announce({ tone: "failure", text: errorWords(error) }),
		onSettled: async () => {
			await Promise.all([administratorsKey, auditKey].map((queryKey) => read.invalidateQueries({ queryKey })));
		},
	});
	return (
		<>
			<button
				type="button"
				className="action action-no"
				aria-label={m.admin_settings_remove_of({ name: username })}
				onClick={() => setIsAsking(true)}
				disabled={remove.isPending}
			>
				{m.admin_settings_remove()}
			</button>
			{isAsking && (
				<ConfirmDialog
					title={m.admin_settings_remove_title({ name: username })}
					confirmLabel={m.admin_settings_remove()}
					cancelLabel={m.admin_frame_cancel()}
					onConfirm={() => remove.mutate()}
					onClose={() => setIsAsking(false)}
				>
					<p>{m.admin_settings_remove_text()}</p>
				</ConfirmDialog>
			)}
		</>
	);
}
