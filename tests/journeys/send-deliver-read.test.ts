import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";

const note = "Your smile is the best part of my mornings";

describe.each(engines)("a note's way on %s", (engine) => {
	let sink: MailSink;
	let app: TestApp;
	beforeAll(async () => {
		sink = await startMailSink();
		app = await startTestApp(engine, { SMTP_URL: sink.url, MAIL_FROM: "Billet-doux <hello@billet-doux.example>" });
	});
	afterAll(async () => {
		await app.remove();
		await sink.close();
	});

	it("is approved, e-mailed whole, and read by its recipient", async () => {
		const text = `${note},\n  and of my evenings. ❤️ <b>Truly</b> $& {{readUrl}}`;
		const sent = await app.send({ recipientEmail: " Jane.Doe@Example.org ", message: ` ${text}\n` });
		expect(sent.status).toBe(200);
		expect(sent.body).toEqual({ success: true, status: "approved", emailSent: true, receipt: expect.any(String) });

		const [arrived] = sink.received;
		expect(arrived?.recipients).toEqual(["Jane.Doe@example.org"]);
		expect(arrived?.mail.from?.value).toEqual([{ name: "Billet-doux", address: "hello@billet-doux.example" }]);
		expect(arrived?.mail.text).toContain(text);
		expect(arrived?.mail.html).toContain("&lt;b&gt;Truly&lt;/b&gt;");
		expect(arrived?.mail.html).not.toContain("<b>Truly");

		const letters = await app.read("jane.doe@example.ORG");
		expect(letters.status).toBe(200);
		expect(letters.headers.get("cache-control")).toBe("no-store");
		expect(letters.body).toEqual([
			{
				id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
				created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
				message_content: text,
			},
		]);
	});

	it("reaches a recipient whose address is written in their own script, however it is written", async () => {
		const sent = await app.send({ recipientEmail: "Zoé@उदाहरण.भारत", message: note });
		expect(sent.body).toMatchObject({ success: true, status: "approved", emailSent: true });
		const arrived = sink.received.at(-1);
		expect(arrived?.recipients).toEqual(["Zoé@xn--p1b6ci4b4b3a.xn--h2brj9c"]);
		expect(arrived?.raw).toContain("\r\nTo: Zoé@xn--p1b6ci4b4b3a.xn--h2brj9c\r\n");
		const letters = await app.read("zoe\u0301@XN--P1B6CI4B4B3A.xn--h2brj9c");
		expect(letters.body).toMatchObject([{ message_content: note }]);
	});

	it("ends at the moderator when it gives a phone number, which says why and where", async () => {
		const before = sink.received.length;
		const message = "Call me, my love: 06 12 34 56 78";
		const refused = await app.send({ recipientEmail: "refused@example.org", message }, { "accept-language": "fr" });
		expect(refused.status).toBe(200);
		expect(refused.body).toMatchObject({ success: false, status: "rejected", category: "personal_info" });
		expect(refused.body.reason).toContain("numéro de téléphone");
		expect(
			refused.body.spans.map((span: { start: number; end: number }) => message.slice(span.start, span.end)),
		).toContain("06 12 34 56 78");
		expect(refused.body).not.toHaveProperty("emailSent");
		expect(sink.received.length).toBe(before);
		expect((await app.read("refused@example.org")).body).toEqual([]);
		const edited = await app.send({ recipientEmail: "refused@example.org", message: "Call me your love" });
		expect(edited.body).toMatchObject({ success: true, emailSent: true });
	});

	it("speaks the sender's language in the e-mail and in the reasons", async () => {
		const words = { en: /Open me gently/, fr: /Ouvrez-moi doucement/, hi: /[\u0900-\u097f]/ };
		for (const [language, expected] of Object.entries(words)) {
			const header = { "accept-language": `${language};q=0.9, de` };
			await app.send({ recipientEmail: `${language}@example.org`, message: note }, header);
			const arrived = sink.received.find(({ recipients }) => recipients[0] === `${language}@example.org`);
			expect(`${arrived?.mail.subject} ${arrived?.mail.text}`).toMatch(expected);
			expect(arrived?.mail.html).toContain(`lang="${language}"`);
			const refused = await app.send({ recipientEmail: "x@example.org", message: "+33 6 12 34 56 78" }, header);
			expect(refused.body.reason).not.toBe("");
		}
	});

	it("lists letters newest first", async () => {
		for (const message of ["first", "second", "third"]) await app.send({ recipientEmail: "many@example.org", message });
		const { body } = await app.read("many@example.org");
		expect(body.map((letter: { message_content: string }) => letter.message_content)).toEqual([
			"third",
			"second",
			"first",
		]);
	});

	it("reaches an internationalised domain, however it is spelled", async () => {
		const sent = await app.send({ recipientEmail: "amour@café.fr", message: note });
		expect(sent.body).toMatchObject({ success: true, emailSent: true });
		expect(sink.received.at(-1)?.recipients).toEqual(["amour@xn--caf-dma.fr"]);
		expect((await app.read("amour@xn--caf-dma.fr")).body).toHaveLength(1);
		expect((await app.read("AMOUR@CAFÉ.fr")).body).toHaveLength(1);
	});

	it("leaves no trace of address or text in the log", async () => {
		const lines = app.log.join("\n");
		expect(lines).toContain("/api/messages/:email");
		expect(lines).not.toMatch(/example\.org|caf|smile|127\.0\.0\.1/i);
	});
});
