import { m } from "#i18n/compiled/messages.js";
import { PageLink } from "#web/site/frame/page-link.tsx";

/** What to mention in a message, what to leave out, and what to read first. */
export function ContactAdvice() {
	return (
		<aside className="contact-advice" aria-labelledby="contact-advice">
			<h2 id="contact-advice">{m.contact_advice_heading()}</h2>
			<h3>{m.contact_advice_note_title()}</h3>
			<p>{m.contact_advice_note_text()}</p>
			<h3>{m.contact_advice_secret_title()}</h3>
			<p>{m.contact_advice_secret_text()}</p>
			<h3>{m.contact_advice_read_title()}</h3>
			<ul>
				<li>
					<PageLink to="faq" className="text-link">
						{m.page_faq_heading()}
					</PageLink>
				</li>
				<li>
					<PageLink to="privacy" className="text-link">
						{m.contact_advice_privacy_link()}
					</PageLink>
				</li>
			</ul>
		</aside>
	);
}
