import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from "recharts";
import { tableWords } from "#web/admin/tables/table-words.ts";
import { useWords } from "#web/admin/words/language-provider.tsx";
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
	const { colon } = useWords(tableWords);
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
				<YAxis {...axisStyle} width="auto" niceTicks="snap125" allowDecimals={false} tickFormatter={formatNumber} />
				<Tooltip {...tooltipStyle} separator={colon} formatter={(value) => formatNumber(Number(value))} />
				<Bar dataKey="count" name={seriesLabel} fill="var(--chart-main)" isAnimationActive={false} />
			</BarChart>
		</div>
	);
}
