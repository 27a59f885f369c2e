import { useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { PageLink } from "#web/site/frame/page-link.tsx";
import { Button } from "#web/ui/form/button.tsx";

/** The way back to a note, shown once: whoever keeps it sees what becomes of the note, and can take it back. */
export function ReceiptSlip({ token }: { readonly token: string }) {
	const [copied, setCopied] = useState(false);
	const copy = async (): Promise<void> => {
		const link = document.querySelector<HTMLAnchorElement>(".receipt-slip a");
		await navigator.clipboard.writeText(link?.href ?? "");
		setCopied(true);
	};
	return (
		<section className="receipt-slip" aria-label={m.receipt_slip_label()}>
			<p>{m.receipt_slip_text()}</p>
			<p>
				<PageLink to="receipt" fragment={token} className="text-link">
					{m.receipt_slip_open()}
				</PageLink>
				{/* A page without HTTPS has none. */}
				{navigator.clipboard !== undefined && (
					<Button onClick={copy}>{copied ? m.receipt_slip_copied() : m.receipt_slip_copy()}</Button>
				)}
			</p>
		</section>
	);
}
