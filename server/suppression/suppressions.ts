import { sql } from "kysely";
import { createAdvisoryLock } from "#server/database/advisory-lock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import { prepare } from "#server/database/prepare.ts";
import type { SuppressionTable } from "#server/database/schema.ts";
import type { Position } from "#server/http/cursor.ts";

/**
 * Why a mailbox is sent no notes. `opted_out`: its owner said so; `complained`: they called one spam; `unreachable`: its
 * server refused it for good; `by_hand`: an administrator was asked to.
 */
export type SuppressionReason = SuppressionTable["reason"];

/** A stretch of what holds. */
interface SuppressionPage {
	readonly after?: (Position & { readonly reason: SuppressionReason }) | undefined;
	readonly limit: number;
	readonly mailboxKey?: string;
}

interface Suppression {
	/** As `mailboxKey` gives it. */
	readonly mailboxKey: string;
	readonly reason: SuppressionReason;
	/** Milliseconds. */
	readonly at: number;
}

const day = 86_400_000;

/** An opt-out ends only when its mailbox asks for it; the others may no longer be true after a while. */
const endsAfter: Readonly<Record<SuppressionReason, number | null>> = {
	opted_out: null,
	complained: 365 * day,
	by_hand: null,
	unreachable: 30 * day,
};

/** The strongest first: what a person said counts more than what a machine found. */
const byWeight: readonly SuppressionReason[] = ["opted_out", "complained", "by_hand", "unreachable"];

const weights = sql.join(
	byWeight.map((reason, weight) => sql`when ${sql.lit(reason)} then ${sql.lit(weight)}`),
	sql` `,
);

/** The weight of the strongest reason that holds for a mailbox now (ms), for `reasonOfWeight`; null: none does. One row. */
export function weightOfReason(queries: Queries, asked: { readonly mailboxKey: string; readonly now: number }) {
	return queries
		.selectFrom("suppression")
		.select(sql<number | null>`min(case reason ${weights} end)`.as("weight"))
		.where("mailbox_key", "=", asked.mailboxKey)
		.where((where) => where.or([where("expires_at", "is", null), where("expires_at", ">", asked.now)]));
}

/** The reason of a weight. */
export function reasonOfWeight(weight: number | null): SuppressionReason | undefined {
	return weight === null ? undefined : byWeight[weight];
}

/** What administrators read of all mailboxes. */
const reading = {
	/** How many mailboxes are sent no notes, by reason; one may be counted under several. */
	async count(queries: Queries, now: number): Promise<Readonly<Record<SuppressionReason, number>>> {
		const rows = await queries
			.selectFrom("suppression")
			.select(["reason", sql<number>`count(*)`.as("count")])
			.where((where) => where.or([where("expires_at", "is", null), where("expires_at", ">", now)]))
			.groupBy("reason")
			.execute();
		const of = (reason: SuppressionReason) => Number(rows.find((row) => row.reason === reason)?.count ?? 0);
		return {
			opted_out: of("opted_out"),
			complained: of("complained"),
			by_hand: of("by_hand"),
			unreachable: of("unreachable"),
		};
	},

	/** What holds, the latest first, from the one after `after`; `mailboxKey`: of one mailbox only. */
	list(
		queries: Queries,
		now: number,
		{ after, limit, mailboxKey }: SuppressionPage,
	): Promise<readonly SuppressionTable[]> {
		return queries
			.selectFrom("suppression")
			.selectAll()
			.where((where) => where.or([where("expires_at", "is", null), where("expires_at", ">", now)]))
			.$if(mailboxKey !== undefined, (query) => query.where("mailbox_key", "=", mailboxKey ?? ""))
			.$if(after !== undefined, (query) =>
				query.where((row) =>
					row(
						row.refTuple("at", "mailbox_key", "reason"),
						"<",
						row.tuple(after?.at ?? 0, after?.id ?? "", after?.reason ?? "by_hand"),
					),
				),
			)
			.orderBy("at", "desc")
			.orderBy("mailbox_key", "desc")
			.orderBy("reason", "desc")
			.limit(limit)
			.execute();
	},
};

/** Who is sent no notes, and why. What is kept of a mailbox is an HMAC. */
export function createSuppressions(engine: Database["engine"]) {
	const find = prepare(weightOfReason);

	const lock = createAdvisoryLock(engine);

	return {
		...reading,

		/**
		 * Until the commit nobody can stop the notes to a mailbox: what is read of it stays true, and whoever stops them
		 * then sees what was stored meanwhile. Many may hold one at once.
		 */
		hold: (queries: Queries, mailboxKey: string) => lock(queries, mailboxKey, "shared"),

		/** Until the commit nobody stores anything for a mailbox. */
		holdAlone: (queries: Queries, mailboxKey: string) => lock(queries, mailboxKey, "alone"),

		/** Why no note may be sent to a mailbox; undefined when one may. */
		async reasonFor(queries: Queries, mailboxKey: string, now: number): Promise<SuppressionReason | undefined> {
			const { rows } = await find(queries, { mailboxKey, now });
			return reasonOfWeight(rows[0]?.weight ?? null);
		},

		/** Says it anew when it was said before: the time until it ends begins again. */
		async add(queries: Queries, { mailboxKey, reason, at }: Suppression): Promise<void> {
			const ends = endsAfter[reason];
			const times = { at, expires_at: ends === null ? null : at + ends };
			await queries
				.insertInto("suppression")
				.values({ mailbox_key: mailboxKey, reason, ...times })
				.onConflict((conflict) => conflict.columns(["mailbox_key", "reason"]).doUpdateSet(times))
				.execute();
		},

		/** Lets a mailbox be sent notes again, whatever the reasons were. False: there were none. */
		async lift(queries: Queries, mailboxKey: string): Promise<boolean> {
			const { numDeletedRows } = await queries
				.deleteFrom("suppression")
				.where("mailbox_key", "=", mailboxKey)
				.executeTakeFirst();
			return numDeletedRows > 0n;
		},
	};
}

/** Whether notes are taken for a mailbox: not against the word of its owner. */
export function acceptsNotes(reason: SuppressionReason | undefined): boolean {
	return reason === undefined || reason === "unreachable";
}

export type Suppressions = ReturnType<typeof createSuppressions>;
