import { type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { locales } from "#i18n/locales.ts";
import type { Queries } from "#server/database/engine.ts";
import type { MessageTable, Tables } from "#server/database/schema.ts";
import type { Position } from "#server/http/cursor.ts";
import { narrowed, type ReviewFilter, refusedAs, type Status } from "./review-filter.ts";

/** What a reviewer wants to see: at most `limit` rows, from the one after `after`. */
export interface ReviewSearch {
	readonly filter: ReviewFilter;
	readonly after: Position | undefined;
	readonly limit: number;
}

type Place = Pick<MessageTable, "id" | "created_at">;
type Branch = SelectQueryBuilder<Tables, "message", Place>;

/** As stored, `und` being that of notes whose language was not kept. */
const storedLocales = [...locales, "und"] as const;
const statuses = ["approved", "pending", "rejected"] as const satisfies readonly Status[];

/**
 * Whole rows that pass a filter, the newest first, whatever their standing.
 *
 * One range of an index for each status and language, of which each gives its first rows in order, and the first of
 * them all: no filter makes this read more than `limit` entries from each of at most twelve ranges.
 */
export function selectNewest(queries: Queries, search: ReviewSearch) {
	const { filter, after, limit } = search;
	if (isOfFew(filter)) return newestOfFew(queries, search);
	const ranges = rangesOf(queries, filter).map((range) => newest(within(range, filter), after, limit));
	const [first, ...rest] = ranges.map((range) => queries.selectFrom(range.as("branch")).selectAll());
	if (first === undefined) throw new RangeError("no status to look for");
	const all = rest.reduce((union, branch) => union.unionAll(branch), first);
	const places = queries
		.selectFrom(all.as("place"))
		.select("place.id")
		.orderBy("place.created_at", "desc")
		.orderBy("place.id", "desc")
		.limit(limit);
	return queries
		.selectFrom("message")
		.selectAll()
		.where("id", "in", queries.selectFrom(places.as("page")).select("page.id"))
		.orderBy("created_at", "desc")
		.orderBy("id", "desc");
}

function isOfFew({ status, recipientKey, id }: ReviewFilter): boolean {
	return status === "reported" || status === "held" || recipientKey !== undefined || id !== undefined;
}

/** Few go to one address, and few are reported or doubted: they are looked through, and put in order. */
function newestOfFew(queries: Queries, { filter, after, limit }: ReviewSearch) {
	const isWaiting = filter.status === "reported" || filter.status === "held";
	const few = isWaiting ? waitingFor(queries, filter) : narrowed(queries.selectFrom("message"), filter);
	return newest(few.selectAll(), after, limit, sql`created_at + 0`);
}

function rangesOf(queries: Queries, { status, language, category }: ReviewFilter): Branch[] {
	const wanted = statuses.filter((each) => status === undefined || status === each);
	const languages = language === undefined ? storedLocales : [language];
	return wanted.flatMap((each) => {
		const ofStatus = queries.selectFrom("message").select(["id", "created_at"]).where("moderation_status", "=", each);
		const ofCategory = category === undefined ? ofStatus : ofStatus.where(refusedAs, "=", category);
		return languages.map((locale) => ofCategory.where("locale", "=", locale));
	});
}

function within(range: Branch, { from, to }: ReviewFilter): Branch {
	return range
		.$if(from !== undefined, (rows) => rows.where("created_at", ">=", from ?? 0))
		.$if(to !== undefined, (rows) => rows.where("created_at", "<", to ?? 0));
}

function newest<O>(
	rows: SelectQueryBuilder<Tables, "message", O>,
	after: Position | undefined,
	limit: number,
	at = sql`created_at`,
) {
	return (after === undefined ? rows : rows.where(sql<SqlBool>`(${at}, id) < (${after.at}, ${after.id})`))
		.orderBy(at, "desc")
		.orderBy("id", "desc")
		.limit(limit);
}

/** What waits for a person and passes a filter, in whatever order. */
export function waitingFor(queries: Queries, filter: ReviewFilter) {
	const { recipientKey, id } = filter;
	if (recipientKey !== undefined || id !== undefined) {
		return narrowed(queries.selectFrom("message"), filter).where(sql`moderation_status || ''`, "=", "pending");
	}
	// A literal: only then does SQLite see that an index of waiting notes holds the answer.
	return narrowed(queries.selectFrom("message").where("moderation_status", "=", sql.lit("pending")), filter);
}

/** What waits for a person, whole rows, the one that has waited longest first: what comes meanwhile joins at the end. */
export function selectWaiting(queries: Queries, { filter, after, limit }: ReviewSearch) {
	const rows = waitingFor(queries, filter).selectAll();
	return (after === undefined ? rows : rows.where(sql<SqlBool>`(waiting_since, id) > (${after.at}, ${after.id})`))
		.orderBy("waiting_since")
		.orderBy("id")
		.limit(limit);
}

/** What people decided, whole rows, the latest decision first. */
export function selectDecided(queries: Queries, { filter, after, limit }: ReviewSearch) {
	const rows = narrowed(queries.selectFrom("message").selectAll(), filter).where("decided_by", "is not", null);
	return (after === undefined ? rows : rows.where(sql<SqlBool>`(decided_at, id) < (${after.at}, ${after.id})`))
		.orderBy("decided_at", "desc")
		.orderBy("id", "desc")
		.limit(limit);
}
