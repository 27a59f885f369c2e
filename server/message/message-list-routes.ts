import type { Static } from "typebox";
import { listDecidedMessages, listMessages, type ReviewedMessage } from "#contract/admin-messages.ts";
import { parseEmailAddress } from "#contract/email-address.ts";
import { ExpectedError } from "#contract/errors.ts";
import { localeOfAcceptLanguage } from "#i18n/locales.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { MessageTable } from "#server/database/schema.ts";
import { emailStates } from "#server/delivery/outbox.ts";
import { pageOf, pageSize, readCursor, writeCursor } from "#server/http/cursor.ts";
import type { AdministratorContext, Serve } from "#server/http/serve.ts";
import type { MessageTotals } from "./message-totals.ts";
import type { ReviewFilter, Status } from "./review-query.ts";
import type { ReviewStore } from "./review-store.ts";
import { reviewedMessage } from "./reviewed-message.ts";

type ListQuery = Static<typeof listMessages.query>;

/** What is asked for that is a part of what waits. */
const partsOfWaiting: Readonly<Record<"reported" | "held", Phase>> = { reported: "reported", held: "waiting" };

/** The parts of the list: what waits for a person stands before everything else, and what was reported before that. */
const phases = ["reported", "waiting", "decided"] as const;
type Phase = (typeof phases)[number];
const statusesOf: Readonly<Record<Phase, readonly Status[]>> = {
	reported: ["pending"],
	waiting: ["pending"],
	decided: ["approved", "rejected"],
};
/** Whether a part holds reported messages, or others, or it makes no difference. */
const reportedOf: Readonly<Record<Phase, boolean | undefined>> = { reported: true, waiting: false, decided: undefined };

interface ListParts {
	readonly database: Database;
	readonly reviews: ReviewStore;
	readonly totals: MessageTotals;
	readonly clock: Clock;
}

/** Messages as lists for those who judge them. */
export function serveMessageLists(serve: Serve, { database, reviews, totals, clock }: ListParts): void {
	serve(listMessages, async ({ query }, context) => {
		const size = pageSize(query.limit);
		const filter = filterOf(query, reviews);
		return database.read(async (queries) => {
			const { page, last } = pageOf(await rowsFor(queries, query, filter, size + 1), size);
			return {
				success: true as const,
				messages: await shown(queries, page, context),
				next_cursor: last === undefined ? null : writeCursor(positionOf(last), phaseOf(last)),
				counts: await totals.read(queries),
			};
		});
	});

	serve(listDecidedMessages, async ({ query }, context) => {
		const size = pageSize(query.limit);
		const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
		return database.read(async (queries) => {
			const { page, last } = pageOf(await reviews.listDecided(queries, after, size + 1), size);
			return {
				success: true as const,
				messages: await shown(queries, page, context),
				next_cursor: last === undefined ? null : writeCursor({ at: last.decided_at ?? 0, id: last.id }),
			};
		});
	});

	/** From where the cursor points, through the parts that remain, until there are enough. */
	async function rowsFor(queries: Queries, { cursor, status }: ListQuery, filter: ReviewFilter, limit: number) {
		const start = cursor === undefined ? undefined : readCursor(cursor);
		const first = phases.indexOf((start?.phase ?? "reported") as Phase);
		const rows: MessageTable[] = [];
		for (const phase of phases.slice(Math.max(first, 0))) {
			const isPart = status === "reported" || status === "held";
			if (isPart && phase !== partsOfWaiting[status]) continue;
			const statuses = statusesOf[phase].filter((each) => isPart || [undefined, each].includes(status));
			const after = start?.phase === phase ? start : undefined;
			if (statuses.length === 0 || rows.length >= limit) continue;
			const wanted = { ...filter, isReported: reportedOf[phase], isDoubted: status === "held" };
			rows.push(...(await reviews.list(queries, { statuses, filter: wanted, after, limit: limit - rows.length })));
		}
		return rows;
	}

	async function shown(
		queries: Queries,
		rows: readonly MessageTable[],
		{ session, acceptLanguage }: AdministratorContext,
	): Promise<ReviewedMessage[]> {
		const emails = await emailStates(
			queries,
			rows.map(({ id }) => id),
		);
		const onlooker = { username: session.username, locale: localeOfAcceptLanguage(acceptLanguage), now: clock() };
		return rows.map((row) => reviewedMessage(row, reviews, emails.get(row.id), onlooker));
	}
}

function phaseOf({ moderation_status: status, reported_at }: MessageTable): Phase {
	if (status !== "pending") return "decided";
	return reported_at === null ? "waiting" : "reported";
}

function positionOf({ created_at, id }: MessageTable) {
	return { at: created_at, id };
}

function filterOf({ language, category, from, to, email }: ListQuery, reviews: ReviewStore): ReviewFilter {
	const filter = { language, category, from: parseMoment("from", from), to: parseMoment("to", to) };
	if (email === undefined) return filter;
	const parsed = parseEmailAddress(email);
	if (!parsed.ok) throw new ExpectedError("invalid_input", `address_${parsed.rule}`, { field: "email" });
	return { ...filter, recipientKey: reviews.recipientKey(parsed.address) };
}

/** Milliseconds. A date the schema takes may still be none, as the 60th second of a minute. */
function parseMoment(field: string, text: string | undefined): number | undefined {
	if (text === undefined) return undefined;
	const at = Date.parse(text);
	if (Number.isNaN(at)) throw new ExpectedError("invalid_input", "field_invalid", { field });
	return at;
}
