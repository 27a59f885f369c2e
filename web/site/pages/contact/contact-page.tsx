import { m } from "#i18n/compiled/messages.js";
import type { SitePage } from "#web/site/document/site-page.ts";
import { BookletPage } from "#web/site/frame/booklet-page.tsx";
import { Island } from "#web/site/island/island.tsx";
import { ContactAdvice } from "./contact-advice.tsx";
import { ContactPanel } from "./contact-panel.tsx";

/** How to reach the people behind the service. */
function ContactPage() {
	return (
		<BookletPage title={m.page_contact_heading()} intro={m.page_contact_intro()}>
			<div className="contact">
				<div>
					<noscript>
						<p className="noscript">{m.contact_noscript()}</p>
					</noscript>
					<Island page="contact">
						<ContactPanel />
					</Island>
				</div>
				<ContactAdvice />
			</div>
		</BookletPage>
	);
}

export const page: SitePage = {
	title: m.page_contact_title,
	description: m.page_contact_description,
	footerLabel: m.footer_contact,
	Content: ContactPage,
};
