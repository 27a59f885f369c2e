import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from "recharts";
import { axisTicks } from "./axis-ticks.ts";
import { axisStyle, chartMargin } from "./chart-style.ts";
import { type DayBar, daySeries } from "./day-bar.ts";
import { DayTooltip } from "./day-tooltip.tsx";

interface DayChartProps {
	/** Says what is to be seen, to whoever does not see it. */
	readonly label: string;
	/** The oldest first; the last is today. */
	readonly days: readonly DayBar[];
	readonly names: Readonly<Record<(typeof daySeries)[number] | "total" | "today", string>>;
	readonly formatNumber: (value: number) => string;
}

/** Messages of each day by what became of them. Today, which is not over, is drawn paler. */
export function DayChart({ label, days, names, formatNumber }: DayChartProps) {
	const ticks = axisTicks(Math.max(...days.map(({ total }) => total), 0));
	const today = days.length - 1;
	return (
		<div>
			<p className="chart-keys" aria-hidden="true">
				{daySeries.map((series) => (
					<span key={series} className="chart-key" data-series={series}>
						{names[series]}
					</span>
				))}
				<span className="chart-key" data-series="today">
					{names.today}
				</span>
			</p>
			<div role="img" aria-label={label}>
				<BarChart
					responsive
					className="chart"
					data={[...days]}
					margin={chartMargin}
					barCategoryGap={days.length > maxWithGaps ? 0 : "10%"}
					accessibilityLayer={false}
				>
					<CartesianGrid vertical={false} stroke="var(--edge)" />
					<XAxis {...axisStyle} dataKey="label" minTickGap={20} interval="equidistantPreserveStart" />
					<YAxis
						{...axisStyle}
						width="auto"
						ticks={ticks}
						domain={[0, ticks.at(-1) ?? 1]}
						tickFormatter={formatNumber}
					/>
					<Tooltip
						isAnimationActive={false}
						cursor={{ fill: "var(--chart-cursor)" }}
						content={({ active, payload }) => (
							<DayTooltip day={active ? payload[0]?.payload : undefined} names={names} formatNumber={formatNumber} />
						)}
					/>
					{daySeries.map((series) => (
						<Bar
							key={series}
							dataKey={series}
							stackId="day"
							isAnimationActive={false}
							shape={(bar: DrawnBar) => <Part bar={bar} series={series} isPartial={bar.index === today} />}
						/>
					))}
				</BarChart>
			</div>
		</div>
	);
}

interface DrawnBar {
	readonly x?: number;
	readonly y?: number;
	readonly width?: number;
	readonly height?: number;
	readonly index?: number;
}

interface PartProps {
	readonly bar: DrawnBar;
	readonly series: string;
	readonly isPartial: boolean;
}

function Part({ bar: { x, y, width, height = 0 }, series, isPartial }: PartProps) {
	if (height === 0) return null;
	return <rect className="chart-bar" data-series={series} data-partial={isPartial} {...{ x, y, width, height }} />;
}

/** With more days than these the gaps would be thinner than a pixel of a phone. */
const maxWithGaps = 45;
