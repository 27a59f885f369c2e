import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";

/** The words of the alert to administrators, with places for the number. */
export function moderationWords(locale: Locale) {
	const inLocale = { locale };
	const count = "{{count}}";
	return {
		subject: m.email_moderation_subject({ count }, inLocale),
		preview: m.email_moderation_preview({}, inLocale),
		heading: m.email_moderation_heading({}, inLocale),
		intro: m.email_moderation_intro({}, inLocale),
		waiting: m.email_moderation_waiting({ count }, inLocale),
		open: m.email_moderation_open({}, inLocale),
		footer: m.email_moderation_footer({}, inLocale),
		siteName: m.site_name({}, inLocale),
	};
}
