import fc from "fast-check";
import { simpleParser } from "mailparser";
import { describe, expect, it } from "vitest";
import { type EmailTemplate, eachTemplate, fillTemplate } from "#server/delivery/email-template.ts";
import { createEmailComposer } from "./email-composer.ts";

const from = { name: "Billet-doux", address: "hello@billet-doux.test" };
const stopUrl = `https://billet-doux.test/stop/${"t".repeat(128)}/`;
const readUrl = "https://billet-doux.test/?a=1&b=2";
const template: EmailTemplate = {
	subject: "एक चिट्ठी",
	text: "Quelqu’un vous écrit\n\n{{note}}\n\n{{readUrl}}\n",
	html: `<p style="${"color:#A4161A;".repeat(12)}">{{note}}</p><a href="{{readUrl}}">Lire</a>`,
};
const fields = {
	locale: "fr",
	to: "jane@example.org",
	messageId: "<0199-1@billet-doux.test>",
	date: Date.UTC(2026, 1, 14, 9, 30),
} as const;
const order = { ...fields, template: "notification", sourceId: "note-1" } as const;

function composerOf(words: EmailTemplate, sender = from) {
	return createEmailComposer({
		templates: eachTemplate(() => words),
		from: sender,
		constants: () => ({ readUrl }),
		links: ({ locale, to, sourceId = "none" }) => ({ stopUrl: `${stopUrl}${locale}/${sourceId}/${to.length}` }),
		isSecure: true,
	});
}

async function rawOf(note: string, words = template): Promise<string> {
	return (await composerOf(words)).compose({ ...order, values: { note } }).raw.toString("latin1");
}

describe("an e-mail", () => {
	it("has the service's headers and no others", async () => {
		const { headerLines } = await simpleParser(await rawOf("Dear Jane"));
		expect(headerLines.map(({ line }) => line).toSorted()).toEqual([
			"Auto-Submitted: auto-generated",
			expect.stringMatching(/^Content-Type: multipart\/alternative;\s+boundary="[^"]+"$/),
			"Date: Sat, 14 Feb 2026 09:30:00 +0000",
			'From: "Billet-doux" <hello@billet-doux.test>',
			"List-ID: <notes.billet-doux.test>",
			"List-Unsubscribe-Post: List-Unsubscribe=One-Click",
			`List-Unsubscribe: <${stopUrl}fr/note-1/16>`,
			"MIME-Version: 1.0",
			"Message-ID: <0199-1@billet-doux.test>",
			expect.stringMatching(/^Subject: =\?UTF-8\?/),
			"To: jane@example.org",
		]);
	});

	it("says the template's words, the constants and the note, in the text and in the HTML", async () => {
		const { subject, text, html } = await simpleParser(await rawOf("Chère Jane,\n<b>1 & 2</b> "));
		expect(subject).toBe("एक चिट्ठी");
		expect(text).toBe(`Quelqu’un vous écrit\n\nChère Jane,\n<b>1 & 2</b> \n\n${readUrl}\n`);
		expect(html).toBe(
			`<p style="${"color:#A4161A;".repeat(12)}">Chère Jane,<br>&lt;b&gt;1 &amp; 2&lt;/b&gt; </p>` +
				'<a href="https://billet-doux.test/?a=1&amp;b=2">Lire</a>',
		);
	});

	it("names a recipient in their own script", async () => {
		const composer = await composerOf(template);
		const { raw } = composer.compose({ ...order, to: "दीपक@xn--p1b6ci4b4b3a.xn--h2brj9c", values: { note: "प्यार" } });
		expect(raw.toString("utf8")).toContain("\r\nTo: दीपक@xn--p1b6ci4b4b3a.xn--h2brj9c\r\n");
	});

	it("carries any letters also when its template has none but ASCII", async () => {
		const { text, html } = await simpleParser(
			await rawOf("प्यार ❤️‍🔥", { subject: "s", text: "{{note}}", html: "{{note}}" }),
		);
		expect([text, html]).toEqual(["प्यार ❤️‍🔥", "प्यार ❤️‍🔥"]);
	});
});

describe("what an e-mail says of itself", () => {
	const replyTo = { name: "Zoë Müller, “Zo”", address: "zoe@example.org" };

	async function headersOf(name: "confirmation" | "contact", subject = "Merci") {
		const composer = await composerOf({ ...template, subject });
		const order = { ...fields, values: { note: "Chère équipe" } };
		const email = composer.compose(
			name === "contact" ? { ...order, template: name, replyTo } : { ...order, template: name },
		);
		return (await simpleParser(email.raw)).headers;
	}

	it("confirmation: made by a machine, no list, no Reply-To", async () => {
		const headers = await headersOf("confirmation");
		expect(headers.get("auto-submitted")).toBe("auto-generated");
		expect([headers.has("list-id"), headers.has("list"), headers.has("reply-to")]).toEqual([false, false, false]);
	});

	it("contact: written by a person, answered to its writer, no holiday notices", async () => {
		const headers = await headersOf("contact", "Contact : {{note}}");
		expect(headers.has("auto-submitted")).toBe(false);
		expect(headers.get("x-auto-response-suppress")).toBe("OOF, AutoReply");
		expect(headers.has("list")).toBe(false);
		expect(headers.get("subject")).toBe("Contact : Chère équipe");
		expect(Object(headers.get("reply-to")).value).toEqual([{ name: "Zoë Müller “Zo”", address: "zoe@example.org" }]);
	});

	it.each([
		"zoe@example.org\r\nBcc: eve@example.org",
		"a@b.example, c@d.example",
		"zoe@example.org>",
		"zoé@example.org",
		"",
	])("contact: no e-mail at all for the Reply-To %j", async (address) => {
		const composer = await composerOf(template);
		const order = { ...fields, template: "contact", values: { note: "x" } } as const;
		expect(() => composer.compose({ ...order, replyTo: { name: "", address } })).toThrow("Reply-To");
		expect(() => composer.compose(order)).toThrow("Reply-To");
	});
});

/** Short lines of ASCII; but no link in a header is broken. */
const wireLines = /^(?:(?:[\t\x20-\x7e]{0,76}|List-Unsubscribe: <[\x21-\x7e]{1,900}>)\r\n)+$/;

const boundary = "--=_-billet-doux-Part_1";
const fragments = fc.oneof(
	fc.string({ unit: "binary" }),
	fc.string({ unit: "grapheme" }),
	fc.constantFrom(
		"\r\n",
		"\n",
		"\r",
		"\u2028",
		" ",
		"\t",
		".",
		"..",
		"From jane",
		"=",
		"=20",
		"=_",
		"{{readUrl}}",
		"$&",
	),
	fc.constantFrom(boundary, `${boundary}--`, "Bcc: eve@example.org", "</p>", "a".repeat(200), "é".repeat(90)),
);
const anyNote = fc.array(fragments, { maxLength: 12 }).map((parts) => parts.join(""));

describe("any note", () => {
	it("arrives exactly as the template shows it, in lines that every mail server takes", async () => {
		const composer = await composerOf(template);
		await fc.assert(
			fc.asyncProperty(anyNote, async (note) => {
				const raw = composer.compose({ ...order, values: { note } }).raw.toString("latin1");
				expect(raw).toMatch(wireLines);
				const { text, html } = await simpleParser(raw, { skipTextToHtml: true });
				const shown = fillTemplate(template, { note, readUrl });
				expect({ text, html }).toEqual({ text: shown.text, html: shown.html });
			}),
			{ numRuns: 500 },
		);
	});

	it("stands wherever the template wants it, in a line of any length", async () => {
		const around = fc.oneof(
			fc.string({ unit: fc.constantFrom(..."aé =.\n"), maxLength: 160 }),
			fc.constantFrom("", "\n"),
		);
		await fc.assert(
			fc.asyncProperty(around, around, anyNote, async (before, after, note) => {
				const text = `${before}{{note}}${after}`;
				const words = { subject: "s", text, html: `<p>${text}</p>` };
				const shown = fillTemplate(words, { note });
				// mailparser reads a line break out of a part that has not one byte.
				fc.pre(shown.text !== "");
				const raw = await rawOf(note, words);
				expect(raw).toMatch(wireLines);
				const parsed = await simpleParser(raw, { skipTextToHtml: true });
				expect({ text: parsed.text, html: parsed.html }).toEqual({ text: shown.text, html: shown.html });
			}),
			{ numRuns: 200 },
		);
	});

	it("cannot end its part, even by one who has seen an earlier e-mail", async () => {
		const seen = /boundary="([^"]+)"/.exec(await rawOf("an earlier note"))?.[1] ?? "";
		const forged = `\n--${seen}\nContent-Type: text/html\n\n<a href="https://evil.example">x</a>\n--${seen}--\n`;
		const raw = await rawOf(forged);
		expect(raw).toContain(`boundary="${seen}"`);
		expect(raw.split("\r\n").filter((line) => line.startsWith(`--${seen}`))).toHaveLength(3);
		const { text, html } = await simpleParser(raw, { skipTextToHtml: true });
		expect(text).toContain(forged);
		expect(html).not.toContain('<a href="https://evil');
	});
});

describe("the composer refuses", () => {
	it.each([
		"jane@example.org\r\nBcc: eve@example.org",
		"jane@example.org\n",
		"jane@example.org>, <eve@example.org",
		"jane@example.org,eve@example.org",
		"x: jane@example.org;",
		"jane doe@example.org",
		'"jane"@example.org',
		"jane@example.org@evil.example",
		"jan\u2028e@example.org",
		"ja\u00adne@example.org",
		"😀@example.org",
		"jane@[127.0.0.1]",
		"jane",
		"",
		`jane@${"a".repeat(256)}`,
	])("the recipient %j", async (to) => {
		const composer = await composerOf(template);
		expect(() => composer.compose({ ...order, to, values: { note: "x" } })).toThrow("recipient");
	});

	it.each([
		"1@billet-doux.test",
		"<1@billet-doux.test>\r\nBcc: eve@example.org",
		"<1@billet-doux.test>\n",
		"<1@billet-doux.test> <2@billet-doux.test>",
		"<<1@billet-doux.test>>",
		"<1>",
		"",
	])("the Message-ID %j", async (messageId) => {
		const composer = await composerOf(template);
		expect(() => composer.compose({ ...order, messageId, values: { note: "x" } })).toThrow("Message-ID");
	});

	it("an e-mail without its note", async () => {
		const composer = await composerOf(template);
		expect(() => composer.compose({ ...order, values: {} })).toThrow("{{note}}");
	});

	it.each([
		["in the text only", { html: "<p></p>" }],
		["in the HTML only", { text: "x" }],
		["twice in the text", { text: "{{note}} {{note}}" }],
		["twice in the HTML", { html: "{{note}}{{note}}" }],
		["in the subject, which has another that no part has", { subject: "For {{note}}, {{name}}" }],
	])("a template with the note %s", async (_, part) => {
		await expect(composerOf({ ...template, ...part })).rejects.toThrow();
	});
});
