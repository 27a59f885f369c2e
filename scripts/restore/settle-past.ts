import { steadyClock, systemClock } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import { createDeliveryStore } from "#server/delivery/delivery-store.ts";
import { createEmailSwitches } from "#server/delivery/email-switches.ts";
import { onHold } from "#server/delivery/emails-on-hold.ts";
import { createOutbox } from "#server/delivery/outbox.ts";
import type { Log } from "#server/log.ts";
import { createMessageStore } from "#server/message/message-store.ts";
import { createMessageTotals } from "#server/message/message-totals.ts";
import { createNoteRemoval } from "#server/message/note-removal.ts";
import { createNoteSchedule } from "#server/message/note-schedule.ts";
import { createReviewStore } from "#server/message/review-store.ts";
import { createRelease } from "#server/message/scheduled-release.ts";
import type { Vault } from "#server/privacy/seal.ts";
import { retentionStore } from "#server/retention/retention-store.ts";
import { createSuppressions } from "#server/suppression/suppressions.ts";

interface Copy {
	readonly database: Database;
	readonly vault: Vault;
	readonly log: Log;
}

/** What became of a copy. */
export interface Settled {
	/** E-mails on hold. */
	readonly held: number;
	/** Decisions on all notes of a filter that were stopped. */
	readonly jobs: number;
}

/**
 * Makes a copy of the database one that can be started: the service may have gone on after it was taken, so what it was
 * about to do may be done. All that in one transaction; the service must not run. See decisions/0080.
 */
export function settlePast({ database, vault, log }: Copy, nothingSentSince: boolean): Promise<Settled> {
	const releaseDue = createReleaseDue(database.engine, vault, log);
	return database.write(async (queries) => {
		await endSessions(queries);
		await retentionStore.expectPass(queries, systemClock());
		if (nothingSentSince) return { held: 0, jobs: 0 };
		await releaseDue(queries);
		return { held: await onHold.holdAll(queries), jobs: await stopJobs(queries) };
	});
}

/** Whoever has signed out, or lost the account, since the copy was taken would be signed in again. */
async function endSessions(queries: Queries): Promise<void> {
	for (const table of ["session", "password_reset", "inbox_session", "inbox_link"] as const) {
		await queries.deleteFrom(table).execute();
	}
}

/** What a job was to decide may be decided, and e-mailed. Its notes wait, as they did before it. */
async function stopJobs(queries: Queries): Promise<number> {
	const { numUpdatedRows } = await queries
		.updateTable("bulk_job")
		// Nobody has this name: no administrator stopped it.
		.set({ state: "stopped", ended_at: systemClock(), stopped_by: "" })
		.where("ended_at", "is", null)
		.executeTakeFirst();
	await queries.deleteFrom("bulk_job_note").execute();
	return Number(numUpdatedRows);
}

/** Makes e-mails of the scheduled notes whose time has come, so that they can be on hold like all others. */
function createReleaseDue(engine: Database["engine"], vault: Vault, log: Log) {
	const schedule = createNoteSchedule(engine, steadyClock);
	const messages = createMessageStore(vault);
	const reviews = createReviewStore(vault);
	const release = createRelease({
		vault,
		schedule,
		messages,
		reviews,
		removal: createNoteRemoval({ messages, reviews, totals: createMessageTotals() }),
		outbox: createOutbox({ store: createDeliveryStore(engine, steadyClock), vault }),
		switches: createEmailSwitches(),
		suppressions: createSuppressions(engine),
		clock: systemClock,
		log,
		// Whether a day is full was decided when it was sent, if it was.
		allowancePerDay: Number.MAX_SAFE_INTEGER,
	});
	return async (queries: Queries): Promise<void> => {
		const ids = await schedule.due(queries, Number.MAX_SAFE_INTEGER);
		for (const id of ids) await release(queries, id);
	};
}
