import { m } from "#i18n/compiled/messages.js";
import type { EmailWriter } from "#web/email/email-writer.ts";
import { shortLetter } from "#web/email/short-letter.tsx";

/** Tells the people who look after the service that what was bad is good again. It names nobody. */
export const writeEmail: EmailWriter = (locale) =>
	shortLetter({
		locale,
		subject: m.email_recovery_subject({}, { locale }),
		title: m.email_recovery_heading({}, { locale }),
		preview: m.email_recovery_preview({}, { locale }),
		heading: m.email_recovery_heading({}, { locale }),
		intro: m.email_recovery_intro({}, { locale }),
		body: "{{signs}}",
		action: { words: m.email_health_open({}, { locale }), href: "{{adminUrl}}#settings/health" },
		footer: m.email_recovery_footer({}, { locale }),
	});
