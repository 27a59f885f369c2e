import { m } from "#i18n/compiled/messages.js";
import type { SitePage } from "#web/site/document/site-page.ts";
import { BookletPage } from "#web/site/frame/booklet-page.tsx";
import { Island } from "#web/site/island/island.tsx";
import { ReceiptPanel } from "./receipt-panel.tsx";

/** What became of a note, for whoever kept its receipt. */
function ReceiptPage() {
	return (
		<BookletPage title={m.page_receipt_heading()} intro={m.page_receipt_intro()}>
			<noscript>
				<p className="noscript">{m.receipt_noscript()}</p>
			</noscript>
			<Island page="receipt">
				<ReceiptPanel />
			</Island>
		</BookletPage>
	);
}

export const page: SitePage = {
	title: m.page_receipt_title,
	description: m.page_receipt_description,
	isPrivate: true,
	Content: ReceiptPage,
};
