import { m } from "#i18n/compiled/messages.js";
import type { EmailWriter } from "#web/email/email-writer.ts";
import { shortLetter } from "#web/email/short-letter.tsx";

/** Tells the people who look after the service what has been bad for a while. It names nobody. */
export const writeEmail: EmailWriter = (locale) =>
	shortLetter({
		locale,
		subject: m.email_health_subject({}, { locale }),
		title: m.email_health_heading({}, { locale }),
		preview: m.email_health_preview({}, { locale }),
		heading: m.email_health_heading({}, { locale }),
		intro: m.email_health_intro({}, { locale }),
		body: "{{signs}}",
		action: { words: m.email_health_open({}, { locale }), href: "{{adminUrl}}#settings/health" },
		footer: m.email_health_footer({}, { locale }),
	});
