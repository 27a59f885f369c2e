import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { moderate } from "#moderation/moderate.ts";
import { EngineFailure, type ModerationEngine } from "#server/judge/judge.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { type ApiAnswer, engines, post, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { switchTemplate } from "#tests/switch-template.ts";
import { untilAdmitted } from "#tests/until-admitted.ts";

const note = { recipientEmail: "jane@example.org", message: "Your smile is the best part of my mornings" };
const rude = { recipientEmail: "jane@example.org", message: "You are a stupid pig and I hate you" };
const sent = { success: true, status: "approved", emailSent: true, receipt: expect.any(String) };
const copies = 50;

const newKey = () => ({ "idempotency-key": randomBytes(16).toString("hex") });

describe.each(engines)("a request that is repeated under its name, on %s", (engine) => {
	let sink: MailSink;
	let app: TestApp;
	let moderation: ModerationEngine;
	beforeEach(async () => {
		moderation = moderate;
		sink = await startMailSink();
		app = await startTestApp(
			engine,
			{ SMTP_URL: sink.url },
			{ moderation: (text, signal) => moderation(text, signal) },
		);
		await switchTemplate(app, "moderation", 0);
	});
	afterEach(async () => {
		await app.remove();
		await sink.close();
	});

	const notes = () => app.query("select moderation_status from message");

	it(`is one note and one e-mail, and each of ${copies} at once is told the same`, async () => {
		sink.behave(() => ({ acceptAfterMs: 300 }));
		const key = newKey();
		const answers = await Promise.all(Array.from({ length: copies }, () => untilAdmitted(() => app.send(note, key))));
		expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
			Array.from({ length: copies }, () => ({ status: 200, body: sent })),
		);
		expect((await app.send({ ...note, message: ` ${note.message} ` }, key)).body).toEqual(sent);
		expect(await notes()).toHaveLength(1);
		expect(sink.received).toHaveLength(1);
		expect(await app.query("select count from recipient_day")).toEqual([{ count: 1 }]);
	});

	it("keeps neither the name nor a word or an address of it", async () => {
		const key = newKey();
		await app.send(rude, key);
		const [row] = await app.query("select * from named_request");
		const stored = JSON.stringify(row);
		for (const secret of [key["idempotency-key"], "stupid", "jane", "harassment"]) expect(stored).not.toContain(secret);
	});

	it("is refused with another body, while the first is under way and after", async () => {
		const key = newKey();
		sink.behave(() => ({ acceptAfterMs: 300 }));
		const first = app.send(note, key);
		await expect.poll(notes, { interval: 10 }).toHaveLength(1);
		const others = [await app.send(rude, key), await first.then(() => app.send(rude, key))];
		for (const { status, body } of others) {
			expect(status).toBe(409);
			expect(body).toEqual({ success: false, error: expect.stringContaining("Idempotency-Key"), reason: "key_reused" });
		}
		expect((await first).body).toEqual(sent);
		expect(await notes()).toHaveLength(1);
	});

	it("is answered in the language of the repeat, a refusal too", async () => {
		const key = newKey();
		const [first, inFrench, again] = [
			await app.send(rude, key),
			await app.send(rude, { ...key, "accept-language": "fr" }),
			await app.send(rude, key),
		];
		expect(first.body).toMatchObject({ status: "rejected", category: expect.any(String), spans: expect.any(Array) });
		expect(inFrench.body).toEqual({ ...first.body, reason: expect.any(String) });
		expect(inFrench.body.reason).not.toBe(first.body.reason);
		expect(again.body).toEqual(first.body);
		expect(await notes()).toHaveLength(1);
	});

	it("says of the e-mail what is true by then", async () => {
		const key = newKey();
		sink.behave(() => ({ code: 451, text: "4.7.1 later" }));
		const [first, again] = [await app.send(note, key), await app.send(note, key)];
		expect(first.body).toEqual({
			success: true,
			status: "approved",
			emailSent: false,
			emailError: expect.any(String),
			receipt: expect.any(String),
		});
		expect(again.body).toEqual(first.body);
		sink.behave(() => "accept");
		await app.query("update delivery set due_at = 0");
		await sink.waitFor(1);
		await waitUntilSettled();
		expect((await app.send(note, key)).body).toEqual(sent);
	});

	async function waitUntilSettled(): Promise<void> {
		await expect.poll(() => app.query("select state from delivery")).toEqual([{ state: "sent" }]);
	}

	it("judges a note again that was held, and never makes it two", async () => {
		moderation = () => {
			throw new EngineFailure("api_key");
		};
		const key = newKey();
		expect((await app.send(note, key)).body).toMatchObject({ status: "pending", errorType: "api_key" });
		expect((await app.send(note, key)).body).toMatchObject({ status: "pending", errorType: "api_key" });
		moderation = moderate;
		const answers = await Promise.all([app.send(note, key), app.send(note, key), app.send(note, key)]);
		expect(answers.map(({ body }) => body)).toEqual([sent, sent, sent]);
		expect((await app.send(note, key)).body).toEqual(sent);
		expect(await notes()).toEqual([{ moderation_status: "approved" }]);
		expect(sink.received).toHaveLength(1);
	});

	it("is not remembered when nothing was done", async () => {
		await app.restart({ RATE_LIMIT_PER_RECIPIENT: "1" });
		await app.send({ ...note, message: "You make every day brighter" });
		const key = newKey();
		expect((await app.send(note, key)).status).toBe(429);
		await app.query("delete from recipient_day");
		expect((await app.send(note, key)).body).toEqual(sent);
	});

	it("is a contact message, too, once, with one e-mail", async () => {
		const written = {
			name: "Camille",
			email: "camille@example.org",
			subject: "A question",
			message: "How does it work?",
		};
		const key = newKey();
		const contact = (body: typeof written) => post(`${app.url}/api/contact`, body, key);
		const answers = await Promise.all(Array.from({ length: copies }, () => untilAdmitted(() => contact(written))));
		answers.push(await contact(written));
		expect(new Set(answers.map(({ status, body }) => JSON.stringify({ status, body })))).toEqual(
			new Set([JSON.stringify({ status: 200, body: { success: true } })]),
		);
		const other = await contact({ ...written, subject: "Another question" });
		expect(other).toMatchObject({ status: 409, body: { reason: "key_reused" } });
		await sink.waitFor(1);
		expect(await app.query("select id from contact_message")).toHaveLength(1);
		expect(await app.query("select id from delivery")).toHaveLength(1);
	});
});

describe("the name of a request", () => {
	let app: TestApp;
	beforeAll(async () => {
		app = await startTestApp("sqlite");
	});
	afterAll(() => app.remove());

	it.each(["too-short", "with a blank in the middle", "é".repeat(20), "x".repeat(65)])(
		"has 16 to 64 visible characters, and is not: %s",
		async (name) => {
			const answer = await app.send(note, { "idempotency-key": Buffer.from(name).toString("latin1") });
			expect(answer.status).toBe(400);
			expect(answer.body).toEqual({
				success: false,
				error: expect.stringContaining("idempotency-key"),
				field: "idempotency-key",
			});
		},
	);
});

describe("a name is forgotten after a day", () => {
	it("and free for another request", async () => {
		let ahead = 0;
		const app = await startTestApp("sqlite", {}, { clock: () => Date.now() + ahead });
		const key = newKey();
		await app.send(rude, key);
		ahead = 24 * 60 * 60_000;
		expect((await app.send({ ...rude, message: `${rude.message} so much` }, key)).status).toBe(200);
		await app.send({ ...rude, recipientEmail: "jim@example.org" }, newKey());
		expect(await app.query("select at from named_request")).toHaveLength(2);
		await app.remove();
	});
});

describe("two nodes on one database", () => {
	it("take a note once between them, and tell all its senders the same", async () => {
		const sink = await startMailSink();
		sink.behave(() => ({ acceptAfterMs: 500 }));
		const first = await startTestApp("postgresql", { SMTP_URL: sink.url });
		const shared = { SMTP_URL: sink.url, DATABASE_URL: first.databaseUrl ?? "" };
		const second = await startTestApp("postgresql", shared);
		try {
			for (let round = 0; round < 5; round++) {
				const body = { ...note, recipientEmail: `jane${round}@example.org` };
				const key = newKey();
				const answers: ApiAnswer[] = await Promise.all(
					[first, second, first, second, first, second].map((node) => node.send(body, key)),
				);
				expect(answers.map((answer) => answer.body)).toEqual(answers.map(() => sent));
			}
			expect(await first.query("select id from message")).toHaveLength(5);
			expect(sink.received).toHaveLength(5);
		} finally {
			await second.remove();
			await first.remove();
			await sink.close();
		}
	});
});
