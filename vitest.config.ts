import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Room for a machine many times slower: a limit here stops a test that hangs, it measures nothing. */
const patience = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } };

/** In CI, on a machine shared with others, a test that starts programs is asked twice; the summary names it then. */
const secondTry = { retry: process.env.CI === "true" ? 1 : 0 };

/** One kind after the other, the longest first, each with as many workers as keep the machine busy. */
const cores = availableParallelism();
const browserFirst = { sequence: { groupOrder: 0 }, maxWorkers: cores + 1 };
/** These wait more than they work: for programs that start, for loops that look every second, for mail. */
const thenService = { sequence: { groupOrder: 1 }, maxWorkers: 2 * cores + 1 };
const thenOthers = { sequence: { groupOrder: 2 }, maxWorkers: cores + 1 };

const besideTheCode = ["**/*.test.ts", "**/*.test.tsx"];
/** Tests beside the code that start programs, wait for a mail server, read thousands of notes or measure how the time grows. */
const slow = ["**/*.slow.test.ts"];
const notBesideTheCode = ["node_modules/**", "dist/**", "data/**", "tests/**"];

export default defineConfig({
	test: {
		reporters: ["default", "./tests/plain-summary.ts"],
		globalSetup: ["tests/ensure-built.mjs"],
		projects: [
			{
				test: {
					...patience,
					...thenOthers,
					name: "unit",
					include: besideTheCode,
					exclude: [...notBesideTheCode, ...slow],
					// The modules are loaded once per worker, not once per file: half the time of these tests.
					pool: "threads",
					isolate: false,
					unstubGlobals: true,
				},
			},
			{
				test: {
					...patience,
					...secondTry,
					...thenOthers,
					name: "slow",
					include: slow,
					exclude: notBesideTheCode,
					isolate: false,
				},
			},
			{
				test: {
					...patience,
					...secondTry,
					...thenService,
					name: "service",
					include: ["tests/journeys/**/*.test.ts", "tests/faults/**/*.test.ts"],
					setupFiles: ["tests/away-from-midnight.ts"],
					// A file's own start would load the whole service anew.
					isolate: false,
					globalSetup: ["tests/postgres-server.ts", "tests/sqlite-template.ts"],
				},
			},
			{
				test: {
					...patience,
					...secondTry,
					...browserFirst,
					name: "browser",
					include: ["tests/e2e/**/*.test.ts"],
					setupFiles: ["tests/away-from-midnight.ts"],
					// A file's own start would load the whole service anew.
					isolate: false,
					globalSetup: ["tests/sqlite-template.ts"],
				},
			},
		],
	},
});
