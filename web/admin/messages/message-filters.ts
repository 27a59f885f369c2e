import type { ReviewedMessage } from "#contract/admin-messages.ts";
import type { RefusalCategory } from "#contract/moderation.ts";
import type { Locale } from "#i18n/locales.ts";

/** What the list is narrowed to; an empty text narrows nothing. Dates are days of the browser's time zone, `2026-03-01`. */
export interface MessageFilters {
	readonly status: "" | "reported" | "held" | ReviewedMessage["moderation_status"];
	readonly language: "" | Locale;
	readonly category: "" | RefusalCategory;
	readonly from: string;
	readonly to: string;
	readonly email: string;
}

export const noFilters: MessageFilters = { status: "", language: "", category: "", from: "", to: "", email: "" };

/** How many of the filters narrow something. */
export function filtersSet(filters: MessageFilters): number {
	return Object.values(filters).filter((value) => value.trim() !== "").length;
}

/** The filters as the query of the call: days become moments, the last day included whole. */
export function queryOf({ status, language, category, from, to, email }: MessageFilters) {
	return {
		...(status !== "" && { status }),
		...(language !== "" && { language }),
		...(category !== "" && { category }),
		...momentAs("from", from, 0),
		...momentAs("to", to, 1),
		...(email.trim() !== "" && { email: email.trim() }),
	};
}

function momentAs<Name extends string>(name: Name, day: string, daysLater: number): { [name in Name]?: string } {
	const [year, month, date] = day.split("-").map(Number);
	if (year === undefined || month === undefined || date === undefined) return {};
	const moment = new Date(year, month - 1, date + daysLater);
	return Number.isNaN(moment.getTime()) ? {} : ({ [name]: moment.toISOString() } as { [name in Name]?: string });
}

/** The messages in whose text, address or notes every word of the search occurs, whatever the case or accents. */
export function matching(messages: readonly ReviewedMessage[], search: string): readonly ReviewedMessage[] {
	const words = plain(search)
		.split(/\s+/)
		.filter((word) => word !== "");
	if (words.length === 0) return messages;
	return messages.filter((message) => {
		const text = plain(`${message.message_content} ${message.recipient_email} ${message.moderation_notes ?? ""}`);
		return words.every((word) => text.includes(word));
	});
}

/** Without case and without the accents of Latin letters; the vowel signs of Devanagari stay. */
function plain(text: string): string {
	return text
		.normalize("NFD")
		.replace(/[\u0300-\u036f]/g, "")
		.toLowerCase();
}
