import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { RefusalCategory } from "#contract/moderation.ts";
import { locales } from "#i18n/locales.ts";
import type { Queries } from "#server/database/engine.ts";
import type { MessageTable, Tables } from "#server/database/schema.ts";
import type { Position } from "#server/http/cursor.ts";

export type Status = MessageTable["moderation_status"];

/** Which messages a reviewer wants to see; times in milliseconds, `to` exclusive. */
export interface ReviewFilter {
	/** Whether only reported messages are wanted, or only others; absent: both. */
	readonly isReported?: boolean | undefined;
	/** Whether only those are wanted that wait because the moderator was unsure. */
	readonly isDoubted?: boolean | undefined;
	readonly language?: string | undefined;
	readonly category?: RefusalCategory | undefined;
	readonly from?: number | undefined;
	readonly to?: number | undefined;
	/** As `recipientKey` of the store makes it of an address. */
	readonly recipientKey?: string | undefined;
}

export interface ReviewSearch {
	readonly statuses: readonly Status[];
	readonly filter: ReviewFilter;
	readonly after: Position | undefined;
	readonly limit: number;
}

/** As stored, `und` being that of notes whose language was not kept. */
const storedLocales = [...locales, "und"] as const;

type Place = Pick<MessageTable, "id" | "created_at">;
type Branch = SelectQueryBuilder<Tables, "message", Place>;

/**
 * Whole rows of the given statuses that pass a filter, the newest first, from the row after `after`.
 *
 * One range of an index for each status and language, of which each gives its first rows in order, and the first of
 * them all: no filter makes this read more than `limit` entries from each of at most eight ranges.
 */
export function selectForReview(
	queries: Queries,
	{ statuses, filter, after, limit }: ReviewSearch,
): SelectQueryBuilder<Tables, "message", MessageTable> {
	if (filter.isReported === true || filter.isDoubted === true) {
		return newestOfFew(queries, { statuses, filter, after, limit });
	}
	const languages = filter.language === undefined ? storedLocales : [filter.language];
	const ranges = statuses.flatMap((status) =>
		filter.recipientKey === undefined
			? languages.map((language) => rangeOf(queries, status, language, filter))
			: [rangeOfRecipient(queries, status, filter.recipientKey, filter)],
	);
	const branches = ranges.map((range) => newest(within(range, filter, after), limit));
	const [first, ...rest] = branches.map((branch) => queries.selectFrom(branch.as("branch")).selectAll());
	if (first === undefined) throw new RangeError("no status to look for");
	const all = rest.reduce((union, branch) => union.unionAll(branch), first);
	const places = queries
		.selectFrom(all.as("place"))
		.select("place.id")
		.orderBy("place.created_at", "desc")
		.orderBy("place.id", "desc")
		.limit(limit);
	return wholeRows(queries, places);
}

function wholeRows(queries: Queries, places: SelectQueryBuilder<Tables, never, Pick<MessageTable, "id">>) {
	return queries
		.selectFrom("message")
		.selectAll()
		.where("id", "in", queries.selectFrom(places.as("page")).select("page.id"))
		.orderBy("created_at", "desc")
		.orderBy("id", "desc");
}

/** Few are reported or doubted, and an index holds them alone: they are looked through, and no other index may seem worth a try. */
function newestOfFew(queries: Queries, { filter, after, limit }: ReviewSearch) {
	const { recipientKey, language, category } = filter;
	const few = queries.selectFrom("message").select(["id", "created_at"]);
	const isReported = filter.isReported === true;
	const waiting = isReported
		? few.where("reported_at", "is not", null).where(sql`moderation_status || ''`, "=", "pending")
		: few.where("moderation_readings", "is not", null).where("moderation_status", "=", "pending");
	const wanted = waiting
		.$if(recipientKey !== undefined, (range) => range.where(sql`recipient_key || ''`, "=", recipientKey))
		.$if(language !== undefined, (range) => range.where(sql`locale || ''`, "=", language))
		.$if(category !== undefined, (range) =>
			isReported
				? range.where(sql`moderation_category || ''`, "=", category)
				: // Nobody has decided on one; its likeliest readings name theirs.
					range.where("moderation_readings", "like", `%"category":"${category}"%`),
		);
	return wholeRows(queries, newest(within(wanted, filter, after), limit));
}

function rangeOf(queries: Queries, status: Status, language: string, { category }: ReviewFilter): Branch {
	const range = statusOf(queries, status).where("locale", "=", language);
	return category === undefined ? range : range.where("moderation_category", "=", category);
}

/** Few notes go to one address: they are looked through, and no other index than theirs may seem worth a try. */
function rangeOfRecipient(
	queries: Queries,
	status: Status,
	recipientKey: string,
	{ language, category }: ReviewFilter,
): Branch {
	let range = statusOf(queries, status).where("recipient_key", "=", recipientKey);
	if (language !== undefined) range = range.where(sql`locale || ''`, "=", language);
	if (category !== undefined) range = range.where(sql`moderation_category || ''`, "=", category);
	return range;
}

function statusOf(queries: Queries, status: Status): Branch {
	return queries.selectFrom("message").select(["id", "created_at"]).where("moderation_status", "=", status);
}

function within(branch: Branch, { from, to, isReported }: ReviewFilter, after: Position | undefined): Branch {
	let range = branch;
	if (isReported === false) range = range.where("reported_at", "is", null);
	if (from !== undefined) range = range.where("created_at", ">=", from);
	if (to !== undefined) range = range.where("created_at", "<", to);
	return after === undefined ? range : range.where(isAfter("created_at", after));
}

function newest(range: Branch, limit: number): Branch {
	return range.orderBy("created_at", "desc").orderBy("id", "desc").limit(limit);
}

/** Whether a row comes after a place in a list ordered by time and id, the latest first. */
export function isAfter(column: "created_at" | "decided_at", { at, id }: Position): Expression<SqlBool> {
	return sql<SqlBool>`(${sql.ref(column)}, id) < (${at}, ${id})`;
}
