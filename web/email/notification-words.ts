import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";

/** The words of the notification; its HTML and its text part say the same. */
export function notificationWords(locale: Locale) {
	const inLocale = { locale };
	return {
		subject: m.email_notification_subject({}, inLocale),
		preview: m.email_notification_preview({}, inLocale),
		heading: m.email_notification_heading({}, inLocale),
		intro: m.email_notification_intro({}, inLocale),
		readOnline: m.email_notification_read_online({}, inLocale),
		footer: m.email_notification_footer({}, inLocale),
		siteName: m.site_name({}, inLocale),
	};
}

export type NotificationWords = ReturnType<typeof notificationWords>;
