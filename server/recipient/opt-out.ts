import type { Clock } from "#server/clock.ts";
import type { Queries } from "#server/database/engine.ts";
import type { WithdrawWaiting } from "#server/message/withdrawal.ts";
import type { Person } from "#server/privacy/personal-data.ts";
import type { Suppressions } from "#server/suppression/suppressions.ts";

interface OptOutDependencies {
	readonly suppressions: Suppressions;
	readonly withdrawWaiting: WithdrawWaiting;
	readonly clock: Clock;
}

/** Stops all notes to a mailbox, those that wait too, in its caller's transaction. */
export function createOptOut({ suppressions, withdrawWaiting, clock }: OptOutDependencies) {
	return async (queries: Queries, person: Person): Promise<void> => {
		const { mailboxKey } = person;
		await suppressions.holdAlone(queries, mailboxKey);
		await suppressions.add(queries, { mailboxKey, reason: "opted_out", at: clock() });
		await withdrawWaiting(queries, person);
	};
}

export type OptOut = ReturnType<typeof createOptOut>;
