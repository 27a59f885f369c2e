import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
	readonly title: string;
	readonly children: ReactNode;
	readonly confirmLabel: string;
	readonly cancelLabel: string;
	/** What has to be typed before the action may be confirmed, and the words that ask for it. */
	readonly typed?: { readonly word: string; readonly label: string } | undefined;
	readonly onConfirm: () => void;
	readonly onClose: () => void;
}

/** Asks before something that cannot be taken back, or that reaches far: then a word has to be typed first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
	const { title, children, confirmLabel, cancelLabel, typed, onConfirm, onClose } = props;
	const [text, setText] = useState("");
	const id = useId();
	const isAllowed = typed === undefined || text.trim() === typed.word;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!isAllowed) return;
		onClose();
		onConfirm();
	};
	return (
		<Dialog title={title} onClose={onClose}>
			<form className="stacked-form" onSubmit={submit}>
				<div>{children}</div>
				{typed !== undefined && (
					<>
						<label htmlFor={id}>{typed.label}</label>
						<input
							id={id}
							value={text}
							onChange={(event) => setText(event.target.value)}
							autoComplete="off"
							autoCapitalize="none"
							spellCheck={false}
						/>
					</>
				)}
				<div className="dialog-actions">
					<button type="button" className="action" onClick={onClose}>
						{cancelLabel}
					</button>
					<button type="submit" className="action action-main" disabled={!isAllowed}>
						{confirmLabel}
					</button>
				</div>
			</form>
		</Dialog>
	);
}
