import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { locales } from "#i18n/locales.ts";
import { textOfPage } from "#web/site/document/page-modules.ts";
import type { PrivacyText } from "./privacy-sections.ts";

const web = join(import.meta.dirname, "..", "..", "..");

const sources = readdirSync(web, { recursive: true, encoding: "utf8" })
	.filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
	.map((file) => ({ file, text: readFileSync(join(web, file), "utf8") }));

const touchesStorage = /\b(?:local|session)Storage\b/;
const usesStorage = /\b(?:local|session)Storage\.(?:get|set|remove)Item\(((?:[^,()]|\([^)]*\))*)/g;

/** The names under which a file keeps something, by the constants that it says them with. */
function keysIn(text: string): readonly string[] {
	return [...text.matchAll(usesStorage)].flatMap(([, argument = ""]) => {
		if (argument === "keyOf(name)") return draftNames();
		if (/^"[^"]+"$/.test(argument)) return [argument.slice(1, -1)];
		// `for (const key of keys)` and `keys.map((key) => …)` take each of several.
		const [, list] = argument === "key" ? (/const keys = \[([^\]]*)\]/.exec(text) ?? []) : [];
		const [, single] = new RegExp(`const ${argument} = "([^"]+)";`).exec(text) ?? [];
		const keys = [...(list ?? `"${single ?? ""}"`).matchAll(/"([^"]*)"/g)].map(([, key = ""]) => key);
		return keys.map((key) => key || `unknown: ${argument}`);
	});
}

/** Forms keep their drafts by their names. */
function draftNames(): readonly string[] {
	return sources.flatMap(({ text }) =>
		[...text.matchAll(/defineDraft(?:<\w+>)?\(\s*"([^"]+)"/g)].map(([, name]) => `draft-${name}`),
	);
}

const used = new Set(sources.flatMap(({ text }) => keysIn(text)));

it("every way in which a page keeps something in a browser is understood here", () => {
	const touching = sources.filter(({ text }) => touchesStorage.test(text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")));
	expect(touching.filter(({ text }) => keysIn(text).length === 0).map(({ file }) => file)).toEqual([]);
	expect([...used].filter((key) => key.startsWith("unknown"))).toEqual([]);
	expect([...used]).toEqual(expect.arrayContaining(["language", "draft-note", "draft-contact", "admin_token"]));
	// There is no other store: neither cookies nor databases of the browser.
	for (const { file, text } of sources) expect([file, /document\.cookie|indexedDB/.test(text)]).toEqual([file, false]);
});

describe.each(locales)("the privacy page in %s", (locale) => {
	it("names all that browsers keep, and nothing else", () => {
		const { sections } = textOfPage("privacy", locale) as PrivacyText;
		const html = renderToStaticMarkup(sections.cookies.body);
		const named = [...html.matchAll(/<code>([^<]*)<\/code>/g)].map(([, key]) => key ?? "");
		// The cookie of whoever runs a site without a mail server is the server's, not a page's.
		expect(new Set(named)).toEqual(new Set([...used, "captured_mail"]));
	});
});
