/** Space around a chart, for tick labels that stand out of it. */
export const chartMargin = { top: 8, right: 12, bottom: 0, left: 0 };

/** Axes in the page's own type and ink. */
export const axisStyle = {
	tickLine: false,
	axisLine: { stroke: "var(--edge-strong)" },
	tick: { fill: "var(--ink-soft)", fontSize: "0.75rem" },
};

/** The slip that follows the pointer; under less motion it jumps instead. */
export const tooltipStyle = {
	isAnimationActive: false,
	cursor: { fill: "var(--chart-cursor)" },
	contentStyle: {
		background: "var(--sheet)",
		border: "1px solid var(--edge-strong)",
		borderRadius: 4,
		color: "var(--ink)",
	},
	itemStyle: { color: "var(--ink)" },
};
