import { useEffect, useRef, useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { Button } from "#web/ui/form/button.tsx";
import type { ReceiptAct } from "./use-receipt.ts";

interface ReceiptActsProps {
	readonly canCancel: boolean;
	readonly onAct: (act: ReceiptAct) => Promise<void>;
}

/** What can be done with the note. Neither can be taken back, so each is asked once more. */
export function ReceiptActs({ canCancel, onAct }: ReceiptActsProps) {
	const [asked, setAsked] = useState<ReceiptAct>();
	const question = useRef<HTMLParagraphElement>(null);
	useEffect(() => {
		if (asked !== undefined) question.current?.focus();
	}, [asked]);
	const act = async (what: ReceiptAct): Promise<void> => {
		await onAct(what);
		setAsked(undefined);
	};
	if (asked === undefined) {
		return (
			<div className="receipt-acts">
				{canCancel && <Button onClick={() => setAsked("cancel")}>{m.receipt_cancel()}</Button>}
				{!canCancel && <Button onClick={() => setAsked("erase")}>{m.receipt_erase()}</Button>}
			</div>
		);
	}
	const cancels = asked === "cancel";
	return (
		<div className="receipt-ask">
			<p ref={question} tabIndex={-1}>
				{cancels ? m.receipt_cancel_question() : m.receipt_erase_question()}
			</p>
			<div className="receipt-acts">
				<Button kind="solid" onClick={() => act(asked)}>
					{cancels ? m.receipt_cancel_confirm() : m.receipt_erase_confirm()}
				</Button>
				<Button onClick={() => setAsked(undefined)}>{m.receipt_keep()}</Button>
			</div>
		</div>
	);
}
