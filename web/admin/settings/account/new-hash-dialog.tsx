import { m } from "#i18n/compiled/messages.js";
import { CopyButton } from "#web/admin/settings/copy/copy-button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import type { ChangedPassword } from "./use-password-change.ts";

interface NewHashDialogProps {
	readonly changed: ChangedPassword;
	readonly onClose: () => void;
}

/** Alerts to what a change of password asks of the deployment, with the hash to copy. */
export function NewHashDialog({ changed, onClose }: NewHashDialogProps) {
	return (
		<Dialog title={m.admin_settings_changed()} onClose={onClose}>
			<h3>{m.admin_settings_new_hash()}</h3>
			<pre className="raw-answer">{changed.newHash}</pre>
			<p className="note-line" role="alert">
				{changed.warning}
			</p>
			<div className="dialog-actions">
				<CopyButton text={changed.newHash} />
				<button type="button" className="action action-main" onClick={onClose}>
					{m.admin_frame_close()}
				</button>
			</div>
		</Dialog>
	);
}
