import { useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import type { ChangedPassword } from "./use-password-change.ts";

interface NewHashDialogProps {
	readonly changed: ChangedPassword;
	readonly onClose: () => void;
}

/** Alerts to what a change of password asks of the deployment, with the hash to copy. */
export function NewHashDialog({ changed, onClose }: NewHashDialogProps) {
	const [outcome, setOutcome] = useState<"copied" | "copyFailed">();
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(changed.newHash);
			setOutcome("copied");
		} catch {
			setOutcome("copyFailed");
		}
	};
	return (
		<Dialog title={m.admin_settings_changed()} onClose={onClose}>
			<h3>{m.admin_settings_new_hash()}</h3>
			<pre className="raw-answer">{changed.newHash}</pre>
			<p className="note-line" role="alert">
				{changed.warning}
			</p>
			<p className="copy-line" role="status">
				{outcome === "copied" && m.admin_settings_copied()}
				{outcome === "copyFailed" && m.admin_settings_copy_failed()}
			</p>
			<div className="dialog-actions">
				<button type="button" className="action" onClick={() => void copy()}>
					{m.admin_settings_copy()}
				</button>
				<button type="button" className="action action-main" onClick={onClose}>
					{m.admin_frame_close()}
				</button>
			</div>
		</Dialog>
	);
}
