import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from "recharts";
import { m } from "#i18n/compiled/messages.js";
import { axisStyle, chartMargin, tooltipStyle } from "./chart-style.ts";

/** A day as it is drawn: the two parts stand upon each other. */
interface DayBar {
	readonly label: string;
	readonly approved: number;
	readonly others: number;
}

interface DayChartProps {
	/** Says what is to be seen, to whoever does not see it. */
	readonly label: string;
	/** The oldest first. */
	readonly days: readonly DayBar[];
	readonly approvedLabel: string;
	readonly othersLabel: string;
	readonly formatNumber: (value: number) => string;
}

/** Messages of each day: approved ones below, in the one hue; all others above, paler, so that it reads without colour. */
export function DayChart({ label, days, approvedLabel, othersLabel, formatNumber }: DayChartProps) {
	return (
		<div>
			<p className="chart-keys" aria-hidden="true">
				<span className="chart-key" data-series="approved">
					{approvedLabel}
				</span>
				<span className="chart-key" data-series="others">
					{othersLabel}
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
					<XAxis {...axisStyle} dataKey="label" minTickGap={20} interval="preserveStartEnd" />
					<YAxis {...axisStyle} width="auto" niceTicks="snap125" allowDecimals={false} tickFormatter={formatNumber} />
					<Tooltip
						{...tooltipStyle}
						separator={m.admin_tables_colon()}
						formatter={(value) => formatNumber(Number(value))}
					/>
					<Bar dataKey="approved" name={approvedLabel} stackId="day" fill="var(--chart-main)" {...still} />
					<Bar dataKey="others" name={othersLabel} stackId="day" fill="var(--chart-rest)" {...still} />
				</BarChart>
			</div>
		</div>
	);
}

/** With more days than these the gaps would be thinner than a pixel of a phone. */
const maxWithGaps = 45;

/** Charts stand still: figures are read, not watched. */
const still = { isAnimationActive: false };
