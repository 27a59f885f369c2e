import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { createDoubt } from "#moderation/doubt.ts";
import { readingsOf } from "#moderation/model/readings.ts";
import { moderate, prepareModerator } from "#moderation/moderate.ts";
import { rulesVersion } from "#moderation/rules.ts";
import type { Verdict } from "#moderation/verdict.ts";
import { createLog } from "#server/log.ts";
import { EngineFailure } from "./judge.ts";
import { withLlm } from "./llm-moderator.ts";
import { openModerator } from "./moderator.ts";

await prepareModerator();

const unseen = ["en", "fr", "hi"]
	.flatMap((locale) => readFileSync(`training/unseen/${locale}-mixed.jsonl`, "utf8").trim().split("\n"))
	.map((line): string => JSON.parse(line).text);
const share = 0.1;
const isDoubtful = createDoubt(share);
const doubtful = unseen.filter((text) => isDoubtful(moderate(text)));
const sure = unseen.filter((text) => !isDoubtful(moderate(text)));
const proven = "Ring me on 06 12 34 56 78, my dear.";
const opinion: Verdict = {
	approved: false,
	category: "spam",
	spans: [],
	isProven: false,
	speaksOfSelfHarm: false,
	confidence: 0,
	modelVersion: "llm",
};
const signal = new AbortController().signal;

describe("our moderator with a language model", () => {
	it("alone, when none is configured", async () => {
		const around = { clock: Date.now, log: createLog("silent") };
		expect(await openModerator({ llm: undefined, moderationHold: 0 }, around)).toBe(moderate);
	});

	it("alone, holding a share: gives its doubts to a person, with how they may be read, and decides all else", async () => {
		const around = { clock: Date.now, log: createLog("silent") };
		const engine = await openModerator({ llm: undefined, moderationHold: share }, around);
		for (const text of doubtful) {
			expect(await engine(text, signal)).toEqual({
				doubted: moderate(text),
				readings: readingsOf(text, moderate(text)),
			});
		}
		for (const text of [...sure, proven]) expect(await engine(text, signal)).toEqual(moderate(text));
	});

	it("loads no package for language models unless one is configured", () => {
		const loads = `import { registerHooks } from "node:module";
			const urls = [];
			registerHooks({ load: (url, context, next) => { urls.push(url); return next(url, context); } });
			await import("#server/app.ts");
			const { openModerator } = await import("#server/judge/moderator.ts");
			await openModerator({ llm: JSON.parse(process.argv[1]) ?? undefined, moderationHold: 0.1 }, {});
			console.log(urls.filter((url) => /node_modules\\/(ai|@ai-sdk)\\//.test(url)).length);
			process.exit();`;
		const count = (settings: unknown) => {
			const program = ["--input-type=module", "-e", loads, JSON.stringify(settings)];
			return Number(execFileSync(process.execPath, program));
		};
		expect(count(null)).toBe(0);
		expect(
			count({ provider: "openai", model: "m", apiKey: "k", baseUrl: "http://127.0.0.1/v1", mode: "llm" }),
		).toBeGreaterThan(0);
	});

	const parts = (mode: "hybrid" | "llm", hold: number) => ({ mode, hold, log: createLog("silent") });

	it("hybrid: decides by itself where it is sure, and asks about the share of which it is not", async () => {
		const llm = vi.fn(async () => opinion);
		const engine = withLlm(llm, parts("hybrid", share));
		for (const text of [...sure, proven]) expect(await engine(text, signal)).toEqual(moderate(text));
		expect(llm).not.toHaveBeenCalled();
		expect(doubtful.length).toBeGreaterThan(0);
		for (const text of doubtful) {
			expect(await engine(text, signal)).toBe(opinion);
			expect(llm).toHaveBeenLastCalledWith(text, signal);
		}
	});

	it("hybrid, without a share to hold: asks about the one note in twenty of which it is least sure", async () => {
		const llm = vi.fn(async () => opinion);
		const engine = withLlm(llm, parts("hybrid", 0));
		const least = createDoubt(0.05);
		for (const text of unseen) await engine(text, signal);
		expect(llm).toHaveBeenCalledTimes(unseen.filter((text) => least(moderate(text))).length);
	});

	it("llm: asks about every note against which no rule speaks", async () => {
		const llm = vi.fn(async () => opinion);
		const engine = withLlm(llm, parts("llm", 0));
		expect(await engine(proven, signal)).toMatchObject({ category: "personal_info", modelVersion: rulesVersion });
		expect(llm).not.toHaveBeenCalled();
		expect(await engine("Your smile is my morning.", signal)).toBe(opinion);
	});

	const failing = () => Promise.reject(new EngineFailure("network"));

	it("gives no verdict where it asks in vain, though it had one of its own", async () => {
		const engine = withLlm(failing, parts("hybrid", 0));
		const asked = unseen.filter((text) => createDoubt(0.05)(moderate(text)));
		for (const text of asked) await expect(engine(text, signal)).rejects.toMatchObject({ errorType: "network" });
	});

	it("gives its doubt to a person where it asks in vain and doubts are held", async () => {
		const engine = withLlm(failing, parts("hybrid", share));
		for (const text of doubtful) {
			expect(await engine(text, signal)).toEqual({
				doubted: moderate(text),
				readings: readingsOf(text, moderate(text)),
			});
		}
	});
});
