import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";

/** Pixels, in the proportion that link previews crop least. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Path of the picture that stands beside a shared link, lettered in a language. */
export function sharePicturePath(locale: Locale): string {
	return `/pictures/billet-doux-${locale}.png`;
}

export function altOfSharePicture(locale: Locale): string {
	return m.site_picture_alt({}, { locale });
}
