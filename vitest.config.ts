import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: ["**/*.test.ts", "**/*.test.tsx"],
		exclude: ["node_modules/**", "dist/**", "data/**"],
		globalSetup: ["tests/postgres-server.ts"],
		// A browser test waits more than it works: three at a time keep two cores busy.
		maxWorkers: 3,
		testTimeout: 20_000,
		hookTimeout: 60_000,
		// What a page does after a pause comes late on a busy machine.
		expect: { poll: { timeout: 10_000 } },
		reporters: ["default", "./scripts/plain-summary.ts"],
	},
});
