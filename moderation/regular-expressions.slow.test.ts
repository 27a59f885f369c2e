import { afterEach, describe, expect, it } from "vitest";
import { fastestMs, leastRatio, maxLinearGrowth, threadMs } from "#tests/growth.ts";
import { moderate, prepareModerator } from "./moderate.ts";

await prepareModerator();

interface Execution {
	readonly pattern: RegExp;
	readonly text: string;
	readonly from: number;
}

const plainExec = RegExp.prototype.exec;
/** Of a text this long, a quadratic scan takes seconds on any machine. */
const length = 250_000;
/** Below this it was no quadratic scan, and its growth cannot be told from noise: linear ones take some ten. */
const minMs = 100;
/** Less than this on a sixteenth of the text is counted as this: clocks are coarse, and a quadratic scan takes far more. */
const minPartMs = 0.5;

afterEach(() => {
	RegExp.prototype.exec = plainExec;
});

/** Runs `work` and keeps, per pattern, the slowest single execution of a regular expression. */
function slowestExecutions(work: () => void): readonly Execution[] {
	const slowest = new Map<string, Execution & { readonly ms: number }>();
	RegExp.prototype.exec = function watchedExec(this: RegExp, text: string) {
		const from = this.lastIndex;
		const started = threadMs();
		const match = plainExec.call(this, text);
		const ms = threadMs() - started;
		if (ms > minMs && ms > (slowest.get(this.source)?.ms ?? 0)) {
			slowest.set(this.source, { pattern: this, text, from, ms });
		}
		return match;
	};
	work();
	RegExp.prototype.exec = plainExec;
	return [...slowest.values()];
}

function growsTooFast({ pattern, text, from }: Execution): boolean {
	const rest = text.slice(from);
	const part = rest.slice(0, rest.length / 16);
	const ratio = leastRatio(maxLinearGrowth, () => msOf(pattern, rest) / Math.max(msOf(pattern, part), minPartMs));
	return ratio >= maxLinearGrowth;
}

function msOf(pattern: RegExp, text: string): number {
	const again = new RegExp(pattern.source, pattern.flags);
	return fastestMs(6, () => {
		again.lastIndex = 0;
		plainExec.call(again, text);
	});
}

describe("no regular expression scans for long on a hostile text", () => {
	it.each(["a", ".", "@.", "\u0301", "क्", "AB1 1", "!", "\ud800"])("%j, repeated", (seed) => {
		const text = seed.repeat(Math.ceil(length / seed.length));
		const slow = slowestExecutions(() => moderate(text)).filter(growsTooFast);
		expect(slow.map(({ pattern }) => pattern.source)).toEqual([]);
	});
});
