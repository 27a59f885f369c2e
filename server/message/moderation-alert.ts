import { sql } from "kysely";
import type { Locale } from "#i18n/locales.ts";
import { type Clock, clockSkewMs } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { EmailSwitches } from "#server/delivery/email-switches.ts";
import type { Outbox } from "#server/delivery/outbox.ts";
import type { Log } from "#server/log.ts";
import { createWorker } from "#server/worker.ts";
import type { MessageTotals } from "./message-totals.ts";

interface AlertDependencies {
	readonly database: Database;
	readonly totals: MessageTotals;
	readonly outbox: Pick<Outbox, "enqueue">;
	readonly switches: EmailSwitches;
	readonly adminEmail: string;
	readonly clock: Clock;
	readonly log: Log;
}

/** Between two alerts, at least. */
const alertEveryMs = 15 * 60_000;

/** How often the waiting notes are looked at. */
const lookMs = 2_000;

/** The administration speaks French unless one chooses otherwise, and nobody has chosen for a mailbox. */
const alertLocale: Locale = "fr";

/**
 * Tells the administrators by e-mail that notes wait for a person: once something came that they have not been
 * told of, and not more often than every 15 minutes, however many nodes look. What comes in between is told of then.
 */
export function createModerationAlert(dependencies: AlertDependencies) {
	const { database, totals, outbox, switches, adminEmail, clock, log } = dependencies;
	const worker = createWorker("moderation alert", lookMs, look, log);

	async function look(): Promise<void> {
		const newest = await database.read(newestUntold);
		if (newest !== undefined) await database.write((queries) => alert(queries, newest));
	}

	/** When the newest waiting note was written or reported; undefined when the administrators know of it, or no note waits. */
	async function newestUntold(queries: Queries): Promise<number | undefined> {
		const now = clock();
		const { newest } = await queries
			.selectFrom("message")
			.select(({ fn }) => fn.max("created_at").as("newest"))
			.where("moderation_status", "=", sql.lit("pending"))
			// A note of a clock that was ahead would be the newest for as long as it waits.
			.where("created_at", "<=", now + clockSkewMs)
			.executeTakeFirstOrThrow();
		const reported = await newestReport(queries, now);
		if (newest === null && reported === undefined) return undefined;
		const latest = Math.max(Number(newest ?? 0), reported ?? 0);
		const last = await queries.selectFrom("moderation_alert").selectAll().executeTakeFirst();
		if (last === undefined || Math.max(last.sent_at, last.told_until) > now + clockSkewMs) return latest;
		const isDue = latest > last.told_until && last.sent_at + alertEveryMs <= now;
		return isDue ? latest : undefined;
	}

	/** When the newest of the reports that wait was made: its note may be old. */
	async function newestReport(queries: Queries, now: number): Promise<number | undefined> {
		const { newest } = await queries
			.selectFrom("message")
			.select(({ fn }) => fn.max("reported_at").as("newest"))
			.where("moderation_status", "=", sql.lit("pending"))
			.where("reported_at", "is not", null)
			.where("reported_at", "<=", now + clockSkewMs)
			.executeTakeFirstOrThrow();
		return newest === null ? undefined : Number(newest);
	}

	async function alert(queries: Queries, newest: number): Promise<void> {
		if (!(await switches.isOn(queries, "moderation"))) return;
		const now = clock();
		if (!(await takeTurn(queries, newest, now))) return;
		const { pending } = await totals.read(queries);
		await outbox.enqueue(queries, {
			sourceId: "moderation_alert",
			order: { template: "moderation", to: adminEmail, locale: alertLocale, values: { count: String(pending) } },
		});
	}

	return {
		/** One look, as the worker does it. */
		look,
		start: worker.start,
		stop: worker.stop,
	};
}

/** Takes the right to send the next alert. False: another node was faster. Exact under concurrency. */
async function takeTurn(queries: Queries, told_until: number, now: number): Promise<boolean> {
	const result = await queries
		.insertInto("moderation_alert")
		.values({ id: "last", sent_at: now, told_until })
		.onConflict((conflict) =>
			conflict
				.column("id")
				.doUpdateSet({ sent_at: now, told_until })
				.where((last) =>
					last.or([
						last("moderation_alert.sent_at", "<=", now - alertEveryMs),
						last("moderation_alert.sent_at", ">", now + clockSkewMs),
						last("moderation_alert.told_until", ">", now + clockSkewMs),
					]),
				),
		)
		.executeTakeFirst();
	return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
