import { localeOfTag } from "#i18n/locales.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { EmailSwitches } from "#server/delivery/email-switches.ts";
import type { Outbox } from "#server/delivery/outbox.ts";
import type { Log } from "#server/log.ts";
import { mailboxKey } from "#server/privacy/mailbox-keys.ts";
import type { Vault } from "#server/privacy/seal.ts";
import { acceptsNotes, type Suppressions } from "#server/suppression/suppressions.ts";
import { createWorker, type Worker } from "#server/worker.ts";
import { dayOf, notificationOf } from "./message.ts";
import type { MessageStore } from "./message-store.ts";
import type { NoteRemoval } from "./note-removal.ts";
import { type NoteSchedule, nextDay, reservedDay } from "./note-schedule.ts";
import type { ReviewStore } from "./review-store.ts";

interface ReleaseDependencies {
	readonly vault: Vault;
	readonly schedule: NoteSchedule;
	readonly messages: MessageStore;
	readonly reviews: ReviewStore;
	readonly removal: NoteRemoval;
	readonly outbox: Outbox;
	readonly switches: EmailSwitches;
	readonly suppressions: Suppressions;
	readonly clock: Clock;
	readonly log: Log;
	/** Notes delivered per recipient and day. */
	readonly allowancePerDay: number;
}

interface WorkerDependencies extends ReleaseDependencies {
	readonly database: Database;
	/** Whether what is sealed can be opened at present. */
	readonly mayOpen: () => boolean;
}

const lookEveryMs = 2_000;
/** Transactions at once: their commits are shared, and none waits long for a connection. */
const atOnce = 10;
/** How long a note waits whose seals do not open. */
const brokenWaitMs = 3_600_000;

/** Turns scheduled notes into letters and e-mails when their time has come, on whichever node looks first. */
export function createScheduledRelease(dependencies: WorkerDependencies): Worker {
	const { database, schedule, mayOpen, log } = dependencies;
	const release = createRelease(dependencies);

	/** One that fails keeps no other back, and is tried again in the next pass. */
	async function releaseAll(ids: readonly string[]): Promise<void> {
		const releases = ids.map((id) => database.write((queries) => release(queries, id)));
		const results = await Promise.allSettled(releases);
		for (const [index, result] of results.entries()) {
			if (result.status === "rejected") {
				log.warn({ message: ids[index] }, "a scheduled note could not be released yet", result.reason);
			}
		}
	}

	return createWorker(
		"scheduled notes",
		lookEveryMs,
		async () => {
			for (let ids: readonly string[] = [""]; ids.length > 0 && mayOpen(); ) {
				ids = await database.read((queries) => schedule.due(queries, atOnce));
				await releaseAll(ids);
				if (ids.length < atOnce) return;
			}
		},
		log,
	);
}

/** What one release writes, in its caller's transaction: all of it is decided anew by what is true by now. */
export function createRelease(dependencies: ReleaseDependencies) {
	const { vault, schedule, messages, reviews, removal, outbox, switches, suppressions } = dependencies;
	const { clock, log, allowancePerDay } = dependencies;

	return async (queries: Queries, id: string): Promise<void> => {
		// The mailbox before the note, as an opt-out takes them: so nobody waits in a circle.
		const mailbox = (await reviews.find(queries, id))?.mailbox_key;
		if (mailbox) await suppressions.hold(queries, mailbox);
		const row = await schedule.take(queries, id);
		if (row === undefined) return;
		const at = clock();
		const note = reviews.noteOf(row);
		if (note === undefined) {
			log.error({ message: id }, "a scheduled note does not open: altered, or sealed under another secret");
			return schedule.setWait(queries, id, at + brokenWaitMs);
		}
		const suppressed = await suppressions.reasonFor(queries, mailboxKey(vault, note.recipient), at);
		if (!acceptsNotes(suppressed)) return removal.remove(queries, row, false);
		// Kept and shown on the site, but not sent to a mailbox that its server calls gone.
		if (suppressed !== undefined) return;
		if (!(await switches.isOn(queries, "notification"))) return;
		const today = dayOf(at);
		// Reserved when it was approved; on another day, as after a time in which nothing was sent, that day's counts.
		const granted =
			reservedDay(row) === today || (await messages.takeAllowance(queries, note.recipient, today, allowancePerDay));
		if (!granted) return schedule.setWait(queries, id, nextDay(at));
		const order = notificationOf(note, localeOfTag(row.locale) ?? "en");
		await outbox.enqueue(queries, { sourceId: id, order });
	};
}
