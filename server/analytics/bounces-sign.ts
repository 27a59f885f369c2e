import { sql } from "kysely";
import { findBounces } from "#contract/health-rules.ts";
import type { Clock } from "#server/clock.ts";
import { healthSign } from "#server/database/health-sign.ts";
import { lastDays } from "./local-days.ts";
import type { LocalHour } from "./local-hour.ts";

const days = 7;
/** Whether too many e-mails come back. */
export function bouncesSign(localHour: (at: number) => LocalHour, clock: Clock) {
	return healthSign({
		sign: "bounces",
		view: "service",
		async read(queries) {
			const { day: today } = localHour(clock());
			const rows = await queries
				.selectFrom("counter")
				.select(["metric", "label", sql<number>`sum(count)`.as("sum")])
				.where("day", ">=", lastDays(today, days).at(-1) ?? today)
				.where("day", "<=", today)
				.where("metric", "in", ["email", "report"])
				.groupBy(["metric", "label"])
				.execute();
			const sumOf = (metric: string, labels: readonly string[]) =>
				rows.reduce(
					(all, row) => (row.metric === metric && labels.includes(row.label) ? all + Number(row.sum) : all),
					0,
				);
			return findBounces({
				settled: sumOf("email", ["sent", "failed"]),
				bounced: sumOf("report", ["bounced"]),
				complained: sumOf("report", ["complained"]),
			});
		},
	});
}
