import { m } from "#i18n/compiled/messages.js";

interface SubmitRowProps {
	readonly label: string;
	readonly isDisabled: boolean;
	readonly onCancel: () => void;
}

/** The foot of a form in a dialog: leave it, or do what it is about. */
export function SubmitRow({ label, isDisabled, onCancel }: SubmitRowProps) {
	return (
		<div className="dialog-actions">
			<button type="button" className="action" onClick={onCancel}>
				{m.admin_frame_cancel()}
			</button>
			<button type="submit" className="action action-main" disabled={isDisabled}>
				{label}
			</button>
		</div>
	);
}
