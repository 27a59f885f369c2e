import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { emailNames } from "#contract/emails.ts";
import { locales } from "#i18n/locales.ts";
import { fillTemplate, loadEmailTemplates } from "./email-template.ts";

describe("loadEmailTemplates", () => {
	let dir: string;
	beforeEach(() => {
		dir = mkdtempSync(join(tmpdir(), "templates-"));
	});
	afterEach(() => rmSync(dir, { recursive: true }));

	function write(locale: string, content: unknown) {
		for (const name of emailNames) writeFileSync(join(dir, `${name}.${locale}.json`), JSON.stringify(content));
	}

	it("reads what the build wrote, per name and language", async () => {
		for (const locale of locales) write(locale, { subject: `s ${locale}`, html: "h", text: "t" });
		expect((await loadEmailTemplates(dir)).notification.fr).toEqual({ subject: "s fr", html: "h", text: "t" });
	});

	it("says which file is missing and why", async () => {
		await expect(loadEmailTemplates(dir)).rejects.toThrow(
			/(?:notification|confirmation|contact)\.\w\w\.json.*build.*has not run/,
		);
	});

	it("refuses a file that is no template", async () => {
		for (const locale of locales) write(locale, { subject: "s", html: 7 });
		await expect(loadEmailTemplates(dir)).rejects.toThrow(/cannot be read/);
	});
});

describe("fillTemplate", () => {
	const template = {
		subject: "For {{note}}",
		html: '<p>{{note}}</p><a href="{{readUrl}}">x</a>',
		text: "{{note}}\n{{readUrl}}",
	};
	const readUrl = "https://example.org/?a=1&b=2";

	it.each([
		["Dear Jane", "Dear Jane"],
		["one\ntwo\r\nthree\rfour", "one<br>two<br>three<br>four"],
		['<script>alert("1")</script>', "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;"],
		["Tom & Jane's <3 &amp;", "Tom &amp; Jane&#39;s &lt;3 &amp;amp;"],
		["$& $1 $` $' $$", "$&amp; $1 $` $&#39; $$"],
		["{{readUrl}} {{note}} {{x}}", "{{readUrl}} {{note}} {{x}}"],
		["❤️‍🔥👩‍❤️‍👩 é नमस्ते", "❤️‍🔥👩‍❤️‍👩 é नमस्ते"],
		["\u202Eevol\u202C שלום", "\u202Eevol\u202C שלום"],
		["bell\u0007 nul\u0000 tab\t", "bell nul tab\t"],
		["a".repeat(1000), "a".repeat(1000)],
	])("writes %j into the HTML part as text", (note, html) => {
		expect(fillTemplate(template, { note, readUrl }).html).toBe(
			`<p>${html}</p><a href="https://example.org/?a=1&amp;b=2">x</a>`,
		);
	});

	it("leaves the text part raw and the subject one line", () => {
		const { text, subject } = fillTemplate(template, { note: "<b>\r\n$& {{readUrl}}", readUrl });
		expect(text).toBe(`<b>\n$& {{readUrl}}\n${readUrl}`);
		expect(subject).toBe("For <b> $& {{readUrl}}");
	});

	it("fails when a value is missing, also one that every object has", () => {
		expect(() => fillTemplate(template, { note: "x" })).toThrow("{{readUrl}}");
		expect(() => fillTemplate({ ...template, text: "{{constructor}}" }, { note: "x", readUrl })).toThrow(
			"{{constructor}}",
		);
	});

	it("lets no value open a tag or leave its attribute, and no subject break a header", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary", maxLength: 60 }), (note) => {
				const { html, subject } = fillTemplate(template, { note, readUrl: note });
				// The template's own: <p>, </p>, <a href="…">, </a>.
				expect(html.replaceAll("<br>", "").match(/[<>"]/g)?.join("")).toBe('<><><""><>');
				expect(subject).not.toMatch(/[\r\n\0\u2028]/);
			}),
		);
	});
});
