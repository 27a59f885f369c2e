import { m } from "#i18n/compiled/messages.js";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { shortcutNames } from "./message-words.ts";
import { shortcutOfKey } from "./shortcut.ts";

interface ShortcutHelpProps {
	readonly isOn: boolean;
	readonly onSwitch: (isOn: boolean) => void;
	readonly onClose: () => void;
}

/** Which key does what, and whether any does. */
export function ShortcutHelp({ isOn, onSwitch, onClose }: ShortcutHelpProps) {
	return (
		<Dialog title={m.admin_messages_help_title()} onClose={onClose}>
			<dl className="shortcut-list">
				{Object.entries(shortcutOfKey).map(([key, shortcut]) => (
					<div key={key}>
						<dt>
							<kbd>{key}</kbd>
						</dt>
						<dd>{shortcutNames[shortcut]()}</dd>
					</div>
				))}
			</dl>
			<label className="check-line">
				<input type="checkbox" checked={isOn} onChange={(event) => onSwitch(event.target.checked)} />
				{m.admin_messages_help_enabled()}
			</label>
			<div className="dialog-actions">
				<button type="button" className="action action-main" onClick={onClose}>
					{m.admin_frame_close()}
				</button>
			</div>
		</Dialog>
	);
}
