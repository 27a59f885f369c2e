import type { Analytics } from "#contract/admin-analytics.ts";
import { m } from "#i18n/compiled/messages.js";
import { ChartPanel } from "#web/admin/charts/chart-panel.tsx";
import { DayChart } from "#web/admin/charts/day-chart.tsx";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { type Column, figureColumn } from "#web/admin/tables/columns.ts";
import { DataTable } from "#web/admin/tables/data-table.tsx";

type DayFigures = Analytics["daily_activity"][number];

const listedDays = 10;

interface DailyPanelsProps {
	readonly days: number;
	/** Every day of the period, the newest first. */
	readonly activity: readonly DayFigures[];
}

/** What happened day by day: the latest days in figures, the whole period as a picture. */
export function DailyPanels({ days, activity }: DailyPanelsProps) {
	const columns = useDayColumns(activity[0]?.date);
	const isEmpty = activity.every(({ messages }) => messages === 0);
	return (
		<>
			<ChartPanel
				title={m.admin_analytics_daily_chart({ days })}
				fileName={`daily-activity-${days}-days`}
				columns={columns}
				rows={activity}
				keyOf={({ date }) => date}
				empty={isEmpty ? m.admin_analytics_no_data() : undefined}
			>
				<Picture days={days} series={activity.toReversed()} />
			</ChartPanel>
			<section className="panel" aria-labelledby="daily-list-title">
				<h3 id="daily-list-title">{m.admin_analytics_daily_activity()}</h3>
				<p className="panel-note">{m.admin_analytics_daily_list()}</p>
				{activity.length === 0 ? (
					<p className="empty-line">{m.admin_analytics_no_data()}</p>
				) : (
					<DataTable
						label={m.admin_analytics_daily_activity()}
						columns={columns}
						rows={activity.slice(0, listedDays)}
						keyOf={({ date }) => date}
					/>
				)}
			</section>
		</>
	);
}

function Picture({ days, series }: { readonly days: number; readonly series: readonly DayFigures[] }) {
	const format = useFormat();
	const total = series.reduce((sum, { messages }) => sum + messages, 0);
	const busiest = series.reduce((best, day) => (day.messages > best.messages ? day : best), {
		date: "",
		messages: -1,
	});
	const bars = series.map(({ date, messages, approvals, rejections, pending }, index) => ({
		label: format.shortDay(date),
		title: index === series.length - 1 ? m.admin_analytics_unfinished({ day: format.day(date) }) : format.day(date),
		total: messages,
		approved: approvals,
		rejected: rejections,
		pending,
	}));
	return (
		<DayChart
			label={m.admin_analytics_daily_chart_label({
				total: format.number(total),
				days,
				max: format.number(busiest.messages),
				when: busiest.date === "" ? m.admin_analytics_none() : format.day(busiest.date),
			})}
			days={bars}
			names={{
				total: m.admin_analytics_messages(),
				approved: m.admin_analytics_approvals(),
				rejected: m.admin_analytics_rejected(),
				pending: m.admin_analytics_pending(),
				today: m.admin_analytics_today_unfinished(),
			}}
			formatNumber={format.number}
		/>
	);
}

function useDayColumns(today: string | undefined): readonly Column<DayFigures>[] {
	const format = useFormat();
	const dayOf = (date: string) =>
		date === today ? m.admin_analytics_unfinished({ day: format.day(date) }) : format.day(date);
	const figure = (label: string, name: Exclude<keyof DayFigures, "date">) =>
		figureColumn(label, (day: DayFigures) => day[name], format.number);
	return [
		{ label: m.admin_analytics_date(), cellOf: ({ date }) => date, show: ({ date }) => dayOf(date) },
		figure(m.admin_analytics_messages(), "messages"),
		figure(m.admin_analytics_approvals(), "approvals"),
		figure(m.admin_analytics_rejected(), "rejections"),
		figure(m.admin_analytics_pending(), "pending"),
	];
}
