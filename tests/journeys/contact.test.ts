import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contactSettings, inquiry, newSource, support, writeToSupport } from "#tests/contact-form.ts";
import { everythingStored } from "#tests/everything-stored.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";

describe.each(engines)("a contact message, on %s", (engine) => {
	let sink: MailSink;
	let app: TestApp;
	beforeAll(async () => {
		sink = await startMailSink();
		app = await startTestApp(engine, { ...contactSettings, SMTP_URL: sink.url });
	});
	afterAll(async () => {
		await app.remove();
		await sink.close();
	});

	/** The e-mails that one call brought to the sink. */
	async function mailsOf(part: object, headers?: Readonly<Record<string, string>>) {
		const before = sink.received.length;
		expect(await writeToSupport(app, part, headers)).toMatchObject({ status: 200, body: { success: true } });
		await sink.waitFor(before + 1);
		return sink.received.slice(before);
	}

	it("reaches support alone, as it was written, and a reply goes to the writer alone", async () => {
		const subject =
			"Où est passé mon billet ? « प्यार » ❤️‍🔥, “quotes”, a@b.c <d@e.f>; and words enough for more than one line";
		const [arrived, ...others] = await mailsOf({ subject });
		expect(others).toEqual([]);
		expect(arrived?.recipients).toEqual([support]);
		expect(arrived?.mail.replyTo?.value).toEqual([{ name: inquiry.name, address: inquiry.email }]);
		expect(arrived?.mail.from?.value).toEqual([{ name: "Billet-doux", address: "hello@billet-doux.example" }]);
		expect(arrived?.mail.subject).toBe(`Contact: ${subject}`);
		for (const words of [inquiry.name, inquiry.email, subject, inquiry.message, "English"]) {
			expect(arrived?.mail.text).toContain(words);
		}
		expect(arrived?.mail.html).toContain(inquiry.message.replace("\n", "<br>"));
	});

	it("comes in the language of its page", async () => {
		const [french] = await mailsOf({}, { "accept-language": "fr" });
		expect(french?.mail.subject).toBe(`Contact\u00a0: ${inquiry.subject}`);
		expect(french?.mail.text).toContain("Français");
		const [hindi] = await mailsOf({}, { "accept-language": "hi" });
		expect(hindi?.mail.subject).toMatch(new RegExp(`^\\p{Script=Devanagari}+: ${inquiry.subject}$`, "u"));
		expect(hindi?.mail.html).toContain('lang="hi"');
	});

	it("shows HTML in any field as text", async () => {
		const tag = (name: string) => `<b onclick="x">${name}</b>{{message}}&amp;`;
		const fields = { name: tag("name"), subject: tag("subject"), message: tag("message") };
		const [arrived] = await mailsOf(fields);
		expect(arrived?.mail.html).not.toMatch(/<b[ >]|onclick="/);
		for (const field of Object.values(fields)) {
			expect(arrived?.mail.text).toContain(field);
			expect(arrived?.mail.html).toContain(
				field.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;"),
			);
		}
		expect(arrived?.mail.subject).toBe(`Contact: ${fields.subject}`);
	});

	const attacks = [
		...["a\r\nBcc: eve@example.org", "a\nTo: eve@example.org", "a\rb", "a\u2028Bcc: b", "a\u2029b", "a\u0085b", "a\0b"],
		...["=?UTF-8?Q?=0D=0ABcc:_eve=40example.org?=", "=?utf-8?B?YSwgPGV2ZUBleGFtcGxlLm9yZz4=?=", "=?x?="],
		...["a@b.c, d@e.f", '"a" <eve@example.org>', "<eve@example.org>", "eve@example.org", "friends: a@b.c, d@e.f;"],
		...['"', "\\", '\\"', "(", "a\u202eb", "é", "प्रिया", "👩‍❤️‍👩"],
	];
	const anything = fc.oneof(fc.constantFrom(...attacks), fc.string({ unit: "binary", minLength: 1, maxLength: 40 }));
	const anyAddress = fc.oneof(
		fc.constantFrom(...attacks, "camille@example.org", "o'brien+x@example.org", "zoé@example.org", "amour@café.fr"),
		fc.tuple(anything, anything).map(([local, domain]) => `${local}@${domain}`),
		fc.emailAddress(),
	);

	it("is refused with the field's name, or is one e-mail with one recipient and one address to reply to", async () => {
		let taken = 0;
		let refused = 0;
		await fc.assert(
			fc.asyncProperty(anything, anyAddress, anything, async (name, email, subject) => {
				const before = sink.received.length;
				const answer = await writeToSupport(app, { name, email, subject });
				if (answer.status === 400) {
					refused++;
					expect(["name", "email", "subject"]).toContain(answer.body.field);
					return;
				}
				taken++;
				expect(answer).toMatchObject({ status: 200, body: { success: true } });
				await sink.waitFor(before + 1);
				expect(sink.received).toHaveLength(before + 1);
				const arrived = sink.received[before];
				expect(arrived?.recipients).toEqual([support]);
				expect(arrived?.mail.to).toMatchObject({ value: [{ address: support }] });
				expect(arrived?.mail.cc ?? arrived?.mail.bcc).toBeUndefined();
				expect(arrived?.mail.replyTo?.value).toHaveLength(1);
				expect(arrived?.mail.replyTo?.value[0]?.address?.toLowerCase()).toMatch(/^[^@\s,]+@[^@\s,]+$/);
				expect(arrived?.mail.subject).toBe(`Contact: ${subject.trim().toWellFormed()}`);
				expect(arrived?.raw.split("\r\n\r\n")[0]).toMatch(/^(?:[ -~]{1,300}\r\n)*[ -~]{1,300}$/);
				expect(arrived?.mail.headerLines.map(({ key }) => key).toSorted()).toEqual(headersOfContact);
			}),
			{ numRuns: 40, examples: attacks.slice(0, 15).map((attack) => [attack, "camille@example.org", attack]) },
		);
		expect(taken).toBeGreaterThan(5);
		expect(refused).toBeGreaterThan(5);
	});

	it.each([
		["no name", { name: undefined }, "name", /name/],
		["an empty name", { name: " " }, "name", /name/],
		["a name on two lines", { name: "a\r\nBcc: eve@example.org" }, "name", /one line/],
		["no address", { email: "" }, "email", /address/],
		["a bad address", { email: "camille" }, "email", /address/],
		["two addresses", { email: "a@example.org, b@example.org" }, "email", /one/i],
		["an empty subject", { subject: "" }, "subject", /subject/],
		["a subject on two lines", { subject: "a\nb" }, "subject", /one line/],
		["an empty message", { message: "" }, "message", /words/],
		["1001 characters", { message: "é".repeat(1001) }, "message", /1,001.*1,000/],
		["a message that is no text", { message: ["x"] }, "message", /message/],
	])("%s is refused by the field's name", async (_, part, field, words) => {
		const answer = await writeToSupport(app, part);
		expect(answer.status).toBe(400);
		expect(answer.body).toEqual({ success: false, error: expect.stringMatching(words), field });
	});

	it("speaks the reader's language about mistakes", async () => {
		const answer = await writeToSupport(app, { name: "a\nb" }, { "accept-language": "hi" });
		expect(answer.body.error).toMatch(/[\u0900-\u097f]/);
	});

	it("stops a source after five in an hour, without counting mistakes", async () => {
		const source = { "x-forwarded-for": newSource() };
		const before = sink.received.length;
		for (let sent = 0; sent < 5; sent++) {
			expect((await writeToSupport(app, { message: "" }, source)).status).toBe(400);
			expect((await writeToSupport(app, {}, source)).status).toBe(200);
		}
		const stopped = await writeToSupport(app, {}, source);
		expect(stopped.status).toBe(429);
		expect(stopped.body).toEqual({
			success: false,
			error: expect.stringMatching(/\S/),
			errorType: "rate_limit",
			limit: "source",
			retryAfterSeconds: Number(stopped.headers.get("retry-after")),
		});
		expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(3_000);
		expect((await writeToSupport(app)).status).toBe(200);
		await sink.waitFor(before + 6);
	});

	it("lies sealed in the database, and nothing of it in the log", async () => {
		const marks = {
			name: "Canaryname",
			email: "canarymail@example.org",
			subject: "canarysubject",
			message: "canarytext",
		};
		await mailsOf(marks);
		const stored = await everythingStored(app);
		expect(stored).toContain("contact_message");
		for (const mark of ["anaryname", "canarymail", "canarysubject", "canarytext"]) {
			for (const trace of [
				mark,
				Buffer.from(mark).toString("hex"),
				Buffer.from(mark).toString("base64").slice(0, 10),
			]) {
				expect(stored.includes(trace)).toBe(false);
			}
			expect(app.log.filter((line) => line.includes(mark))).toEqual([]);
		}
	});
});

const headersOfContact = [
	"content-type",
	"date",
	"from",
	"message-id",
	"mime-version",
	"reply-to",
	"subject",
	"to",
	"x-auto-response-suppress",
];
