import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "#tests/admin-client.ts";
import { holding } from "#tests/holding-moderator.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { type ApiAnswer, engines, post, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { switchTemplate } from "#tests/switch-template.ts";
import { until } from "#tests/until.ts";
import { untilAdmitted } from "#tests/until-admitted.ts";

const note = { recipientEmail: "jane@example.org", message: "Your smile is my morning" };
const rude = { recipientEmail: "jane@example.org", message: "You are a stupid pig and I hate you" };
/** The same words are not taken twice a day for one recipient. */
const later = () => ({
	...note,
	message: "Your laugh is lovely",
	deliverAt: new Date(Date.now() + 7 * aDay).toISOString(),
});
const gone = { state: "gone", canCancel: false };
const aDay = 86_400_000;
const looks = 40;

describe.each(engines)("the receipt of a note, on %s", (engine) => {
	let sink: MailSink;
	let app: TestApp;
	beforeEach(async () => {
		sink = await startMailSink();
		const environment = { SMTP_URL: sink.url, RATE_LIMIT_LOOKUPS: String(looks) };
		app = await startTestApp(engine, environment, { moderation: holding });
		await switchTemplate(app, "moderation", 0);
	});
	afterEach(async () => {
		await app.remove();
		await sink.close();
	});

	const ask = (token: unknown, act = "", headers = {}): Promise<ApiAnswer> =>
		post(`${app.url}/api/receipts${act}`, { token }, headers);
	const stateOf = async (token: string) => (await ask(token)).body.state;
	const receiptOf = async (body: object): Promise<string> => (await app.send(body)).body.receipt;
	const count = async (table: string) => (await app.query(`select * from ${table}`)).length;
	const totals = async () => {
		const rows = await app.query("select moderation_status as status, count from message_total");
		return Object.fromEntries(
			rows.map(({ status, count: n }) => [String(status), Number(n)]).filter(([, n]) => n !== 0),
		);
	};

	it("tells its holder what became of it, and repeats neither text nor address", async () => {
		const delivered = await receiptOf(note);
		expect((await ask(delivered)).body).toEqual({
			state: "delivered",
			receivedAt: expect.stringMatching(/Z$/),
			settledAt: expect.stringMatching(/Z$/),
			canCancel: false,
		});
		expect((await ask(await receiptOf(rude), "", { "accept-language": "fr" })).body).toEqual({
			state: "refused",
			receivedAt: expect.stringMatching(/Z$/),
			category: "harassment",
			reason: expect.stringContaining("insult"),
			canCancel: false,
		});
		const scheduled = later();
		expect((await ask(await receiptOf(scheduled))).body).toMatchObject({
			state: "scheduled",
			scheduledFor: scheduled.deliverAt,
			canCancel: true,
		});
		const held = await receiptOf({ ...note, message: "Hold this one" });
		expect((await ask(held)).body).toMatchObject({ state: "waiting", canCancel: true });

		sink.behave(() => ({ code: 550, text: "5.1.1 unknown", at: "rcpt" }));
		const failed = await receiptOf({ recipientEmail: "nobody@example.org", message: note.message });
		expect((await ask(failed)).body).toMatchObject({ state: "undeliverable", settledAt: expect.any(String) });
		sink.behave(() => ({ code: 451, text: "4.3.0 later", at: "rcpt" }));
		const waiting = await receiptOf({ recipientEmail: "joe@example.com", message: note.message });
		expect((await ask(waiting)).body).toMatchObject({ state: "on_its_way", canCancel: false });
		await switchTemplate(app, "notification", 0);
		expect(await stateOf(await receiptOf({ ...note, message: "You are kind" }))).toBe("readable");
	});

	it("says nothing of a delivery where no mail server is set, only that the note can be read", async () => {
		await app.restart({ SMTP_URL: "" });
		const { body } = await app.send({ ...note, message: "You are kind to everybody" });
		expect(body.status).toBe("approved");
		expect((await ask(body.receipt)).body).toEqual({
			state: "not_emailed",
			receivedAt: expect.stringMatching(/Z$/),
			canCancel: false,
		});
	});

	it("is the same for a repeat of the request, and another for every other note", async () => {
		const headers = { "idempotency-key": randomBytes(16).toString("hex") };
		const first = (await app.send(rude, headers)).body.receipt;
		expect((await app.send(rude, headers)).body.receipt).toBe(first);
		expect(await receiptOf(rude)).not.toBe(first);
		const another = { "idempotency-key": randomBytes(16).toString("hex") };
		const approved = (await app.send(note, another)).body.receipt;
		expect((await app.send(note, another)).body.receipt).toBe(approved);
		expect(await stateOf(approved)).toBe("delivered");
	});

	it("opens with its whole token only, and whatever is none is told the same", async () => {
		const token = await receiptOf(note);
		const tried = [`${token}A`, token.slice(1), token.replace(/.$/, (end) => (end === "A" ? "B" : "A")), "x", ""];
		for (const forged of tried) {
			for (const act of ["", "/cancel", "/erase"]) {
				const { status, body } = await ask(forged, act);
				expect([status, body.error]).toEqual([404, "There’s nothing at this address."]);
			}
		}
		expect(await stateOf(token)).toBe("delivered");
		expect((await fetch(`${app.url}/api/receipts`)).status).toBe(404);
	});

	it("stands neither in the database nor in the log", async () => {
		const token = await receiptOf(later());
		await ask(token);
		await ask(token, "/cancel");
		const secret = token.slice(32);
		for (const table of ["message", "delivery", "named_request"]) {
			expect(JSON.stringify(await app.query(`select * from ${table}`))).not.toContain(secret);
		}
		expect(app.log.join("\n")).not.toContain(secret);
		expect(JSON.stringify(sink.received.map(({ raw }) => raw))).not.toContain(secret);
	});

	it("cancels what waits, for its time or for a person, and nothing else", async () => {
		const scheduled = await receiptOf(later());
		const held = await receiptOf({ ...note, message: "Hold this one" });
		const sent = await receiptOf(note);
		const refused = await receiptOf(rude);
		for (const token of [scheduled, held]) {
			expect((await ask(token, "/cancel")).body).toEqual(gone);
			expect((await ask(token)).body).toEqual(gone);
			expect((await ask(token, "/cancel")).body).toEqual(gone);
		}
		for (const token of [sent, refused]) expect((await ask(token, "/cancel")).status).toBe(409);
		expect(await totals()).toEqual({ approved: 1, rejected: 1 });
		expect(await count("message")).toBe(2);
	});

	it("erases a note at any time, with its e-mails, read or not", async () => {
		const sent = await receiptOf(note);
		expect((await app.read(note.recipientEmail)).body).toHaveLength(1);
		sink.behave(() => ({ code: 451, text: "4.3.0 later", at: "rcpt" }));
		const others = await Promise.all(
			[
				rude,
				later(),
				{ ...note, message: "Hold this one" },
				{ recipientEmail: "joe@example.com", message: note.message },
			].map(receiptOf),
		);
		for (const token of [sent, ...others]) {
			expect((await ask(token, "/erase")).body).toEqual(gone);
			expect((await ask(token)).body).toEqual(gone);
		}
		expect([await count("message"), await count("delivery")]).toEqual([0, 0]);
		expect(await totals()).toEqual({});
		expect((await app.read(note.recipientEmail)).body).toEqual([]);
		// The place of a day is given back only where nothing was sent.
		const days = await app.query("select day, count from recipient_day order by day");
		expect(days.map((day) => Number(day.count)).toSorted()).toEqual([0, 1, 1]);
	});

	it("says that a note is no longer stored, whoever erased it", async () => {
		const token = await receiptOf(note);
		const admin = await signIn(app);
		const [message] = (await admin.get("/messages")).body.messages;
		await admin.delete(`/messages/${message.id}`);
		expect((await ask(token)).body).toEqual(gone);
		expect(await count("delivery")).toBe(0);
	});

	it("is looked at so many times in an hour", async () => {
		const token = await receiptOf(note);
		const answers = await Promise.all(Array.from({ length: looks + 5 }, () => untilAdmitted(() => ask(token))));
		const refused = answers.filter(({ status }) => status === 429);
		expect(refused).toHaveLength(5);
		expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
		await until({ what: "that the mail is done", holds: () => sink.received.length === 1 });
	});
});
