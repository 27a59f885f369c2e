import { useMutation, useQueryClient } from "@tanstack/react-query";
import { m } from "#i18n/compiled/messages.js";
import { useAnnounce } from "#web/admin/announcer/announcer.tsx";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { auditKey } from "#web/admin/settings/audit/audit-key.ts";
import { CopyButton } from "#web/admin/settings/copy/copy-button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";

/** Makes a link by which somebody sets a new password, and shows it, once. */
export function ResetLinkButton({ username }: { readonly username: string }) {
	const format = useFormat();
	const ask = useAsk();
	const announce = useAnnounce();
	const read = useQueryClient();
	const { mutate, data, isPending, reset } = useMutation({
		mutationFn: () => ask("POST /api/admin/administrators/:username/reset-link", { params: { username } }),
		onSuccess: () => read.invalidateQueries({ queryKey: auditKey }),
		onError: (error) => announce({ tone: "failure", text: errorWords(error) }),
	});
	return (
		<>
			<button
				type="button"
				className="action"
				aria-label={m.admin_team_reset_of({ name: username })}
				onClick={() => mutate()}
				disabled={isPending}
			>
				{m.admin_team_reset()}
			</button>
			{data !== undefined && (
				<Dialog title={m.admin_team_reset_of({ name: username })} onClose={reset}>
					<p className="note-line">{m.admin_team_reset_text({ name: username, time: format.time(data.expires_at) })}</p>
					<pre className="raw-answer">{data.url}</pre>
					<div className="dialog-actions">
						<CopyButton text={data.url} />
						<button type="button" className="action action-main" onClick={reset}>
							{m.admin_frame_close()}
						</button>
					</div>
				</Dialog>
			)}
		</>
	);
}
