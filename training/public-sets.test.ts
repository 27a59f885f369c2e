import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readCsv } from "./csv-rows.ts";
import { readPublicSets } from "./public-sets.ts";

const folder = mkdtempSync(join(tmpdir(), "billet-doux-public-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(set: string, file: string, text: string): void {
	mkdirSync(join(folder, set), { recursive: true });
	writeFileSync(join(folder, set, file), text);
}

describe("comma-separated values", () => {
	it("keeps separators, line ends and quotation marks inside quoted fields", () => {
		expect(readCsv('a,b\n"one, two","say ""hi""\nagain"\r\n,\nlast,')).toEqual([
			["a", "b"],
			["one, two", 'say "hi"\nagain'],
			["", ""],
			["last", ""],
		]);
		expect(readCsv('a "b\tc\n', "\t")).toEqual([['a "b', "c"]]);
	});
});

describe("public sets", () => {
	it("are not read without a manifest that states their licences", () => {
		expect(() => readPublicSets(folder)).toThrow("MANIFEST.json");
	});

	it("give their kind texts, where the licence is of tier A", () => {
		const tiers = { davidson2017: "A", goemotions: "A", edos: "B", verse: "A" };
		const manifest = Object.entries(tiers).map(([name, tier]) => ({ name, tier }));
		writeFileSync(join(folder, "MANIFEST.json"), JSON.stringify(manifest));
		write("davidson2017", "labeled_data.csv", 'n,class,tweet\n0,2,"mild, and kind"\n1,1,rude\n');
		write("goemotions", "train.tsv", "You are lovely\t18,0\tx\nI hate this\t2\ty\nlovely but no\t18,2\tz\n");
		write("edos", "edos_labelled_aggregated.csv", "text,label_sexist\nfine,not sexist\n");
		write("verse", "verse-en.jsonl", '{"text": "Shall I compare thee"}\n');
		expect(readPublicSets(folder)).toEqual([
			{ set: "davidson2017", clearOf: ["harassment", "discrimination", "sexual"], texts: ["mild, and kind"] },
			{ set: "goemotions", clearOf: ["harassment", "discrimination"], texts: ["You are lovely"] },
			{ set: "verse", clearOf: expect.arrayContaining(["meeting", "spam"]), texts: ["Shall I compare thee"] },
		]);
	});
});
