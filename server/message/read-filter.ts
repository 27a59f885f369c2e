import type { Static } from "typebox";
import type { listMessages } from "#contract/admin-messages.ts";
import { parseEmailAddress } from "#contract/email-address.ts";
import { ExpectedError } from "#contract/errors.ts";
import type { ReviewFilter } from "./review-filter.ts";
import type { ReviewStore } from "./review-store.ts";

/** What narrows a list, as it comes in. */
export type AskedFilter = Omit<Static<typeof listMessages.query>, "cursor" | "limit" | "view">;

const messageId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** @throws {ExpectedError} `invalid_input`, naming the field and the rule it breaks. */
export function readFilter(
	{ from: first, to: last, search, ...rest }: AskedFilter,
	reviews: ReviewStore,
): ReviewFilter {
	const { status, language, category } = rest;
	const from = parseMoment("from", first);
	const to = parseMoment("to", last);
	if (from !== undefined && to !== undefined && from >= to) {
		throw new ExpectedError("invalid_input", "period_reversed", { field: "to" });
	}
	return { status, language, category, from, to, ...readSearch(search?.trim() ?? "", reviews) };
}

/** A message's id, or exactly an address; nothing narrows nothing. */
function readSearch(search: string, reviews: ReviewStore): Pick<ReviewFilter, "id" | "recipientKey"> {
	if (search === "") return {};
	if (messageId.test(search)) return { id: search.toLowerCase() };
	const parsed = parseEmailAddress(search);
	if (parsed.ok) return { recipientKey: reviews.recipientKey(parsed.address) };
	throw new ExpectedError("invalid_input", "search_unclear", { field: "search" });
}

/** Milliseconds. A date the schema takes may still be none, as the 60th second of a minute. */
export function parseMoment(field: string, text: string | undefined): number | undefined {
	if (text === undefined) return undefined;
	const at = Date.parse(text);
	if (Number.isNaN(at)) throw new ExpectedError("invalid_input", "field_invalid", { field });
	return at;
}
