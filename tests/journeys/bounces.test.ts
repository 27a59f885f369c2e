import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { locales } from "#i18n/locales.ts";
import { signatureHeaders, signatureOf } from "#server/bounce/generic-webhook.ts";
import { type AdminClient, signIn } from "#tests/admin-client.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { answerOf, engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";

const key = "signs-reports-in-tests-and-nowhere-else";
const samplesDir = join(import.meta.dirname, "..", "samples", "reports");

describe.each(engines)("a report on an e-mail, on %s", (engine) => {
	let sink: MailSink;
	let app: TestApp;
	let admin: AdminClient;
	let now: number;
	beforeEach(async () => {
		now = Date.now();
		sink = await startMailSink();
		const settings = {
			SMTP_URL: sink.url,
			MAIL_FROM: "Billet-doux <hello@letters.example>",
			BOUNCE_ADDRESS: "bounces@letters.example",
			BOUNCE_WEBHOOK_KEY: key,
		};
		app = await startTestApp(engine, settings, { clock: () => now });
		admin = await signIn(app);
	});
	afterEach(async () => {
		await app.remove();
		await sink.close();
	});

	const send = async (recipientEmail: string, message = "Your smile is my morning") =>
		(await app.send({ recipientEmail, message })).body;

	/** Sends a note and gives where reports on its e-mail go. */
	async function sent(recipientEmail: string): Promise<string> {
		expect(await send(recipientEmail)).toMatchObject({ emailSent: true });
		return sink.offered.at(-1)?.sender ?? "";
	}

	const sample = (name: string, bounceAddress: string) =>
		readFileSync(join(samplesDir, `${name}.eml`), "utf8").replaceAll("bounces+TOKEN@letters.example", bounceAddress);

	function report(body: string, { type = "message/rfc822", by = key, at = now } = {}) {
		const timestamp = String(Math.floor(at / 1_000));
		return answerOf(
			fetch(`${app.url}/api/bounces`, {
				method: "POST",
				headers: {
					"content-type": type,
					[signatureHeaders.timestamp]: timestamp,
					[signatureHeaders.signature]: signatureOf(by, timestamp, Buffer.from(body)),
				},
				body,
			}),
		);
	}

	const statistics = async () => (await admin.get("/email/statistics")).body;
	const suppressed = () => app.query("select reason from suppression order by reason");

	it("that its mailbox is gone: notes are kept and read, and not e-mailed, for 30 days", async () => {
		const bounceAddress = await sent("jane+love@example.org");
		expect(await report(sample("postfix-unknown-user", bounceAddress))).toMatchObject({
			status: 200,
			body: { success: true },
		});
		const later = await send("jane@example.org", "You make every room brighter");
		expect(later).toMatchObject({ success: true, status: "approved", emailSent: false });
		expect(sink.received).toHaveLength(1);
		expect((await app.read("jane@example.org")).body).toHaveLength(1);
		expect(await send("joe@example.org")).toMatchObject({ emailSent: true });
		expect(await statistics()).toMatchObject({
			bounced: 1,
			complained: 0,
			suppressed: { opted_out: 0, complained: 0, unreachable: 1 },
		});
		for (const locale of locales) {
			const body = { recipientEmail: "jane@example.org", message: `Kind words in ${locale}` };
			const { emailError } = (await app.send(body, { "accept-language": locale })).body;
			expect(emailError).toBe(m.email_error_mailbox_refuses({}, { locale }));
		}
		now += 30 * 86_400_000 + 1;
		expect(await send("jane@example.org", "I am glad that you are here")).toMatchObject({ emailSent: true });
	});

	it("that its reader calls it spam: no more notes are taken", async () => {
		const bounceAddress = await sent("jane@example.org");
		sink.behave(() => ({ code: 451, text: "4.3.0 later" }));
		expect(await send("jane+too@example.org", "I like how you laugh")).toMatchObject({ emailSent: false });
		for (const name of ["yahoo-complaint", "outlook-complaint"]) await report(sample(name, bounceAddress));
		const refused = await send("jane@example.org", "You make every room brighter");
		expect(refused).toMatchObject({ success: false, status: "rejected" });
		expect(refused.reason).toContain("accept messages");
		expect(await app.query("select id from delivery where state = 'queued'")).toEqual([]);
		expect(await statistics()).toMatchObject({ complained: 1, suppressed: { complained: 1, unreachable: 0 } });
	});

	it("that says neither changes nothing but a count", async () => {
		const bounceAddress = await sent("jane@example.org");
		const names = ["postfix-delayed", "gmail-over-quota", "holiday-french", "qmail", "read-receipt", "not-spam"];
		for (const name of names) expect((await report(sample(name, bounceAddress))).status).toBe(200);
		await report(sample("outlook-authentication", bounceAddress));
		expect(await suppressed()).toEqual([]);
		expect(await send("jane@example.org", "You make every room brighter")).toMatchObject({ emailSent: true });
		const counted = await app.query("select label, count from counter where metric = 'report' order by label");
		expect(counted.map(({ label, count }) => [label, Number(count)])).toEqual([
			["delayed", 2],
			["policy", 1],
		]);
		expect(app.log.filter((line) => line.includes("refuse this service"))).toHaveLength(1);
	});

	it("counts once, however often it comes, and names nobody in the log", async () => {
		const bounceAddress = await sent("jane@example.org");
		const raw = sample("postfix-unknown-user", bounceAddress);
		await Promise.all(Array.from({ length: 5 }, () => report(raw)));
		const [{ expires_at }] = (await app.query("select expires_at from suppression")) as [{ expires_at: unknown }];
		now += 600_000;
		await report(raw);
		expect(await app.query("select expires_at from suppression")).toMatchObject([{ expires_at }]);
		expect(await statistics()).toMatchObject({ bounced: 1 });
		const log = app.log.join("\n");
		expect(log).toContain("a report on an e-mail has come in");
		for (const mark of ["jane", "example.org", bounceAddress]) expect(log).not.toContain(mark);
	});

	it("that is forged changes nothing", async () => {
		const bounceAddress = await sent("jane@example.org");
		const other = await sent("joe@example.org");
		const mixed = bounceAddress.slice(0, 30) + other.slice(30);
		const raw = sample("postfix-unknown-user", bounceAddress);
		const answers = [
			// Signed, but by a token that we did not make: strangers can write to the mailbox that reports come to.
			await report(sample("postfix-unknown-user", mixed)),
			await report(sample("postfix-unknown-user", `bounces+${"0".repeat(52)}@letters.example`)),
			await report(sample("yahoo-complaint", "hello@letters.example")),
			await report("nonsense"),
			// With a token, but not signed by us.
			await report(raw, { by: "somebody else's key, just as long" }),
			await report(raw, { at: now - 6 * 60_000 }),
			await answerOf(fetch(`${app.url}/api/bounces`, { method: "POST", body: raw })),
			await answerOf(fetch(`${app.url}/api/bounces`, { method: "POST" })),
			await report(`${raw}${"x".repeat(256 * 1024)}`),
		];
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 401, 401, 401, 400, 413]);
		expect(answers[4]?.body).toMatchObject({ success: false, error: expect.stringContaining("signature") });
		expect(await suppressed()).toEqual([]);
		expect(await app.query("select id from delivery where report is not null")).toEqual([]);
	});

	it("in JSON names its delivery by our Message-ID, and speaks for no other mailbox", async () => {
		await sent("jane@example.org");
		const message_id = sink.received[0]?.mail.messageId;
		const event = { event: "bounced", message_id, code: "550 5.1.1", email: "joe@example.org" };
		expect((await report(JSON.stringify(event), { type: "application/json" })).status).toBe(200);
		expect(await send("jane@example.org", "You make every room brighter")).toMatchObject({ emailSent: false });
		expect(await send("joe@example.org", "You make every room brighter")).toMatchObject({ emailSent: true });
	});

	it("is taken from nobody when no key is set", async () => {
		await app.restart({ BOUNCE_WEBHOOK_KEY: "" });
		expect((await report(sample("postfix-unknown-user", "x@example.org"))).status).toBe(404);
	});

	it("may be the mail server's own refusal while it is spoken to", async () => {
		sink.behave((to) => (to.startsWith("gone") ? { code: 550, text: "5.1.1 no such user", at: "rcpt" } : "accept"));
		expect(await send("gone@example.org")).toMatchObject({ emailSent: false });
		await expect.poll(suppressed).toEqual([{ reason: "unreachable" }]);
		sink.behave(() => "accept");
		const again = await send("gone@example.org", "You make every room brighter");
		expect(again.emailError).toBe(m.email_error_mailbox_refuses({}, { locale: "en" }));
		expect(sink.received).toEqual([]);
	});

	it("is heeded when a person approves a note that waited", async () => {
		await app.restart({
			MODERATION_PROVIDER: "openai-compatible",
			MODERATION_MODEL: "none",
			MODERATION_MODE: "llm",
			MODERATION_BASE_URL: "http://127.0.0.1:9",
		});
		for (const name of ["gone", "never"])
			expect(await send(`${name}@example.org`)).toMatchObject({ status: "pending" });
		const messages = await app.query("select id, recipient_key from message order by id");
		const ids = messages.map(({ id }) => String(id));
		const keys: string[] = [];
		for (const [index, reason] of ["unreachable", "opted_out"].entries()) {
			const { body } = await admin.post(`/messages/${ids[index]}/moderate`, { action: "approve" });
			keys.push(body.email);
			const [row] = await app.query(`select mailbox_key from delivery where source_id = '${ids[index]}'`);
			await app.query(
				`insert into suppression values ('${row?.mailbox_key}', '${reason}', ${now}, ${now + 1_000_000})`,
			);
			expect((await admin.post(`/messages/${ids[index]}/undo`)).status).toBe(200);
			keys.push((await admin.post(`/messages/${ids[index]}/moderate`, { action: "approve" })).body.email);
		}
		expect(keys).toEqual(["queued", "mailbox_refuses", "queued", "not_accepted"]);
	});
});
