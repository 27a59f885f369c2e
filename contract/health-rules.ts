import { percentage } from "./figures.ts";
import type { Found } from "./health.ts";

// What the facts of each sign mean. Times are milliseconds.

const minute = 60_000;
const hour = 60 * minute;

/** The limits beyond which a sign is bad. */
const limits = {
	/** Answers of support are promised within a day; a note that nobody decides is erased after thirty. */
	noteWaits: 24 * hour,
	/** The loop looks every second, and a lease ends within twenty. */
	emailOverdue: 5 * minute,
	/** One or two that fail may be the note's doing. */
	failuresInARow: 3,
	freeShare: 0.05,
	freeBytes: 512 * 1_048_576,
	/** A backup takes a while, and a timer may be late. */
	backupSlack: 2 * hour,
	/** A pass every hour, and a look every ten minutes. */
	retentionPause: 3 * hour,
	/** Of fewer e-mails a share says nothing. */
	minSettled: 50,
	/** Providers begin to throttle a sender here (Amazon SES: 5 %; Gmail and Yahoo: 0.3 %). */
	bounceShare: 0.05,
	complaintShare: 0.003,
} as const;

/** Looking at a queue must not hold up who works on it: counting as many takes SQLite some milliseconds. */
export const countedAtMost = 100_000;

/** A moment among a finding's figures. */
function moment(at: number): { readonly at: string } {
	return { at: new Date(at).toISOString() };
}

/** The age of the oldest note that waits for a person. */
export function findWaitingNotes(count: number, oldestAt: number | undefined, now: number): Found<"waiting_notes"> {
	if (count === 0 || oldestAt === undefined) return { reason: "none", facts: { count: 0 } };
	return { reason: now - oldestAt > limits.noteWaits ? "old" : "recent", facts: { count, ...moment(oldestAt) } };
}

/** When the e-mail became due that should have been tried first. Of the e-mails no more than `countedAtMost` are counted. */
export function findEmailQueue(counted: number, firstDueAt: number | undefined, now: number): Found<"email_queue"> {
	const count = { count: counted, ...(counted < countedAtMost ? {} : { and_more: true }) };
	if (firstDueAt === undefined || now - firstDueAt <= limits.emailOverdue) return { reason: "flowing", facts: count };
	return { reason: "overdue", facts: { ...count, ...moment(firstDueAt) } };
}

/** What the mail server did last, as far as that is about this service and not about one recipient. */
export interface LastSend {
	readonly outcome: "accepted" | "unreachable" | "refused";
	readonly code: string | undefined;
	readonly at: number;
}

/** The last send; `isCaptured`: no mail server is set. */
export function findSmtp(isCaptured: boolean, last: LastSend | undefined): Found<"smtp"> {
	if (isCaptured) return { reason: "captured", facts: {} };
	if (last === undefined) return { reason: "untried", facts: {}, seenAt: 0 };
	const facts = { ...moment(last.at), ...(last.code === undefined ? {} : { code: last.code }) };
	const reason = ({ accepted: "accepts", unreachable: "unreachable", refused: "refuses" } as const)[last.outcome];
	return { reason, facts, seenAt: last.at };
}

/** How judging went of late. */
export interface Judging {
	/** When notes began to go unjudged, without one that was judged since. */
	readonly failingSince: number | undefined;
	readonly failures: number;
	/** When the language model began to be left alone. */
	readonly leftAloneSince: number | undefined;
	readonly lastAt: number;
}

export function findJudge({ failingSince, failures, leftAloneSince, lastAt: seenAt }: Judging): Found<"judge"> {
	if (leftAloneSince !== undefined) return { reason: "left_alone", facts: moment(leftAloneSince), seenAt };
	if (failingSince !== undefined && failures >= limits.failuresInARow) {
		return { reason: "failing", facts: { count: failures, ...moment(failingSince) }, seenAt };
	}
	return { reason: "judges", facts: {}, seenAt };
}

/** The room on a file system; undefined when it cannot be read. */
export function findDisk(room: { readonly freeBytes: number; readonly totalBytes: number } | undefined): Found<"disk"> {
	if (room === undefined) return { reason: "unreadable", facts: {} };
	const { freeBytes, totalBytes } = room;
	const isLow = freeBytes < limits.freeBytes || freeBytes < totalBytes * limits.freeShare;
	return { reason: isLow ? "low" : "enough", facts: { free_bytes: freeBytes, total_bytes: totalBytes } };
}

/** The file that each backup touches. */
export interface Backups {
	/** `BACKUP_MARKER`; undefined: nobody said which file that is. */
	readonly marker: string | undefined;
	readonly everyHours: number;
}

/** When the file was touched; undefined: there is none. */
export function findBackup({ marker, everyHours }: Backups, at: number | undefined, now: number): Found<"backup"> {
	if (marker === undefined) return { reason: "not_set", facts: {} };
	if (at === undefined) return { reason: "missing", facts: {} };
	return { reason: now - at > everyHours * hour + limits.backupSlack ? "old" : "recent", facts: moment(at) };
}

/** The last pass that erased what is due. */
interface LastPass {
	readonly beganAt: number;
	readonly doubtedSince: number | null;
}

export function findRetention(last: LastPass | undefined, now: number): Found<"retention"> {
	if (last === undefined) return { reason: "never", facts: {} };
	const facts = moment(last.beganAt);
	if (now - last.beganAt > limits.retentionPause) return { reason: "late", facts };
	return { reason: last.doubtedSince === null ? "on_time" : "doubted", facts };
}

/** What became of the e-mails of a week. */
interface ReportCounts {
	/** Sent or refused. */
	readonly settled: number;
	readonly bounced: number;
	readonly complained: number;
}

export function findBounces({ settled, bounced, complained }: ReportCounts): Found<"bounces"> {
	const share = (count: number) => percentage(count, settled) ?? 0;
	if (settled < limits.minSettled) return { reason: "too_few", facts: { count: settled } };
	if (complained / settled >= limits.complaintShare) {
		return { reason: "many_complaints", facts: { count: complained, percent: share(complained) } };
	}
	const isMany = bounced / settled >= limits.bounceShare;
	return { reason: isMany ? "many_bounces" : "few", facts: { count: bounced, percent: share(bounced) } };
}
