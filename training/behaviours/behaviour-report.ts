import { type Measured, shareRight } from "./behaviour-measure.ts";
import { forms } from "./behaviours.ts";

/** Least percentage of right verdicts, by behaviour and form of language. */
export type Floors = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What every behaviour is to reach, in percent. */
const target = 90;

/** A line a behaviour: percent right in each form, its floor behind it, and a star where the target is missed. */
export function tableOf(results: readonly Measured[], floors: Floors): string {
	const rows = [...Map.groupBy(results, ({ name }) => name)].map(([name, those]) => {
		const cells = forms.map((form) => {
			const result = those.find((each) => each.form === form);
			return (result === undefined ? "–" : cellOf(result, floors)).padEnd(13);
		});
		return `${name.padEnd(width)} ${cells.join("")}`.trimEnd();
	});
	const heading = `${"percent right (floor)".padEnd(width)} ${forms.map((form) => form.padEnd(13)).join("")}`.trimEnd();
	return `${[heading, ...rows, `* below the target of ${target} %`].join("\n")}\n`;
}

/** The results that are below their floor, or have none, in words. */
export function fallen(results: readonly Measured[], floors: Floors): readonly string[] {
	return results
		.filter((result) => 100 * shareRight(result) < (floors[result.name]?.[result.form] ?? 100))
		.map((result) => `${result.name}, ${result.form}: ${cellOf(result, floors)}: ${result.mistakes.join(" | ")}`);
}

/** Floors one wrong verdict below what was measured, where that is higher than the floor before. */
export function raised(results: readonly Measured[], floors: Floors): Floors {
	const names = [...new Set(results.map(({ name }) => name))];
	return Object.fromEntries(
		names.map((name) => {
			const those = results.filter((result) => result.name === name);
			return [name, Object.fromEntries(those.map((each) => [each.form, raisedFloor(each, floors)]))];
		}),
	);
}

const width = 46;

function raisedFloor({ name, form, of, mistakes }: Measured, floors: Floors): number {
	const measured = Math.floor((100 * Math.max(0, of - mistakes.length - 1)) / of);
	return Math.max(floors[name]?.[form] ?? 0, measured);
}

function cellOf(result: Measured, floors: Floors): string {
	const percent = Math.floor(100 * shareRight(result));
	return `${percent}${percent < target ? "*" : ""} (${floors[result.name]?.[result.form] ?? "–"})`;
}
