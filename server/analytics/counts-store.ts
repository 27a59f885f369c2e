import { sql } from "kysely";
import type { Queries } from "#server/database/engine.ts";
import { prepare } from "#server/database/prepare.ts";
import type { CounterTable } from "#server/database/schema.ts";
import { createLocalHour } from "./local-hour.ts";

/** What is counted, and the labels that narrow it. */
export interface Metrics {
	/** Notes by how moderation ended. */
	message: "approved" | "rejected" | "pending";
	/** Refused notes by rule. */
	rejection: string;
	/** E-mails by how their delivery ended. */
	email: "sent" | "failed";
}

/** Counters per hour; bumped in the transaction of what they count, so that they can never drift from it. */
export function createCountsStore(timeZone: string) {
	const localHour = createLocalHour(timeZone);
	const addOne = prepare((queries, counter: Pick<CounterTable, "day" | "hour" | "metric" | "label">) =>
		queries
			.insertInto("counter")
			.values({ day: counter.day, hour: counter.hour, metric: counter.metric, label: counter.label, count: 1 })
			.onConflict((conflict) =>
				conflict.columns(["day", "hour", "metric", "label"]).doUpdateSet({ count: sql<number>`counter.count + 1` }),
			),
	);
	return {
		/** Adds one to a counter for the hour of `at`. */
		async bump<M extends keyof Metrics>(queries: Queries, at: number, metric: M, label: Metrics[M]): Promise<void> {
			await addOne(queries, { ...localHour(at), metric, label });
		},
	};
}

export type CountsStore = ReturnType<typeof createCountsStore>;
