import fc from "fast-check";
import { simpleParser } from "mailparser";
import { describe, expect, it, onTestFinished } from "vitest";
import { parseEmailAddress } from "#contract/email-address.ts";
import { startMailSink } from "#tests/mail-sink.ts";
import { startTestApp } from "#tests/start-test-app.ts";

const cases = Number(process.env.INJECTED_ADDRESSES ?? 500);
const atOnce = 8;

const signs = fc.constantFrom(
	...["\r", "\n", "\r\n", "\0", "\u2028", "\u2029", "\u0085", "\t", " ", "\u00a0", "\ufeff", "\u202e", "\u200b"],
	...[",", ";", ":", "<", ">", '"', "\\", "(", ")", "[", "]", "@", "%", "!", ".", "..", "+", "=", "{", "}", "|"],
);
const pieces = fc.oneof(
	signs,
	fc.constantFrom(
		...["=?UTF-8?Q?eve=40evil.example?=", "=?utf-8?B?ZXZlQGV2aWwuZXhhbXBsZQ==?=", "=0D=0A", "%0d%0a", "\\r\\n"],
		...["\r\nBcc: eve@evil.example", "\nRCPT TO:<eve@evil.example>", ">\r\nRCPT TO:<eve@evil.example", "\r\n.\r\n"],
		...[
			"eve@evil.example",
			", eve@evil.example",
			"; eve@evil.example",
			"group: eve@evil.example;",
			"<eve@evil.example>",
		],
		...['"eve@evil.example"', '"a b"', '"\\""', "(eve@evil.example)", "@a.example,@b.example:", "eve%evil.example"],
		...["jane", "o'hara", "j.doe", "प्यार", "é", "😀", "ｊａｎｅ", "．", "＠", "，", "xn--p1b6ci4b4b3a"],
	),
	fc.string({ unit: "binary", maxLength: 6 }),
	fc.string({ maxLength: 8 }),
);
const hosts = fc.constantFrom(
	"example.org",
	"Example.ORG",
	"café.fr",
	"उदाहरण.भारत",
	"gmail.com",
	"example.org.",
	"a",
	"[127.0.0.1]",
);
const atoms = fc.string({ unit: fc.constantFrom(..."abz019+-_.'=?{|}~#$&*/^`"), minLength: 1, maxLength: 12 });
const addresses = fc.oneof(
	fc.tuple(atoms, hosts).map(([local, host]) => `${local}@${host}`),
	fc.tuple(pieces, hosts).map(([local, host]) => `${local}@${host}`),
	fc.tuple(pieces, pieces, hosts).map(([one, two, host]) => `${one}${two}@${host}`),
	fc.tuple(atoms, hosts, pieces).map(([local, host, piece]) => `${local}@${host}${piece}`),
	fc.tuple(pieces, atoms, hosts).map(([piece, local, host]) => `${piece}${local}@${host}`),
	fc.array(pieces, { maxLength: 5 }).map((parts) => parts.join("")),
);
const texts = fc.array(pieces, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(" "));

describe("whatever stands in an address or a text", () => {
	it("the mail server is told of one recipient, the one that was checked, or the request was refused", async () => {
		const sink = await startMailSink();
		onTestFinished(() => sink.close());
		const asked: string[] = [];
		sink.behave((recipient) => {
			asked.push(recipient);
			return "accept";
		});
		const settings = { SMTP_URL: sink.url, RATE_LIMIT_PER_RECIPIENT: "1000000" };
		const approved = { moderation: () => ({ approved: true as const, confidence: 1, modelVersion: "approves" }) };
		const app = await startTestApp("sqlite", settings, approved);
		onTestFinished(() => app.remove());

		const samples = fc.sample(fc.tuple(addresses, texts), cases);
		const expected: string[] = [];
		const waiting = [...samples.entries()];
		const one = async () => {
			for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
				const [index, [recipientEmail, text]] = next;
				const answer = await app.send({ recipientEmail, message: `${index} ${text}` });
				const parsed = parseEmailAddress(recipientEmail);
				expect({ recipientEmail, status: answer.status }).toEqual({ recipientEmail, status: parsed.ok ? 200 : 400 });
				if (parsed.ok) expected.push(parsed.address);
			}
		};
		await Promise.all(Array.from({ length: atOnce }, one));
		await sink.waitFor(expected.length);

		expect(expected.length).toBeGreaterThan(cases / 20);
		expect(expected.length).toBeLessThan(cases);
		expect(asked).toHaveLength(expected.length);
		expect(sink.offered.map(({ recipients }) => recipients.join())).toSatisfy(sameItems(expected));
		const notOne: unknown[] = [];
		for (const { recipients, raw } of sink.offered) {
			const { to, cc, bcc, headerLines } = await simpleParser(raw, { skipTextToHtml: true });
			const named = [to].flat().flatMap((list) => list?.value.map(({ address = "" }) => checked(address)));
			const keys = headerLines.map(({ key }) => key);
			const isOne = cc === undefined && bcc === undefined && new Set(keys).size === keys.length;
			if (!isOne || named.join() !== recipients.join()) notOne.push({ recipients, named, keys });
		}
		expect(notOne).toEqual([]);
	});
});

const checked = (address: string) => {
	const parsed = parseEmailAddress(address);
	return parsed.ok ? parsed.address : `no address: ${address}`;
};

const sameItems = (expected: readonly string[]) => (actual: readonly string[]) =>
	JSON.stringify(actual.toSorted()) === JSON.stringify(expected.toSorted());
