import { m } from "#i18n/compiled/messages.js";
import { CopyButton } from "#web/admin/settings/copy/copy-button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";

interface SecretDialogProps {
	readonly title: string;
	readonly secret: string;
	readonly onClose: () => void;
}

/** Shows a secret that is shown only once, to be copied. */
export function SecretDialog({ title, secret, onClose }: SecretDialogProps) {
	return (
		<Dialog title={title} onClose={onClose}>
			<p className="note-line">{m.admin_connections_secret_once()}</p>
			<pre className="raw-answer shown-secret">{secret}</pre>
			<div className="dialog-actions">
				<CopyButton text={secret} />
				<button type="button" className="action action-main" onClick={onClose}>
					{m.admin_frame_close()}
				</button>
			</div>
		</Dialog>
	);
}
