import { frameWords } from "#web/admin/frame/frame-words.ts";
import { useWords } from "#web/admin/words/language-provider.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { messagesWords } from "./messages-words.ts";
import { shortcutOfKey } from "./shortcut.ts";

interface ShortcutHelpProps {
	readonly isOn: boolean;
	readonly onSwitch: (isOn: boolean) => void;
	readonly onClose: () => void;
}

/** Which key does what, and whether any does. */
export function ShortcutHelp({ isOn, onSwitch, onClose }: ShortcutHelpProps) {
	const { help } = useWords(messagesWords);
	const frame = useWords(frameWords);
	return (
		<Dialog title={help.title} onClose={onClose}>
			<dl className="shortcut-list">
				{Object.entries(shortcutOfKey).map(([key, shortcut]) => (
					<div key={key}>
						<dt>
							<kbd>{key}</kbd>
						</dt>
						<dd>{help[shortcut]}</dd>
					</div>
				))}
			</dl>
			<label className="check-line">
				<input type="checkbox" checked={isOn} onChange={(event) => onSwitch(event.target.checked)} />
				{help.enabled}
			</label>
			<div className="dialog-actions">
				<button type="button" className="action action-main" onClick={onClose}>
					{frame.close}
				</button>
			</div>
		</Dialog>
	);
}
