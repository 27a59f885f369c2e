import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from "recharts";
import { m } from "#i18n/compiled/messages.js";
import { axisTicks } from "./axis-ticks.ts";
import { axisStyle, chartMargin, tooltipStyle } from "./chart-style.ts";

interface HourChartProps {
	/** Says what is to be seen, to whoever does not see it. */
	readonly label: string;
	readonly hours: readonly { readonly label: string; readonly count: number }[];
	readonly seriesLabel: string;
	readonly formatNumber: (value: number) => string;
}

/** Messages by the hour of the day, as 24 bars. */
export function HourChart({ label, hours, seriesLabel, formatNumber }: HourChartProps) {
	const ticks = axisTicks(Math.max(...hours.map(({ count }) => count), 0));
	return (
		<div role="img" aria-label={label}>
			<BarChart
				responsive
				className="chart chart-tall"
				data={[...hours]}
				margin={chartMargin}
				accessibilityLayer={false}
			>
				<CartesianGrid vertical={false} stroke="var(--edge)" />
				<XAxis {...axisStyle} dataKey="label" interval={5} />
				<YAxis {...axisStyle} width="auto" ticks={ticks} domain={[0, ticks.at(-1) ?? 1]} tickFormatter={formatNumber} />
				<Tooltip
					{...tooltipStyle}
					separator={m.admin_tables_colon()}
					formatter={(value) => formatNumber(Number(value))}
				/>
				<Bar dataKey="count" name={seriesLabel} fill="var(--chart-main)" isAnimationActive={false} />
			</BarChart>
		</div>
	);
}
