import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";

/** The words of the confirmation. */
export function confirmationWords(locale: Locale) {
	const inLocale = { locale };
	return {
		subject: m.email_confirmation_subject({}, inLocale),
		preview: m.email_confirmation_preview({}, inLocale),
		heading: m.email_confirmation_heading({}, inLocale),
		intro: m.email_confirmation_intro({}, inLocale),
		meanwhile: m.email_confirmation_meanwhile({}, inLocale),
		faq: m.email_confirmation_faq({}, inLocale),
		footer: m.email_confirmation_footer({}, inLocale),
		siteName: m.site_name({}, inLocale),
	};
}
