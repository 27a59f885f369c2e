import "./contact.css";
import { m } from "#i18n/compiled/messages.js";
import type { SitePage } from "#web/site/document/site-page.ts";
import { useKeptHeight } from "#web/site/form/use-kept-height.ts";
import { BookletPage } from "#web/site/frame/booklet-page.tsx";
import { ContactAdvice } from "./contact-advice.tsx";
import { ContactForm } from "./contact-form.tsx";

/** How to reach the people behind the service. */
function ContactPage() {
	const desk = useKeptHeight();
	return (
		<BookletPage title={m.page_contact_heading()} intro={m.page_contact_intro()}>
			<div className="contact">
				<div ref={desk.ref} style={{ minHeight: desk.minHeight }}>
					<noscript>
						<p className="noscript">{m.contact_noscript()}</p>
					</noscript>
					<ContactForm onLeave={desk.keep} />
				</div>
				<ContactAdvice />
			</div>
		</BookletPage>
	);
}

export const page: SitePage = {
	title: m.page_contact_title,
	description: m.page_contact_description,
	Content: ContactPage,
};
