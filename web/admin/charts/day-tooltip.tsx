import { type DayBar, daySeries } from "./day-bar.ts";

interface DayTooltipProps {
	readonly day: DayBar | undefined;
	readonly names: Readonly<Record<(typeof daySeries)[number] | "total", string>>;
	readonly formatNumber: (value: number) => string;
}

/** The figures of the day under the pointer, their sum first. */
export function DayTooltip({ day, names, formatNumber }: DayTooltipProps) {
	if (day === undefined) return null;
	return (
		<div className="chart-tooltip">
			<p>{day.title}</p>
			<dl>
				{(["total", ...daySeries] as const).map((name) => (
					<div key={name} className="chart-key" data-series={name}>
						<dt>{names[name]}</dt>
						<dd>{formatNumber(day[name])}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
