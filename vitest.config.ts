import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Room for a machine many times slower: a limit here stops a test that hangs, it measures nothing. */
const patience = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } };

const besideTheCode = ["**/*.test.ts", "**/*.test.tsx"];
/** Tests beside the code that start programs, wait for a mail server, read thousands of notes or measure how the time grows. */
const slow = ["**/*.slow.test.ts"];
const notBesideTheCode = ["node_modules/**", "dist/**", "data/**", "tests/**"];

export default defineConfig({
	test: {
		reporters: ["default", "./tests/plain-summary.ts"],
		globalSetup: ["tests/ensure-built.mjs"],
		// A browser test waits more than it works.
		maxWorkers: availableParallelism() + 1,
		projects: [
			{
				test: {
					...patience,
					name: "unit",
					include: besideTheCode,
					exclude: [...notBesideTheCode, ...slow],
					// The modules are loaded once per worker, not once per file: half the time of these tests.
					pool: "threads",
					isolate: false,
					unstubGlobals: true,
				},
			},
			{ test: { ...patience, name: "slow", include: slow, exclude: notBesideTheCode, isolate: false } },
			{
				test: {
					...patience,
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
