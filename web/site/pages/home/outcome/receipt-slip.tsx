import { m } from "#i18n/compiled/messages.js";
import { PageLink } from "#web/site/frame/page-link.tsx";
import { useCopy } from "./use-copy.ts";

/** The way back to a note, shown once: whoever keeps it sees what becomes of the note, and can take it back. */
export function ReceiptSlip({ token }: { readonly token: string }) {
	const { copied, copy } = useCopy();
	const copyLink = (): Promise<void> => copy(document.querySelector<HTMLAnchorElement>(".receipt-slip a")?.href ?? "");
	return (
		<section className="receipt-slip" aria-labelledby="receipt-slip">
			<h3 id="receipt-slip">{m.receipt_slip_label()}</h3>
			<p>{m.receipt_slip_text()}</p>
			<p className="receipt-slip-ways">
				<PageLink to="receipt" fragment={token} className="text-link">
					{m.receipt_slip_open()}
				</PageLink>
				{/* A page without HTTPS has none. */}
				{navigator.clipboard !== undefined && (
					<button type="button" className="text-link" onClick={copyLink}>
						{copied ? m.receipt_slip_copied() : m.receipt_slip_copy()}
					</button>
				)}
			</p>
			<p role="status">{copied === false && m.receipt_slip_copy_refused()}</p>
		</section>
	);
}
