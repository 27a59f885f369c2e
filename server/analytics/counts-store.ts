import { sql } from "kysely";
import type { ReportReason } from "#contract/report.ts";
import type { Queries } from "#server/database/engine.ts";
import { prepare } from "#server/database/prepare.ts";
import type { CounterTable } from "#server/database/schema.ts";
import { addToSum } from "#server/database/transaction-sums.ts";
import { createLocalHour } from "./local-hour.ts";

/** What is counted, and the labels that narrow it. */
export interface Metrics {
	/** Notes by where they stand, in the hour in which they were written. */
	message: "approved" | "rejected" | "pending";
	/** Refused notes by rule, or `manual`, on the day on which they were written. */
	rejection: string;
	/** E-mails of notes by how their delivery ended. */
	email: EmailEnd;
	/** The same of all others: to administrators, to who wrote to them, to who asked what is kept. */
	other_email: EmailEnd;
	/** Reports on e-mails, on the day on which they came in. */
	report: "bounced" | "complained" | "delayed" | "policy";
	/** Notes that their readers reported, by reason. */
	note_report: ReportReason;
	/** Pages that people saw. */
	page_view: "";
	/** People's first pages of a day, by country; without a label when that is unknown. */
	visit: string;
}

/** `captured`: there was no mail server. */
export type EmailEnd = "sent" | "captured" | "failed";

/** Label of visits from networks whose country nobody knows. */
export const unknownCountry = "";

/** Kept by the day, in its hour 0: nobody asks for their hours, and fewer rows make faster sums. */
const byDay: ReadonlySet<keyof Metrics> = new Set([
	"rejection",
	"email",
	"other_email",
	"report",
	"note_report",
	"visit",
]);

/** Counters per hour or day; bumped in the transaction of what they count, so that they can never drift from it. */
export function createCountsStore(timeZone: string) {
	const localHour = createLocalHour(timeZone);
	const add = prepare((queries, counter: CounterTable) =>
		queries
			.insertInto("counter")
			.values({
				day: counter.day,
				hour: counter.hour,
				metric: counter.metric,
				label: counter.label,
				count: counter.count,
			})
			.onConflict((conflict) =>
				conflict
					.columns(["day", "hour", "metric", "label"])
					.doUpdateSet({ count: sql<number>`counter.count + excluded.count` }),
			),
	);
	return {
		/** Adds to a counter for the hour of `at`; a negative `count` takes back what was counted there. */
		async bump<M extends keyof Metrics>(
			queries: Queries,
			at: number,
			metric: M,
			label: Metrics[M],
			count = 1,
		): Promise<void> {
			const { day, hour } = localHour(at);
			const counter = { day, hour: byDay.has(metric) ? 0 : hour, metric, label };
			await addToSum(queries, `counter ${JSON.stringify(Object.values(counter))}`, count, async (last, sum) => {
				await add(last, { ...counter, count: sum });
			});
		},
	};
}

export type CountsStore = ReturnType<typeof createCountsStore>;
