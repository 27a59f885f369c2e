import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { isDoubtful } from "#moderation/doubt.ts";
import { moderate, prepareModerator } from "#moderation/moderate.ts";
import type { Verdict } from "#moderation/verdict.ts";
import { createLog } from "#server/log.ts";
import { EngineFailure } from "./judge.ts";
import { withLlm } from "./llm-moderator.ts";
import { openModerator } from "./moderator.ts";

await prepareModerator();

const unseen = ["en", "fr", "hi"]
	.flatMap((locale) => readFileSync(`training/unseen/${locale}-mixed.jsonl`, "utf8").trim().split("\n"))
	.map((line): string => JSON.parse(line).text);
const doubtful = unseen.filter((text) => isDoubtful(moderate(text)));
const sure = unseen.filter((text) => !isDoubtful(moderate(text)));
const proven = "Ring me on 06 12 34 56 78, my dear.";
const opinion: Verdict = {
	approved: false,
	category: "spam",
	spans: [],
	speaksOfSelfHarm: false,
	confidence: 0,
	modelVersion: "llm",
};
const signal = new AbortController().signal;

describe("our moderator with a language model", () => {
	it("alone, when none is configured", async () => {
		const around = { budgetMs: 100, clock: Date.now, log: createLog("silent") };
		expect(await openModerator(undefined, around)).toBe(moderate);
	});

	it("loads no package for language models unless one is configured", () => {
		const loads = `import { registerHooks } from "node:module";
			const urls = [];
			registerHooks({ load: (url, context, next) => { urls.push(url); return next(url, context); } });
			await import("#server/app.ts");
			const { openModerator } = await import("#server/judge/moderator.ts");
			await openModerator(JSON.parse(process.argv[1]) ?? undefined, { budgetMs: 1 });
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

	it("hybrid: decides by itself where it is sure, and asks where it is in doubt", async () => {
		const llm = vi.fn(async () => opinion);
		const engine = withLlm(llm, "hybrid");
		for (const text of [...sure, proven]) expect(await engine(text, signal)).toEqual(moderate(text));
		expect(llm).not.toHaveBeenCalled();
		expect(doubtful.length).toBeGreaterThan(0);
		for (const text of doubtful) {
			expect(await engine(text, signal)).toBe(opinion);
			expect(llm).toHaveBeenLastCalledWith(text, signal);
		}
	});

	it("llm: asks about every note against which no rule speaks", async () => {
		const llm = vi.fn(async () => opinion);
		const engine = withLlm(llm, "llm");
		expect(await engine(proven, signal)).toMatchObject({ category: "personal_info", modelVersion: "rules-2" });
		expect(llm).not.toHaveBeenCalled();
		expect(await engine("Your smile is my morning.", signal)).toBe(opinion);
	});

	it("gives no verdict where it asks in vain, though it had one of its own", async () => {
		const engine = withLlm(() => Promise.reject(new EngineFailure("network")), "hybrid");
		for (const text of doubtful) await expect(engine(text, signal)).rejects.toMatchObject({ errorType: "network" });
	});
});
