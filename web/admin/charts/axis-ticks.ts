/** At most so many lines across a chart, besides its foot. */
const maxSteps = 5;

/** The whole numbers along an axis from 0 to `max`: round, few, and the last just above what is drawn. */
export function axisTicks(max: number): number[] {
	const top = Math.max(1, Math.ceil(max));
	const power = 10 ** Math.floor(Math.log10(top / maxSteps));
	const steps = [1, 2, 5, 10].map((each) => Math.max(1, Math.round(each * power)));
	const step = steps.find((each) => top / each <= maxSteps) ?? top;
	return Array.from({ length: Math.ceil(top / step) + 1 }, (_, index) => index * step);
}
