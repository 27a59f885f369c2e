import { afterEach, describe, expect, it } from "vitest";
import { moderate, prepareModerator } from "./moderate.ts";

await prepareModerator();

interface Execution {
	readonly pattern: RegExp;
	readonly text: string;
	readonly from: number;
}

const plainExec = RegExp.prototype.exec;
const suspiciousMs = 5;
/** Below this, growth cannot be told from noise. */
const noticedMs = 10;
/** A scan in linear time takes four times as long for four times the text, a quadratic one sixteen times. */
const growthLimit = 8;

afterEach(() => {
	RegExp.prototype.exec = plainExec;
});

/** Runs `work` and keeps, per pattern, the slowest single execution of a regular expression. */
function slowestExecutions(work: () => void): readonly Execution[] {
	const slowest = new Map<string, Execution & { readonly ms: number }>();
	RegExp.prototype.exec = function watchedExec(this: RegExp, text: string) {
		const from = this.lastIndex;
		const started = performance.now();
		const match = plainExec.call(this, text);
		const ms = performance.now() - started;
		if (ms > suspiciousMs && ms > (slowest.get(this.source)?.ms ?? 0)) {
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
	const whole = fastestMs(pattern, rest);
	return whole > noticedMs && whole > growthLimit * fastestMs(pattern, rest.slice(0, rest.length / 4));
}

/** The best of several tries, which leaves out collections of garbage and other work on the machine. */
function fastestMs(pattern: RegExp, text: string): number {
	const again = new RegExp(pattern.source, pattern.flags);
	const tries = Array.from({ length: 6 }, () => {
		again.lastIndex = 0;
		const started = performance.now();
		plainExec.call(again, text);
		return performance.now() - started;
	});
	return Math.min(...tries);
}

describe("no regular expression scans for long on a hostile megabyte", () => {
	it.each(["a", ".", "@.", "\u0301", "क्", "AB1 1", "!", "\ud800"])("%j, repeated", { timeout: 30_000 }, (seed) => {
		const text = seed.repeat(Math.ceil(1_000_000 / seed.length));
		const slow = slowestExecutions(() => moderate(text)).filter(growsTooFast);
		expect(slow.map(({ pattern }) => pattern.source)).toEqual([]);
	});
});
