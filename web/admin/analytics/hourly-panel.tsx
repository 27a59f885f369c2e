import type { Analytics } from "#contract/admin-analytics.ts";
import { ChartPanel } from "#web/admin/charts/chart-panel.tsx";
import { HourChart } from "#web/admin/charts/hour-chart.tsx";
import { useFormat, useWords } from "#web/admin/words/language-provider.tsx";
import { analyticsWords } from "./analytics-words.ts";

interface HourlyPanelProps {
	readonly days: number;
	readonly activity: Analytics["hourly_activity"];
}

/** At which hours of the day messages are written, in the service's time zone. */
export function HourlyPanel({ days, activity }: HourlyPanelProps) {
	const words = useWords(analyticsWords);
	const format = useFormat();
	const total = activity.reduce((sum, { count }) => sum + count, 0);
	const busiest = activity.reduce((best, hour) => (hour.count > best.count ? hour : best), { hour: 0, count: 0 });
	return (
		<ChartPanel
			title={words.hourly}
			fileName={`hourly-activity-${days}-days`}
			columns={[
				{ label: words.hour, cellOf: ({ hour }) => hour, show: ({ hour }) => words.hourOf(hour) },
				{
					label: words.messages,
					cellOf: ({ count }) => count,
					show: ({ count }) => format.number(count),
					isFigure: true,
				},
			]}
			rows={activity}
			keyOf={({ hour }) => hour}
			empty={total === 0 ? words.noData : undefined}
		>
			<HourChart
				label={words.hourlyChartLabel(format.number(total), format.number(busiest.count), words.hourOf(busiest.hour))}
				hours={activity.map(({ hour, count }) => ({ label: words.hourOf(hour), count }))}
				seriesLabel={words.messages}
				formatNumber={format.number}
			/>
		</ChartPanel>
	);
}
