import { sql } from "kysely";
import type { Analytics } from "#contract/admin-analytics.ts";
import { percentage } from "#contract/figures.ts";
import type { Queries } from "#server/database/engine.ts";
import { type Metrics, unknownCountry } from "./counts-store.ts";
import { lastDays } from "./local-days.ts";
import type { LocalHour } from "./local-hour.ts";

/** A country with fewer visits in the period could point at somebody. */
const minVisitsShown = 5;

/** E-mails of today, and of the last 30 days: in per cent, and what came back. */
export interface EmailFigures {
	readonly sentToday: number;
	readonly deliveryRate: number | null;
	readonly bounced: number;
	readonly complained: number;
}

interface Total {
	readonly name: string;
	readonly count: number;
}

/** Figures from counters alone: what they cost grows with days, never with messages. */
export function createFigures(localHour: (at: number) => LocalHour) {
	return {
		/** Figures of the last `days` days, `now` being in the last of them. */
		async read(queries: Queries, now: number, days: number): Promise<Analytics> {
			const { day: today } = localHour(now);
			const period = lastDays(today, days);
			const since = period.at(-1) ?? today;
			const totals = await sumByLabel(queries, since, today);
			const ofToday = await sumByLabel(queries, today, today);
			const messages = sum(totals("message"));
			const approved = countOf(totals("message"), "approved");
			return {
				total_messages: messages,
				approved_messages: approved,
				rejected_messages: countOf(totals("message"), "rejected"),
				approval_rate: percentage(approved, messages) ?? 0,
				emails_sent: countOf(totals("email"), "sent"),
				emails_failed: countOf(totals("email"), "failed"),
				unique_visitors_today: sum(ofToday("visit")),
				page_views_today: sum(ofToday("page_view")),
				daily_activity: await dailyActivity(queries, period),
				hourly_activity: await hourlyActivity(queries, since, today),
				top_rejection_reasons: totals("rejection").map(({ name, count }) => ({ reason: name, count })),
				geographic_data: withFewAsOther(totals("visit")).map(({ name, count }) => ({ country: name, count })),
			};
		},

		async emails(queries: Queries, now: number): Promise<EmailFigures> {
			const { day: today } = localHour(now);
			const ofMonth = await sumByLabel(queries, lastDays(today, 30).at(-1) ?? today, today, ["email", "report"]);
			const ofToday = await sumByLabel(queries, today, today, ["email"]);
			const settled = ofMonth("email");
			return {
				sentToday: countOf(ofToday("email"), "sent"),
				deliveryRate: percentage(countOf(settled, "sent"), sum(settled)) ?? null,
				bounced: countOf(ofMonth("report"), "bounced"),
				complained: countOf(ofMonth("report"), "complained"),
			};
		},
	};
}

export type Figures = ReturnType<typeof createFigures>;

/** The sums of each metric by label, the highest first; labels whose counts were all taken back are left out. */
async function sumByLabel(
	queries: Queries,
	since: string,
	today: string,
	only?: readonly (keyof Metrics)[],
): Promise<(metric: keyof Metrics) => Total[]> {
	const rows = await ofPeriod(queries, since, today)
		.$if(only !== undefined, (query) => query.where("metric", "in", only ?? []))
		.select(["metric", "label", sql<number>`sum(count)`.as("sum")])
		.groupBy(["metric", "label"])
		.execute();
	return (metric) =>
		rows
			.filter((row) => row.metric === metric && Number(row.sum) > 0)
			.map((row) => ({ name: row.label, count: Number(row.sum) }))
			.toSorted(byCount);
}

async function dailyActivity(queries: Queries, period: readonly string[]): Promise<Analytics["daily_activity"]> {
	const rows = await ofPeriod(queries, period.at(-1) ?? "", period[0] ?? "")
		.where("metric", "=", "message")
		.select(["day", "label", sql<number>`sum(count)`.as("sum")])
		.groupBy(["day", "label"])
		.execute();
	return period.map((date) => {
		const ofDay = rows.filter((row) => row.day === date).map((row) => ({ name: row.label, count: Number(row.sum) }));
		return { date, messages: Math.max(0, sum(ofDay)), approvals: countOf(ofDay, "approved") };
	});
}

async function hourlyActivity(queries: Queries, since: string, today: string): Promise<Analytics["hourly_activity"]> {
	const rows = await ofPeriod(queries, since, today)
		.where("metric", "=", "message")
		.select(["hour", sql<number>`sum(count)`.as("sum")])
		.groupBy("hour")
		.execute();
	return Array.from({ length: 24 }, (_, hour) => {
		const row = rows.find((candidate) => candidate.hour === hour);
		return { hour, count: Math.max(0, Number(row?.sum ?? 0)) };
	});
}

function ofPeriod(queries: Queries, since: string, today: string) {
	return queries.selectFrom("counter").where("day", ">=", since).where("day", "<=", today);
}

/** Countries with few visits together, and with them the visits from networks of no known country. */
function withFewAsOther(visits: readonly Total[]): Total[] {
	const isShown = ({ name, count }: Total) => name !== unknownCountry && count >= minVisitsShown;
	const other = sum(visits.filter((country) => !isShown(country)));
	const shown = visits.filter(isShown);
	return (other === 0 ? shown : [...shown, { name: "other", count: other }]).toSorted(byCount);
}

/** The highest first, and equals by name. */
function byCount(one: Total, other: Total): number {
	return other.count - one.count || (one.name < other.name ? -1 : 1);
}

function sum(totals: readonly Total[]): number {
	return totals.reduce((all, { count }) => all + count, 0);
}

function countOf(totals: readonly Total[], name: string): number {
	return Math.max(0, totals.find((total) => total.name === name)?.count ?? 0);
}
