import { sql } from "kysely";
import type { Analytics } from "#contract/admin-analytics.ts";
import { percentage } from "#contract/figures.ts";
import type { Queries } from "#server/database/engine.ts";
import { type EmailEnd, type Metrics, unknownCountry } from "./counts-store.ts";
import { lastDays } from "./local-days.ts";
import type { LocalHour } from "./local-hour.ts";

/** A country with fewer visits in the period could point at somebody. */
const minVisitsShown = 5;

/** E-mails of today, and of the last 30 days: in per cent, and what came back. */
export interface EmailFigures {
	readonly sentToday: number;
	readonly capturedToday: number;
	readonly deliveryRate: number | null;
	readonly bounced: number;
	readonly complained: number;
}

/** What became of the e-mails of a day. */
interface EmailDay {
	readonly date: string;
	readonly sent: number;
	readonly failed: number;
	readonly bounced: number;
	readonly complained: number;
}

interface Total {
	readonly name: string;
	readonly count: number;
}

interface FiguresParts {
	readonly localHour: (at: number) => LocalHour;
	/** Whether visitors' addresses are told by a proxy. */
	readonly trustsProxy: boolean;
}

/** Figures from counters alone: what they cost grows with days, never with messages. */
export function createFigures({ localHour, trustsProxy }: FiguresParts) {
	return {
		/** Figures of the last `days` days, `now` being in the last of them. */
		async read(queries: Queries, now: number, days: number): Promise<Analytics> {
			const { day: today } = localHour(now);
			const period = lastDays(today, days);
			const since = period.at(-1) ?? today;
			const firstDay = await firstCountedDay(queries);
			const totals = await sumByLabel(queries, since, today);
			const ofToday = await sumByLabel(queries, today, today);
			return {
				...messageFigures(totals),
				...emailFigures(totals),
				unique_visitors_today: sum(ofToday("visit")),
				page_views_today: sum(ofToday("page_view")),
				daily_activity: await dailyActivity(queries, period),
				hourly_activity: await hourlyActivity(queries, since, today),
				top_rejection_reasons: totals("rejection").map(({ name, count }) => ({ reason: name, count })),
				geographic_data: withFewAsOther(totals("visit")).map(({ name, count }) => ({ country: name, count })),
				geographic_gap: gapOf(totals("visit"), trustsProxy),
				counted_days: period.filter((day) => firstDay !== undefined && day >= firstDay).length,
				previous: await previousFigures(queries, lastDays(today, 2 * days).slice(days), firstDay),
			};
		},

		/** What became of e-mails, day by day, the newest first. */
		emailDays: (queries: Queries, now: number, days: number) => emailDays(queries, lastDays(localHour(now).day, days)),

		async emails(queries: Queries, now: number): Promise<EmailFigures> {
			const { day: today } = localHour(now);
			const emails = ["email", "other_email"] as const;
			const ofMonth = await sumByLabel(queries, lastDays(today, 30).at(-1) ?? today, today, [...emails, "report"]);
			const ofToday = await sumByLabel(queries, today, today, emails);
			const ended = (totals: Totals, end: EmailEnd) => sumOf(emails, (metric) => countOf(totals(metric), end));
			const sent = ended(ofMonth, "sent");
			return {
				sentToday: ended(ofToday, "sent"),
				capturedToday: ended(ofToday, "captured"),
				deliveryRate: percentage(sent, sent + ended(ofMonth, "failed")) ?? null,
				bounced: countOf(ofMonth("report"), "bounced"),
				complained: countOf(ofMonth("report"), "complained"),
			};
		},
	};
}

export type Figures = ReturnType<typeof createFigures>;

/** The sums of a metric by label, the highest first. */
type Totals = (metric: keyof Metrics) => Total[];

function messageFigures(totals: Totals) {
	const messages = sum(totals("message"));
	const approved = countOf(totals("message"), "approved");
	return {
		total_messages: messages,
		approved_messages: approved,
		rejected_messages: countOf(totals("message"), "rejected"),
		approval_rate: percentage(approved, messages) ?? 0,
	};
}

function emailFigures(totals: Totals) {
	const count = (metric: "email" | "other_email", end: EmailEnd) => countOf(totals(metric), end);
	return {
		emails_sent: count("email", "sent"),
		emails_captured: count("email", "captured"),
		emails_failed: count("email", "failed"),
		other_emails: {
			sent: count("other_email", "sent"),
			captured: count("other_email", "captured"),
			failed: count("other_email", "failed"),
		},
	};
}

/** The first day on which anything was counted, which is the service's first. */
async function firstCountedDay(queries: Queries): Promise<string | undefined> {
	const row = await queries.selectFrom("counter").select("day").orderBy("day").limit(1).executeTakeFirst();
	return row?.day;
}

/** Null where the service did not run yet on all of these days: the comparison would be with less than a period. */
async function previousFigures(queries: Queries, period: readonly string[], firstDay: string | undefined) {
	const since = period.at(-1) ?? "";
	if (firstDay === undefined || firstDay > since) return null;
	const totals = await sumByLabel(queries, since, period[0] ?? "", ["message", "email"]);
	const { approval_rate: _, ...messages } = messageFigures(totals);
	return { ...messages, emails_sent: countOf(totals("email"), "sent") };
}

/** Labels whose counts were all taken back are left out. */
async function sumByLabel(
	queries: Queries,
	since: string,
	today: string,
	only?: readonly (keyof Metrics)[],
): Promise<Totals> {
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
		return {
			date,
			messages: Math.max(0, sum(ofDay)),
			approvals: countOf(ofDay, "approved"),
			rejections: countOf(ofDay, "rejected"),
			pending: countOf(ofDay, "pending"),
		};
	});
}

async function emailDays(queries: Queries, period: readonly string[]): Promise<readonly EmailDay[]> {
	const rows = await ofPeriod(queries, period.at(-1) ?? "", period[0] ?? "")
		.where("metric", "in", ["email", "report"])
		.select(["day", "metric", "label", sql<number>`sum(count)`.as("sum")])
		.groupBy(["day", "metric", "label"])
		.execute();
	return period.map((date) => {
		const of = (metric: string, label: string) =>
			Number(rows.find((row) => row.day === date && row.metric === metric && row.label === label)?.sum ?? 0);
		return {
			date,
			sent: of("email", "sent"),
			failed: of("email", "failed"),
			bounced: of("report", "bounced"),
			complained: of("report", "complained"),
		};
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

const isShown = ({ name, count }: Total) => name !== unknownCountry && count >= minVisitsShown;

/** Countries with few visits together, and with them the visits from networks of no known country. */
function withFewAsOther(visits: readonly Total[]): Total[] {
	const other = sum(visits.filter((country) => !isShown(country)));
	const shown = visits.filter(isShown);
	return (other === 0 ? shown : [...shown, { name: "other", count: other }]).toSorted(byCount);
}

/** Why no country is named. */
function gapOf(visits: readonly Total[], trustsProxy: boolean): Analytics["geographic_gap"] {
	if (visits.some(isShown)) return "none";
	if (visits.length === 0) return "no_visits";
	if (visits.some(({ name }) => name !== unknownCountry)) return "few_visits";
	return trustsProxy ? "unknown" : "no_proxy";
}

/** The highest first, and equals by name. */
function byCount(one: Total, other: Total): number {
	return other.count - one.count || (one.name < other.name ? -1 : 1);
}

function sum(totals: readonly Total[]): number {
	return sumOf(totals, ({ count }) => count);
}

function sumOf<Item>(items: readonly Item[], countOfItem: (item: Item) => number): number {
	return items.reduce((all, item) => all + countOfItem(item), 0);
}

function countOf(totals: readonly Total[], name: string): number {
	return Math.max(0, totals.find((total) => total.name === name)?.count ?? 0);
}
