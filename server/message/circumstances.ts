import type { Queries } from "#server/database/engine.ts";
import { prepare } from "#server/database/prepare.ts";
import { isOnBy, switchOf } from "#server/delivery/email-switches.ts";
import { reasonOfWeight, type SuppressionReason, weightOfReason } from "#server/suppression/suppressions.ts";
import { blockedText } from "./blocked-texts.ts";
import type { NoteKeys } from "./note-keys.ts";
import { idsAround, sameWordsSent } from "./sent-texts.ts";
import { waitingTwin } from "./waiting-twin.ts";

/** What a note meets when it comes. */
export interface Circumstances {
	/** Why its mailbox is sent no notes; undefined when it is. */
	readonly suppressed: SuppressionReason | undefined;
	/** Its recipient has reported the same words. */
	readonly isBlocked: boolean;
	/** Its recipient was sent the same words, or is to be, less than a day before or after it. */
	readonly wasSent: boolean;
	/** The same note, which waits for a judgement. */
	readonly twin: string | undefined;
	/** Whether recipients are told of their letters by e-mail. */
	readonly isNotified: boolean;
}

interface Asked {
	readonly keys: NoteKeys;
	/** When it is meant to arrive (ms). */
	readonly moment: number;
	/** The present (ms). */
	readonly at: number;
}

/** Asks for all of it in one statement: on PostgreSQL each is a round trip, and every note asks. */
export function createCircumstances() {
	const ask = prepare((queries, asked: NoteKeys & { now: number; after: string; before: string }) =>
		queries.selectNoFrom([
			weightOfReason(queries, { mailboxKey: asked.mailbox, now: asked.now }).as("weight"),
			blockedText(queries, asked.text).as("blocked_at"),
			sameWordsSent(queries, asked).as("sent"),
			waitingTwin(queries, asked.text).as("twin"),
			switchOf(queries, "notification").as("is_notified"),
		]),
	);
	return async (queries: Queries, { keys, moment, at }: Asked): Promise<Circumstances> => {
		const { rows } = await ask(queries, { ...keys, ...idsAround(moment), now: at });
		const row = rows[0];
		return {
			suppressed: reasonOfWeight(row?.weight ?? null),
			isBlocked: (row?.blocked_at ?? null) !== null,
			wasSent: (row?.sent ?? null) !== null,
			twin: row?.twin ?? undefined,
			isNotified: isOnBy(row?.is_notified ?? null, "notification"),
		};
	};
}
