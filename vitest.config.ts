import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: ["**/*.test.ts", "**/*.test.tsx"],
		exclude: ["node_modules/**", "dist/**", "data/**"],
		globalSetup: ["tests/postgres-server.ts"],
		testTimeout: 20_000,
		hookTimeout: 60_000,
		reporters: ["default", "./scripts/plain-summary.ts"],
	},
});
