import { describe, expect, it } from "vitest";
import type { Verdict } from "#moderation/verdict.ts";
import { createLog } from "#server/log.ts";
import { createJudge, EngineFailure, type ModerationEngine } from "./judge.ts";

const silent = createLog("silent");
const approval: Verdict = { approved: true, confidence: 1, modelVersion: "test" };

describe("the judge", () => {
	it("passes a verdict on, made at once or later", async () => {
		expect(await createJudge(() => approval, 100, silent).judge("x")).toEqual({ kind: "judged", verdict: approval });
		expect(await createJudge(async () => approval, 100, silent).judge("x")).toEqual({
			kind: "judged",
			verdict: approval,
		});
	});

	const failures: readonly [string, ModerationEngine, string][] = [
		[
			"throws",
			() => {
				throw new Error("broken");
			},
			"unknown",
		],
		["rejects", () => Promise.reject(new Error("broken")), "unknown"],
		["never answers", () => new Promise(() => {}), "unknown"],
		["returns an invalid answer", () => JSON.parse('{"ok":true}'), "unknown"],
		["answers nothing", () => JSON.parse("null"), "unknown"],
		[
			"has a bad key",
			() => {
				throw new EngineFailure("api_key");
			},
			"api_key",
		],
		[
			"is told to wait",
			() => {
				throw new EngineFailure("rate_limit");
			},
			"rate_limit",
		],
	];
	it.each(failures)("never approves when the engine %s", async (_, engine, errorType) => {
		expect(await createJudge(engine, 20, silent).judge("x")).toEqual({ kind: "failed", errorType });
	});

	it("judges so many at once, refuses the next unread, and has room again afterwards", async () => {
		const { promise: answer, resolve } = Promise.withResolvers<Verdict>();
		let asked = 0;
		const judge = createJudge(
			() => {
				asked++;
				return answer;
			},
			60_000,
			silent,
		);
		const judging = Array.from({ length: 64 }, () => judge.judge("x"));
		await expect(judge.judge("x")).rejects.toMatchObject({ code: "overloaded" });
		expect(asked).toBe(64);
		resolve(approval);
		await Promise.all(judging);
		expect(await judge.judge("x")).toMatchObject({ kind: "judged" });
	});
});
