import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise } from "dependency-cruiser";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ZoneRow } from "./import-zones.ts";
import { importRules } from "./zone-rules.ts";

const rows: ZoneRow[] = [
	{ zones: "base", may: [], pure: true, why: "below all" },
	{ zones: "app", may: ["base"], why: "above" },
	{ zones: "app/tabs/*", may: ["app/parts", "base/one.ts"], why: "no tab knows another" },
	{ zones: "app/parts", may: [], why: "small" },
	{ zones: "{one,two}.ts", why: "programs" },
];

let root: string;
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "zones-"));
});
afterEach(() => rmSync(root, { recursive: true }));

/** `zone: from → to` of each forbidden import among files of one import each. */
async function forbidden(files: Record<string, string>): Promise<string[]> {
	for (const [name, imported] of Object.entries(files)) {
		mkdirSync(dirname(join(root, name)), { recursive: true });
		writeFileSync(join(root, name), imported === "" ? "export {};" : `import type {} from "${imported}";`);
	}
	const { output } = await cruise(
		["."],
		{ baseDir: root, parser: "swc", validate: true, ruleSet: importRules(rows) },
		{ extensions: [".ts"] },
	);
	if (typeof output === "string") throw new Error(output);
	return output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).sort();
}

test("a zone imports itself and what its row allows", async () => {
	expect(
		await forbidden({
			"base/one.ts": "./two.ts",
			"base/two.ts": "",
			"app/tabs/a/tab.ts": "../../../base/one.ts",
			"app/tabs/b/tab.ts": "../../parts/part.ts",
			"app/parts/part.ts": "",
			"app/frame.ts": "./tabs/a/tab.ts",
			"one.ts": "./app/frame.ts",
		}),
	).toEqual([]);
});

test("what no row allows is found, types too; tests are free", async () => {
	expect(
		await forbidden({
			"base/one.ts": "node:fs",
			"base/two.ts": "../app/frame.ts",
			"base/two.test.ts": "../app/frame.ts",
			"app/frame.ts": "",
			"app/tabs/a/tab.ts": "../b/tab.ts",
			"app/tabs/b/tab.ts": "../../frame.ts",
			"app/tabs/c/tab.ts": "../../../base/two.ts",
		}),
	).toEqual([
		"app/tabs/*: app/tabs/a/tab.ts → app/tabs/b/tab.ts",
		"app/tabs/*: app/tabs/b/tab.ts → app/frame.ts",
		"app/tabs/*: app/tabs/c/tab.ts → base/two.ts",
		"base, pure: base/one.ts → fs",
		"base: base/two.ts → app/frame.ts",
	]);
});

test("circles, missing files and files of no zone are found", async () => {
	expect(
		await forbidden({ "app/a.ts": "./b.ts", "app/b.ts": "./a.ts", "app/c.ts": "./d.ts", "else/e.ts": "../app/a.ts" }),
	).toEqual(["found: app/c.ts → ./d.ts", "in a zone: else/e.ts → app/a.ts", "no circle: app/a.ts → app/b.ts"]);
});
