import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { emailNames } from "#contract/emails.ts";
import { fillFacts, type SiteFacts } from "#contract/site-facts.ts";
import { type Locale, locales, pathInLocale } from "./locales.ts";

const built = resolve(import.meta.dirname, "../dist");

function wordsIn(text: string): number {
	return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** What a reader of the home page sees of it: one of its three headings, and no form, which is the letter itself. */
function besideTheLetter(html: string): string {
	const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
	return main
		.replaceAll(/<(form|script|noscript|svg)\b.*?<\/\1>/gs, " ")
		.replaceAll(/<span class="headline-(?:received|letter)">.*?<\/span>(?=<span class="headline|<\/(?:p|h1)>)/gs, " ")
		.replaceAll(/<[^>]*>/g, " ");
}

/**
 * What an e-mail says of its own: without what is filled in, addresses, and the line below its signature on why it was sent
 * and what the law lets its reader do.
 */
function ownWords(text: string): string {
	const [before = ""] = text.split(/\nBillet-doux\n/);
	return before.replaceAll(/\{\{.*?\}\}/g, " ");
}

/** A page as a service of its own serves it, without a setting but those given. */
function pageOf(path: string, locale: Locale, facts: SiteFacts = {}): string {
	const file = resolve(built, `public${pathInLocale(path, locale)}`, "index.html");
	return fillFacts(readFileSync(file, "utf8"), { retentionDays: "365", ...facts });
}

/** What each element of a kind says. */
function textsOf(html: string, element: RegExp): string[] {
	return [...html.matchAll(element)].map(([, inside = ""]) => inside.replaceAll(/<[^>]*>/g, " "));
}

describe.each(locales)("in %s", (locale) => {
	it("the home page has at most 120 words beside its letter", () => {
		const count = wordsIn(besideTheLetter(pageOf("/", locale)));
		expect(count).toBeGreaterThan(40);
		expect(count).toBeLessThanOrEqual(120);
	});

	it.each([
		["without a setting", {}],
		["where much is set", { heldPercent: "10", inboxLink: "on", languageModelHost: "llm.example", learning: "on" }],
	])("an answer to a question has at most 60 words, %s", (_, facts) => {
		const answers = textsOf(pageOf("/faq", locale, facts), /<div class="prose">(.*?)<\/div>/gs);
		expect(answers.length).toBeGreaterThan(5);
		expect(answers.filter((answer) => wordsIn(answer) > 60)).toEqual([]);
	});

	it("the privacy page in short has at most 90 words under its headings", () => {
		const [summary = ""] = textsOf(pageOf("/privacy", locale).replaceAll(/<dt>.*?<\/dt>/g, ""), /<dl>(.*?)<\/dl>/gs);
		expect(wordsIn(summary)).toBeGreaterThan(40);
		expect(wordsIn(summary)).toBeLessThanOrEqual(90);
	});

	it.each(emailNames)("the e-mail %s has at most 70 words of its own", (name) => {
		const { text } = JSON.parse(readFileSync(resolve(built, `email/${name}.${locale}.json`), "utf8"));
		const count = wordsIn(ownWords(text));
		expect(count).toBeGreaterThan(5);
		expect(count).toBeLessThanOrEqual(70);
	});
});

it("counts words, not signs, and leaves out what is not the page's own", () => {
	expect(wordsIn("One — two · 3 मैं")).toBe(4);
	expect(wordsIn(besideTheLetter("<main><p>Two words</p><form>The letter</form></main>Not this"))).toBe(2);
	expect(wordsIn(ownWords("Hello\n\n{{note}}\n\nBillet-doux\nWhy you got it"))).toBe(1);
});
