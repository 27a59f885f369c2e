import { type ReactNode, useEffect, useId, useRef } from "react";

interface DialogProps {
	readonly title: string;
	readonly children: ReactNode;
	/** Called when it closes, by Escape too. Whoever shows it takes it away then. */
	readonly onClose: () => void;
	readonly wide?: boolean;
}

/** A slip laid over the page. The browser keeps the focus inside and gives it back; drawn as long as it is open. */
export function Dialog({ title, children, onClose, wide = false }: DialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const id = useId();
	useEffect(() => {
		const { current } = dialog;
		const before = document.activeElement;
		current?.showModal();
		return () => {
			current?.close();
			if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
		};
	}, []);
	return (
		<dialog ref={dialog} className={wide ? "dialog dialog-wide" : "dialog"} aria-labelledby={id} onCancel={onClose}>
			<h2 id={id}>{title}</h2>
			{children}
		</dialog>
	);
}
