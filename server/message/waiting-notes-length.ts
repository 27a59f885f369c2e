import type { Clock } from "#server/clock.ts";
import { type QueueLength, queueFound } from "#server/database/queue-length.ts";
import type { MessageTotals } from "./message-totals.ts";
import { oldestWait } from "./waiting-notes-sign.ts";

/** Notes that wait for a person. */
export function waitingNotesLength(totals: MessageTotals, clock: Clock): QueueLength {
	return {
		queue: "waiting_notes",
		async read(queries) {
			const { pending } = await totals.read(queries);
			const since = pending === 0 ? undefined : await oldestWait(queries);
			return queueFound({ count: pending, first_due: since ?? null, at: clock() });
		},
	};
}
