import { m } from "#i18n/compiled/messages.js";
import { type Locale, nativeNameOf } from "#i18n/locales.ts";

/** The words around a contact message. Its subject has a place for the writer's. */
export function contactWords(locale: Locale) {
	const inLocale = { locale };
	return {
		subject: m.email_contact_subject({ subject: "{{subject}}" }, inLocale),
		preview: m.email_contact_preview({}, inLocale),
		heading: m.email_contact_heading({}, inLocale),
		intro: m.email_contact_intro({}, inLocale),
		name: m.email_contact_name({}, inLocale),
		address: m.email_contact_address({}, inLocale),
		topic: m.email_contact_topic({}, inLocale),
		language: m.email_contact_language({}, inLocale),
		languageName: nativeNameOf[locale],
		footer: m.email_contact_footer({}, inLocale),
		siteName: m.site_name({}, inLocale),
	};
}

export type ContactWords = ReturnType<typeof contactWords>;
