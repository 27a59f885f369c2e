import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { locales } from "#i18n/locales.ts";

const root = join(import.meta.dirname, "..", "..", "..");
/** The pages that say what the service does and keeps. */
const pages = ["privacy", "faq", "terms", "conditions", "legal"] as const;

const marks = /(?:\{\/\*|\/\/) (held by (?<tests>[^*\n]+)|Nothing of the code\.)/g;

function sourceOf(page: string, locale: string): string {
	return readFileSync(join(root, "web/site/pages", page, `${page}-text.${locale}.tsx`), "utf8");
}

/** What the comments of a text say, in their order. */
function marksIn(text: string): readonly string[] {
	return [...text.matchAll(marks)].map(([, said = ""]) => said.trim());
}

function testsIn(text: string): readonly string[] {
	return [...text.matchAll(marks)].flatMap(({ groups }) => (groups?.tests ?? "").split(",").map((test) => test.trim()));
}

/** Lines on which a paragraph or an item of a list begins without a comment above it. */
function unmarked(text: string): readonly string[] {
	const lines = text.split("\n").map((line) => line.trim());
	return lines.filter(
		(line, index) => /^<(?:p|li)\b/.test(line) && !/held by |Nothing of the code\./.test(lines[index - 1] ?? ""),
	);
}

describe.each(pages)("on the page %s", (page) => {
	it.each(locales)(
		"every paragraph names the tests that hold it, or says that it claims nothing of the code (%s)",
		(locale) => {
			expect(unmarked(sourceOf(page, locale))).toEqual([]);
		},
	);

	it("each language holds its sentences by the same tests", () => {
		const english = marksIn(sourceOf(page, "en"));
		expect(english.length).toBeGreaterThan(5);
		for (const locale of locales) expect([locale, marksIn(sourceOf(page, locale))]).toEqual([locale, english]);
	});
});

it("each test that is named is there", () => {
	const others = ["web/site/pages/home/feature-strip.tsx", "web/site/pages/home/home-page.tsx"];
	const texts = [
		...pages.flatMap((page) => locales.map((locale) => sourceOf(page, locale))),
		...others.map((file) => readFileSync(join(root, file), "utf8")),
	];
	const named = [...new Set(texts.flatMap(testsIn))].filter((test) => test !== "");
	expect(named.length).toBeGreaterThan(20);
	expect(named.filter((test) => !existsSync(join(root, test)))).toEqual([]);
});

it("each test that docs/promises.md names is there", () => {
	const files = ["tests", "server", "contract", "web", "moderation", "training", "scripts", "i18n"].flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
	);
	const promises = readFileSync(join(root, "docs/promises.md"), "utf8");
	const named = [...promises.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, file]) => file ?? "");
	expect(named.length).toBeGreaterThan(50);
	// Later ones of a row are named without their folder.
	expect(named.filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)))).toEqual([]);
});
