import { m } from "#i18n/compiled/messages.js";
import { CopyButton } from "#web/admin/settings/copy/copy-button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";

interface RecoveryCodesDialogProps {
	readonly codes: readonly string[];
	readonly onClose: () => void;
}

/** The codes, once: they are stored nowhere as they are. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
	return (
		<Dialog title={m.admin_second_factor_codes_title()} onClose={onClose}>
			<p className="note-line">{m.admin_second_factor_codes_text()}</p>
			<ol className="recovery-codes" translate="no">
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ol>
			<div className="dialog-actions">
				<CopyButton text={codes.join("\n")} />
				<button type="button" className="action action-main" onClick={onClose}>
					{m.admin_second_factor_codes_kept()}
				</button>
			</div>
		</Dialog>
	);
}
