import { m } from "#i18n/compiled/messages.js";
import type { EmailWriter } from "#web/email/email-writer.ts";
import { shortLetter } from "#web/email/short-letter.tsx";

/** Tells the writer of a contact message that it arrived. It repeats nothing they wrote: the address is unproven. */
export const writeEmail: EmailWriter = (locale) =>
	shortLetter({
		locale,
		subject: m.email_confirmation_subject({}, { locale }),
		title: m.email_confirmation_subject({}, { locale }),
		preview: m.email_confirmation_preview({}, { locale }),
		heading: m.email_confirmation_heading({}, { locale }),
		intro: m.email_confirmation_intro({}, { locale }),
		body: m.email_confirmation_meanwhile({}, { locale }),
		action: { words: m.email_confirmation_faq({}, { locale }), href: "{{faqUrl}}" },
		footer: m.email_confirmation_footer({}, { locale }),
	});
