import type { Reporter, TestModule } from "vitest/node";

/** Ends a run with one plain line of counts, which any log reader understands. */
export default class PlainSummary implements Reporter {
	onTestRunEnd(modules: readonly TestModule[]): void {
		const count = { passed: 0, failed: 0, skipped: 0 };
		for (const module of modules) {
			for (const test of module.children.allTests()) {
				const { state } = test.result();
				if (state !== "pending") count[state]++;
			}
			// A file that does not even load has no tests to count.
			if (module.errors().length > 0) count.failed++;
		}
		process.stdout.write(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`);
	}
}
