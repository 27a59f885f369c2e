import { m } from "#i18n/compiled/messages.js";
import { PageLink } from "#web/site/frame/page-link.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { ReceiptActs } from "./receipt-acts.tsx";
import { ReceiptFacts } from "./receipt-facts.tsx";
import { useReceipt } from "./use-receipt.ts";

/** How a note stands, and what its sender may still do. */
export function ReceiptPanel() {
	const { view, open, act } = useReceipt();
	switch (view.kind) {
		case "opening":
			return (
				<p role="status" className="receipt">
					{m.receipt_opening()}
				</p>
			);
		case "none":
		case "unknown":
			return (
				<div className="receipt" role="status">
					<p>{view.kind === "none" ? m.receipt_none() : m.receipt_unknown()}</p>
					<p>
						<PageLink to="home" className="text-link">
							{m.outcome_write_another()}
						</PageLink>
					</p>
				</div>
			);
		case "failed":
			return (
				<div className="receipt" role="alert">
					<p>{view.error ?? m.receipt_failed()}</p>
					<Button onClick={open}>{m.outcome_error_retry()}</Button>
				</div>
			);
		case "shown":
			return (
				<div className="receipt">
					<ReceiptFacts receipt={view.receipt} />
					{view.error !== undefined && (
						<p className="receipt-error" role="alert">
							{view.error}
						</p>
					)}
					{view.receipt.state !== "gone" && <ReceiptActs canCancel={view.receipt.canCancel} onAct={act} />}
				</div>
			);
	}
}
