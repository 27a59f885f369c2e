import { simpleParser } from "mailparser";
import { beforeAll, describe, expect, it } from "vitest";
import { emailNames, emails } from "#contract/emails.ts";
import { looks } from "#contract/stationery.ts";
import { type Locale, locales } from "#i18n/locales.ts";
import { type SentEmail, sendEveryEmail } from "#tests/every-email.ts";
import { hasSpamassassin, scoreAll } from "#tests/spamassassin.ts";

const site = "https://billet-doux.example";

/** 1,000 characters that people would write. */
const long: Readonly<Record<Locale, string>> = {
	en: "Your smile is the best part of my mornings, and I hope that your day is as gentle as you are. ",
	fr: "Ton sourire est le plus beau moment de mes matins, et j’espère que ta journée sera aussi douce que toi. ",
	hi: "तुम्हारी मुस्कान मेरी सुबह का सबसे प्यारा पल है, और मैं चाहता हूँ कि तुम्हारा दिन भी तुम जैसा ही कोमल हो। ",
};
const htmlLike =
	'<b>Hello</b> <a href="https://evil.example/x">click here</a> <img src="https://evil.example/p.png"> <script>alert(1)</script> &amp; <!-- hidden --> www.evil.example';

const texts = (locale: Locale) => [
	"x",
	long[locale].repeat(20).slice(0, 1_000),
	"❤️‍🔥 💌 🌹 👩‍👩‍👧 🥰",
	htmlLike,
	"lovely".repeat(166),
];

describe("every e-mail, in each language, whatever is written in it", () => {
	let sent: readonly SentEmail[];
	beforeAll(async () => {
		sent = await sendEveryEmail({ MAIL_FROM: "Billet-doux <hello@billet-doux.example>", PUBLIC_URL: site }, texts);
	});

	it("is sent", () => {
		const kinds = new Set(sent.map(({ name, locale }) => `${name}.${locale}`));
		expect(kinds.size).toBe(emailNames.length * locales.length);
		expect(sent.filter(({ name }) => name === "notification")).toHaveLength(locales.length * (5 + looks.length));
	});

	it("says the same words in its text and in its HTML", async () => {
		for (const { name, locale, raw } of sent) {
			const { text = "", html } = await simpleParser(raw);
			expect({ name, locale, words: wordsOfHtml(String(html)) }).toEqual({ name, locale, words: wordsOfText(text) });
		}
	});

	it("has each header once", async () => {
		for (const { name, raw } of sent) {
			const { headerLines } = await simpleParser(raw);
			const keys = headerLines.map(({ key }) => key);
			expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted());
			const required = ["from", "to", "subject", "date", "message-id", "mime-version", "content-type"];
			expect(keys).toEqual(expect.arrayContaining([...required, ...headersOf[emails[name].headers]]));
		}
	});

	it("leads nowhere but to the service, loads nothing, and shows what people wrote as text", async () => {
		for (const { name, locale, text: written, raw } of sent) {
			const html = String((await simpleParser(raw)).html);
			const tags = (html.match(/<[^>]+>/g) ?? []).join("\n");
			const addresses = [...tags.matchAll(/\s(?:href|src|srcset|background|action)\s*=\s*["']?([^"'\s>]*)/gi)];
			expect(addresses.length).toBeGreaterThan(0);
			for (const [, address = ""] of addresses) {
				expect({ name, locale, isOurs: address.startsWith(`${site}/`) }, address).toMatchObject({ isOurs: true });
			}
			const markup = html.replace(/<style>[\s\S]*?<\/style>/g, "");
			expect(markup).not.toMatch(/<(?:img|picture|video|svg|object|embed|iframe|link|script|form|input|base|b)\b/i);
			expect(html).not.toMatch(/url\(|@import/i);
			if (name === "notification")
				expect(wordsOfHtml(html)).toEqual(expect.arrayContaining(written.trim().split(/\s+/)));
		}
	});

	it.skipIf(!hasSpamassassin)("is no spam to SpamAssassin: below 1.0", async () => {
		const scores = await scoreAll([...sent.map(({ raw }) => raw), knownSpam]);
		expect(scores.at(-1)?.score).toBeGreaterThan(5);
		const suspect = sent.flatMap(({ name, locale, text, look }, index) => {
			const { score = Number.NaN, rules } = scores[index] ?? {};
			return score < 1 ? [] : [{ name, locale, look, text: text.slice(0, 20), score, rules }];
		});
		expect(suspect).toEqual([]);
	});
});

/** What every installation of SpamAssassin takes for spam, so that its filters can be tried. */
const knownSpam = "Subject: A trial\r\n\r\nXJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X\r\n";

/** What marks each kind of e-mail, beside what every one has. */
const headersOf = {
	automatic: ["auto-submitted"],
	list: ["auto-submitted", "list-id"],
	answered: ["reply-to"],
} as const;

/** The words that are read: what is only shown, as the seal, is hidden from readers, too. */
function wordsOfHtml(html: string): readonly string[] {
	const body = html.slice(html.indexOf("<body"));
	const shown = body
		.replace(/<!--[\s\S]*?-->/g, "")
		.replace(/<(\w+)[^>]*aria-hidden="true"[^>]*>[^<]*<\/\1>/g, "")
		.replace(/<\/?(?:a|span|b|i|em|strong)\b[^>]*>/g, "")
		.replace(/<[^>]*>/g, " ");
	return wordsOf(shown.replace(/&(?:amp|lt|gt|quot|#x27|#39|nbsp);/g, (entity) => entities[entity] ?? entity));
}

const entities: Readonly<Record<string, string>> = {
	"&amp;": "&",
	"&lt;": "<",
	"&gt;": ">",
	"&quot;": '"',
	"&#x27;": "'",
	"&#39;": "'",
	"&nbsp;": " ",
};

/** Rules of signs and the addresses that links of the HTML lead to are no words. */
function wordsOfText(text: string): readonly string[] {
	const lines = text.split(/\r?\n/).filter((line) => !/^(?:-+|[* ]+)$/.test(line));
	return wordsOf(lines.join(" ")).filter((word) => !word.startsWith(`${site}/`));
}

function wordsOf(text: string): readonly string[] {
	return text.split(/\s+/).filter((word) => word !== "");
}
