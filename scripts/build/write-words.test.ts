import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { locales } from "#i18n/locales.ts";
import { readCatalogue } from "#i18n/read-catalogue.ts";
import { messageNumbers, writeWords } from "./write-words.ts";

let out: string;
beforeEach(() => {
	out = mkdtempSync(join(tmpdir(), "billet-doux-words-"));
	mkdirSync(`${out}/public/assets/admin`, { recursive: true });
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

test("each language has files of its own, with the texts of each part by the numbers of their messages", async () => {
	const files = await writeWords(out, { first: ["admin_frame_language"], rest: ["admin_calls_status"] });
	const paths = Object.values(files).flatMap(({ first, rest }) => [first, rest]);
	expect(new Set(paths).size).toBe(2 * locales.length);
	const numberOf = messageNumbers();
	for (const locale of locales) {
		const read = (path: string) => JSON.parse(readFileSync(`${out}/public${path}`, "utf8"));
		const catalogue = readCatalogue(locale);
		const numbered = (key: string) => ({ [numberOf.get(key) ?? -1]: catalogue[key] });
		expect(read(files[locale].first)).toEqual(numbered("admin_frame_language"));
		expect(read(files[locale].rest)).toEqual(numbered("admin_calls_status"));
	}
});

test("a file has another name as soon as a word in it is another", async () => {
	const before = await writeWords(out, { first: ["admin_frame_language"], rest: [] });
	const after = await writeWords(out, { first: ["admin_frame_reload"], rest: [] });
	expect(after.fr.first).not.toBe(before.fr.first);
	expect(after.fr.rest).toBe(before.fr.rest);
});
