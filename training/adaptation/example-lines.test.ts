import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readExamples } from "./example-lines.ts";

const folder = mkdtempSync(join(tmpdir(), "billet-doux-examples-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(...lines: readonly unknown[]): string {
	const file = join(folder, "examples.jsonl");
	writeFileSync(file, lines.map((line) => `${typeof line === "string" ? line : JSON.stringify(line)}\n`).join(""));
	return file;
}

it("gives the examples of an export that were confirmed", async () => {
	const kept = { text: "My dear […]", label: "accept", category: "sexual" };
	const file = fileOf(
		{ ...kept, id: "1", confirmed_at: "2026-11-22T10:00:00.000Z" },
		"",
		{ ...kept, text: "Nobody read this one", confirmed_at: null },
		{ text: "You […]", label: "reject", category: null, confirmed_at: "2026-11-22T10:00:00.000Z" },
	);
	expect(await readExamples(file)).toEqual([kept, { text: "You […]", label: "reject", category: null }]);
});

it("names the line that is none", async () => {
	await expect(readExamples(fileOf({ text: "a", label: "accept" }, { text: "b", label: "good" }))).rejects.toThrow(
		/examples\.jsonl:2: .*accept or reject/,
	);
});
