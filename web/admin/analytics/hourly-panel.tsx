import type { Analytics } from "#contract/admin-analytics.ts";
import { m } from "#i18n/compiled/messages.js";
import { ChartPanel } from "#web/admin/charts/chart-panel.tsx";
import { HourChart } from "#web/admin/charts/hour-chart.tsx";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { figureColumn } from "#web/admin/tables/columns.ts";

type Hour = Analytics["hourly_activity"][number];

interface HourlyPanelProps {
	readonly days: number;
	readonly activity: readonly Hour[];
}

/** At which hours of the day messages are written, in the service's time zone. */
export function HourlyPanel({ days, activity }: HourlyPanelProps) {
	const format = useFormat();
	const hourOf = (hour: number) => m.admin_analytics_hour_of({ hour: format.hour(hour) });
	const total = activity.reduce((sum, { count }) => sum + count, 0);
	const busiest = activity.reduce((best, hour) => (hour.count > best.count ? hour : best), { hour: 0, count: 0 });
	return (
		<ChartPanel
			title={m.admin_analytics_hourly()}
			fileName={`hourly-activity-${days}-days`}
			columns={[
				{
					label: m.admin_analytics_hour(),
					cellOf: ({ hour }) => hour,
					show: ({ hour }) => hourOf(hour),
				},
				figureColumn(m.admin_analytics_messages(), ({ count }: Hour) => count, format.number),
			]}
			rows={activity}
			keyOf={({ hour }) => hour}
			empty={total === 0 ? m.admin_analytics_no_data() : undefined}
		>
			<HourChart
				label={m.admin_analytics_hourly_chart_label({
					total: format.number(total),
					max: format.number(busiest.count),
					when: hourOf(busiest.hour),
				})}
				hours={activity.map(({ hour, count }) => ({ label: hourOf(hour), count }))}
				seriesLabel={m.admin_analytics_messages()}
				formatNumber={format.number}
			/>
		</ChartPanel>
	);
}
