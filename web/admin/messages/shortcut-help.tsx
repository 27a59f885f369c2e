import { refusalCategories } from "#contract/refusal-categories.ts";
import { m } from "#i18n/compiled/messages.js";
import { useShortcutSwitch } from "#web/admin/shortcuts/use-key-presses.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { shortcutNames } from "./message-words.ts";
import { shortcutOfKey } from "./shortcut.ts";

const keyNames: Readonly<Record<string, string>> = { X: "⇧ x" };

/** Which key does what, and whether any does. */
export function ShortcutHelp({ onClose }: { readonly onClose: () => void }) {
	const [isOn, switchOn] = useShortcutSwitch();
	return (
		<Dialog title={m.admin_messages_help_title()} onClose={onClose}>
			<dl className="shortcut-list">
				{Object.entries(shortcutOfKey).map(([key, shortcut]) => (
					<Shortcut key={key} keys={keyNames[key] ?? key} words={shortcutNames[shortcut]()} />
				))}
				<Shortcut keys={`1–${refusalCategories.length}`} words={m.admin_messages_help_category()} />
				<Shortcut keys="g p" words={m.admin_messages_help_pending()} />
				<Shortcut keys="g a" words={m.admin_frame_analytics()} />
				<Shortcut keys="g t" words={m.admin_frame_templates()} />
				<Shortcut keys="g s" words={m.admin_frame_settings()} />
			</dl>
			<label className="check-line">
				<input type="checkbox" checked={isOn} onChange={(event) => switchOn(event.target.checked)} />
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

function Shortcut({ keys, words }: { readonly keys: string; readonly words: string }) {
	return (
		<div>
			<dt>
				<kbd>{keys}</kbd>
			</dt>
			<dd>{words}</dd>
		</div>
	);
}
