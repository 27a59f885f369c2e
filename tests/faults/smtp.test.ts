import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { expectDoneWithin } from "#tests/done-within.ts";
import { freePort } from "#tests/free-port.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

const note = { recipientEmail: "jane@example.org", message: "Your smile is the best part of my mornings" };
const budgetMs = 600;

describe.each(engines)("a failing mail server, on %s", (engine) => {
	let start: number;
	let now: number;
	let sink: MailSink | undefined;
	let app: TestApp;
	let port: number;

	/** What became of each attempt is written down: before that, nobody can say when the next is due. */
	const untilRecorded = () =>
		until({
			what: "attempts that have ended",
			holds: async () =>
				(await app.query("select id from delivery where state = 'queued' and last_code is null")).length === 0,
		});
	const pass = async (ms: number) => {
		await untilRecorded();
		now += ms;
		await app.setDatabaseAhead(now - start);
	};
	beforeEach(async () => {
		now = start = Date.now();
		port = await freePort();
		const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, DELIVERY_BUDGET_MS: String(budgetMs) };
		app = await startTestApp(engine, settings, { clock: () => now });
	});
	afterEach(async () => {
		await sink?.close();
		sink = undefined;
		await app.remove();
	});

	/** How many e-mails an address was sent. */
	const mailsTo = (address: string) =>
		sink?.received.filter(({ recipients }) => recipients.includes(address)).length ?? 0;

	/** Waits until the worker has repeated another note, whose first attempt fails: then it has seen whatever is due. */
	async function workerHasBeenRound(mailServer: MailSink): Promise<void> {
		mailServer.behave(() => ({ code: 451, text: "4.7.1 greylisted" }));
		await app.send({ ...note, recipientEmail: "other@example.org" });
		await untilRecorded();
		mailServer.behave(() => "accept");
		await pass(2 * 60_000);
		await until({ what: "a repeat of another note", holds: () => mailsTo("other@example.org") > 0 });
	}

	it("that is down: the note is saved, honestly not e-mailed, and arrives when the server is back", async () => {
		const sent = await app.send(note);
		expect(sent.body).toEqual({
			success: true,
			status: "approved",
			emailSent: false,
			emailError: expect.stringMatching(/\S/),
			receipt: expect.any(String),
		});
		expect((await app.read(note.recipientEmail)).body).toHaveLength(1);
		sink = await startMailSink(port);
		await pass(2 * 60_000);
		await sink.waitFor(1);
		expect(sink.received[0]?.mail.text).toContain(note.message);
		await pass(24 * 3_600_000);
		await workerHasBeenRound(sink);
		expect(mailsTo(note.recipientEmail)).toBe(1);
	});

	it("that is down over a restart of ours: the note arrives all the same", async () => {
		await app.send(note);
		await app.restart();
		sink = await startMailSink(port);
		await pass(2 * 60_000);
		await sink.waitFor(1);
	});

	it("that refuses for good: not repeated", async () => {
		sink = await startMailSink(port);
		let asked = 0;
		sink.behave(() => {
			asked++;
			return { code: 550, text: "5.1.1 no such user", at: "rcpt" };
		});
		const sent = await app.send(note);
		expect(sent.body).toMatchObject({ success: true, emailSent: false, emailError: expect.stringMatching(/\S/) });
		await pass(6 * 24 * 3_600_000);
		await workerHasBeenRound(sink);
		expect([asked, mailsTo(note.recipientEmail)]).toEqual([1, 0]);
		expect((await app.read(note.recipientEmail)).body).toHaveLength(1);
	});

	it("that refuses the service itself: nothing is lost, and the operator is told once, without any address", async () => {
		sink = await startMailSink(port);
		sink.behave(() => ({ code: 550, text: "5.7.515 Access denied, jane@example.org may not hear from you" }));
		const people = Array.from({ length: 3 }, (_, index) => `jane${index}@domain${index}.example`);
		for (const recipientEmail of people) {
			expect((await app.send({ ...note, recipientEmail })).body).toMatchObject({ success: true, emailSent: false });
		}
		await untilRecorded();
		expect(await app.query("select state, last_code from delivery")).toEqual(
			people.map(() => ({ state: "queued", last_code: "550 5.7.515" })),
		);
		const alarms = app.log.filter((line) => line.includes('"level":50'));
		expect(alarms).toHaveLength(1);
		expect(JSON.parse(alarms[0] ?? "").refusals).toBe("1 × 550 5.7.515");
		expect(alarms[0]).not.toContain("@");
		sink.behave(() => "accept");
		await pass(2 * 60_000);
		await sink.waitFor(people.length);
		expect(sink.received.flatMap(({ recipients }) => recipients).toSorted()).toEqual(people);
	});

	it("that asks to come back later: repeated with the same Message-ID until it takes the note", async () => {
		sink = await startMailSink(port);
		let asked = 0;
		sink.behave(() => (++asked < 3 ? { code: 451, text: "4.7.1 greylisted" } : "accept"));
		expect((await app.send(note)).body).toMatchObject({ success: true, emailSent: false });
		await until({
			what: "the note at the mail server",
			holds: async () => {
				await pass(3 * 60_000);
				return mailsTo(note.recipientEmail) > 0;
			},
			progress: () => asked,
			everyMs: 200,
		});
		expect(sink.received).toHaveLength(1);
		expect(asked).toBe(3);
	});

	it("that hangs: answered within the budget, and never told as sent", async () => {
		sink = await startMailSink(port);
		sink.behave((recipient) => (recipient === note.recipientEmail ? "hang" : "accept"));
		await expectDoneWithin(budgetMs, {
			quick: () => app.send({ ...note, recipientEmail: "other@example.org" }),
			work: async () =>
				expect((await app.send(note)).body).toMatchObject({
					success: true,
					status: "approved",
					emailSent: false,
					emailError: expect.stringMatching(/\S/),
				}),
		});
		expect((await app.read(note.recipientEmail)).body).toHaveLength(1);
	});

	it("that drops the line after the text: not told as sent, repeated", async () => {
		sink = await startMailSink(port);
		let asked = 0;
		sink.behave(() => (++asked === 1 ? "drop" : "accept"));
		expect((await app.send(note)).body).toMatchObject({ success: true, emailSent: false });
		await pass(2 * 60_000);
		await sink.waitFor(1);
		const [dropped, repeated] = sink.offered;
		expect(repeated).toEqual(dropped);
	});
});
