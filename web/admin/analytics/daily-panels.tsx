import type { Analytics } from "#contract/admin-analytics.ts";
import { ChartPanel } from "#web/admin/charts/chart-panel.tsx";
import { DayChart } from "#web/admin/charts/day-chart.tsx";
import type { Column } from "#web/admin/tables/columns.ts";
import { DataTable } from "#web/admin/tables/data-table.tsx";
import { useFormat, useWords } from "#web/admin/words/language-provider.tsx";
import { analyticsWords } from "./analytics-words.ts";

type DayFigures = Analytics["daily_activity"][number];

const listedDays = 10;

interface DailyPanelsProps {
	readonly days: number;
	/** Every day of the period, the newest first. */
	readonly activity: readonly DayFigures[];
}

/** What happened day by day: the latest days in figures, the whole period as a picture. */
export function DailyPanels({ days, activity }: DailyPanelsProps) {
	const words = useWords(analyticsWords);
	const columns = useDayColumns();
	const isEmpty = activity.every(({ messages }) => messages === 0);
	return (
		<>
			<ChartPanel
				title={words.dailyChart(days)}
				fileName={`daily-activity-${days}-days`}
				columns={columns}
				rows={activity}
				keyOf={({ date }) => date}
				empty={isEmpty ? words.noData : undefined}
			>
				<Picture days={days} series={activity.toReversed()} />
			</ChartPanel>
			<section className="panel" aria-labelledby="daily-list-title">
				<h3 id="daily-list-title">{words.dailyActivity}</h3>
				<p className="panel-note">{words.dailyList}</p>
				{activity.length === 0 ? (
					<p className="empty-line">{words.noData}</p>
				) : (
					<DataTable
						label={words.dailyActivity}
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
	const words = useWords(analyticsWords);
	const format = useFormat();
	const total = series.reduce((sum, { messages }) => sum + messages, 0);
	const busiest = series.reduce((best, day) => (day.messages > best.messages ? day : best), {
		date: "",
		messages: -1,
	});
	const bars = series.map(({ date, messages, approvals }) => ({
		label: format.shortDay(date),
		approved: approvals,
		others: Math.max(0, messages - approvals),
	}));
	return (
		<DayChart
			label={words.dailyChartLabel(
				format.number(total),
				days,
				format.number(busiest.messages),
				busiest.date === "" ? words.none : format.day(busiest.date),
			)}
			days={bars}
			approvedLabel={words.approvals}
			othersLabel={words.others}
			formatNumber={format.number}
		/>
	);
}

function useDayColumns(): readonly Column<DayFigures>[] {
	const words = useWords(analyticsWords);
	const format = useFormat();
	return [
		{ label: words.date, cellOf: ({ date }) => date, show: ({ date }) => format.day(date) },
		{
			label: words.messages,
			cellOf: ({ messages }) => messages,
			show: ({ messages }) => format.number(messages),
			isFigure: true,
		},
		{
			label: words.approvals,
			cellOf: ({ approvals }) => approvals,
			show: ({ approvals }) => format.number(approvals),
			isFigure: true,
		},
	];
}
