import { m } from "#i18n/compiled/messages.js";
import type { EmailWriter } from "#web/email/email-writer.ts";
import { shortLetter } from "#web/email/short-letter.tsx";

const count = "{{count}}";

/** Tells the people who look after the service how many notes wait for them. It carries no word of any note. */
export const writeEmail: EmailWriter = (locale) =>
	shortLetter({
		locale,
		subject: m.email_moderation_subject({ count }, { locale }),
		title: m.email_moderation_heading({}, { locale }),
		preview: m.email_moderation_preview({}, { locale }),
		heading: m.email_moderation_heading({}, { locale }),
		intro: m.email_moderation_intro({}, { locale }),
		body: m.email_moderation_waiting({ count }, { locale }),
		action: { words: m.email_moderation_open({}, { locale }), href: "{{adminUrl}}" },
		footer: m.email_moderation_footer({}, { locale }),
	});
