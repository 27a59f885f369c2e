import type { ReactElement } from "react";
import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";

/** An e-mail in one language, with placeholders where the server puts its values. */
export interface WrittenEmail {
	readonly subject: string;
	readonly html: ReactElement;
	/** Paragraphs are single lines: every mail program wraps to its window. */
	readonly text: string;
}

/** Writes an e-mail in a language; its HTML and its text part say the same words. */
export type EmailWriter = (locale: Locale) => WrittenEmail;

/** A text part of paragraphs, with an empty line between. */
export function textOf(paragraphs: readonly string[]): string {
	return `${paragraphs.join("\n\n")}\n`;
}

/** The end of a text part: the house's name, its address where it is not given above, and why the reader gets this. */
export function signed(locale: Locale, ...lines: readonly string[]): string {
	return [m.site_name({}, { locale }), ...lines].join("\n");
}

/** A title of a text part. */
export function underlined(title: string): string {
	return `${title}\n${"-".repeat([...title].length)}`;
}
