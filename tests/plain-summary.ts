import type { Reporter, TestModule } from "vitest/node";

/** Ends a run with one plain line of counts, which any log reader understands, after what was not steady, and why. */
export default class PlainSummary implements Reporter {
	onTestRunEnd(modules: readonly TestModule[]): void {
		const count = { passed: 0, failed: 0, skipped: 0 };
		const unsteady: string[] = [];
		for (const module of modules) {
			for (const test of module.children.allTests()) {
				const { state, errors = [] } = test.result();
				if (state !== "pending") count[state]++;
				if (!test.diagnostic()?.flaky) continue;
				unsteady.push(`${module.relativeModuleId}: ${test.fullName}`, ...errors.map(({ message }) => `  ${message}`));
			}
			// A file that does not even load has no tests to count.
			if (module.errors().length > 0) count.failed++;
		}
		if (unsteady.length > 0) process.stdout.write(`\npassed at the second try only:\n${unsteady.join("\n")}`);
		process.stdout.write(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`);
	}
}
