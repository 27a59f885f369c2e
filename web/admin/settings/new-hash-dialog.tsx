import { useState } from "react";
import { frameWords } from "#web/admin/frame/frame-words.ts";
import { useWords } from "#web/admin/words/language-provider.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { settingsWords } from "./settings-words.ts";
import type { ChangedPassword } from "./use-password-change.ts";

interface NewHashDialogProps {
	readonly changed: ChangedPassword;
	readonly onClose: () => void;
}

/** Alerts to what a change of password asks of the deployment, with the hash to copy. */
export function NewHashDialog({ changed, onClose }: NewHashDialogProps) {
	const words = useWords(settingsWords);
	const { close } = useWords(frameWords);
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
		<Dialog title={words.changed} onClose={onClose}>
			<h3>{words.newHash}</h3>
			<pre className="raw-answer">{changed.newHash}</pre>
			<p className="note-line" role="alert">
				{changed.warning}
			</p>
			<p className="copy-line" role="status">
				{outcome !== undefined && words[outcome]}
			</p>
			<div className="dialog-actions">
				<button type="button" className="action" onClick={() => void copy()}>
					{words.copy}
				</button>
				<button type="button" className="action action-main" onClick={onClose}>
					{close}
				</button>
			</div>
		</Dialog>
	);
}
