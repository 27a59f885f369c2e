import type { ReviewedMessage } from "#contract/admin-messages.ts";
import type { RefusalCategory } from "#contract/moderation.ts";
import { refusalCategories } from "#contract/refusal-categories.ts";
import { type Locale, locales } from "#i18n/locales.ts";
import { startOfDay } from "#web/admin/language/zoned-day.ts";
import { serviceFacts } from "#web/admin/service/service-facts.ts";
import type { MessageView } from "./message-view.ts";

/** What a list may be narrowed to by how its messages stand. */
export const filteredStatuses = ["reported", "held", "pending", "approved", "rejected"] as const;

/** What the list is narrowed to; an empty text narrows nothing. Dates are days of the service's time zone, `2026-03-01`. */
export interface MessageFilters {
	readonly status: "" | (typeof filteredStatuses)[number];
	readonly language: "" | Locale;
	readonly category: "" | RefusalCategory;
	readonly from: string;
	readonly to: string;
}

export const noFilters: MessageFilters = { status: "", language: "", category: "", from: "", to: "" };

/** The filters that an address names; what it names wrongly narrows nothing. */
export function filtersOf(params: Readonly<Record<string, string | undefined>>): MessageFilters {
	const oneOf = <Value extends string>(values: readonly Value[], name: string) =>
		values.find((value) => value === params[name]) ?? "";
	return {
		status: oneOf(filteredStatuses, "status"),
		language: oneOf(locales, "language"),
		category: oneOf(refusalCategories, "category"),
		from: params.from ?? "",
		to: params.to ?? "",
	};
}

/** How many of the filters narrow something. */
export function filtersSet(filters: MessageFilters): number {
	return Object.values(filters).filter((value) => value.trim() !== "").length;
}

const rowId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether the server looks for this: a message's id, or a whole address. Anything else is words, which it cannot read. */
export function isLookUp(search: string): boolean {
	return rowId.test(search.trim()) || address.test(search.trim());
}

/** The list as the call asks for it: days become moments, the last day included whole. What is looked for is looked for everywhere. */
export function queryOf(view: MessageView, filters: MessageFilters, search: string) {
	if (isLookUp(search)) return { view: "all", search: search.trim() } as const;
	const { status, language, category, from, to } = filters;
	return {
		view,
		...(status !== "" && { status }),
		...(language !== "" && { language }),
		...(category !== "" && { category }),
		...momentAs("from", from, 0),
		...momentAs("to", to, 1),
	};
}

function momentAs<Name extends string>(name: Name, day: string, daysLater: number): { [name in Name]?: string } {
	// Browsers take long to get ready for a time zone, and most lists have no days.
	const moment = day === "" ? undefined : startOfDay(day, serviceFacts().timeZone, daysLater);
	return moment === undefined ? {} : ({ [name]: moment } as { [name in Name]?: string });
}

/** The messages in whose text, address or notes every word of the search occurs, whatever the case or accents. */
export function matching(messages: readonly ReviewedMessage[], search: string): readonly ReviewedMessage[] {
	const words = plain(search)
		.split(/\s+/)
		.filter((word) => word !== "");
	if (words.length === 0 || isLookUp(search)) return messages;
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
