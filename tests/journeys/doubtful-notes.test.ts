import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { refusalCategories } from "#contract/refusal-categories.ts";
import { locales } from "#i18n/locales.ts";
import { moderate } from "#moderation/moderate.ts";
import { type AdminClient, signIn } from "#tests/admin-client.ts";
import { doubtfulTexts, holdShare } from "#tests/doubtful-notes.ts";
import { knownSecret, linkTokenOf } from "#tests/link-token-of.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { engines, post, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { switchTemplate } from "#tests/switch-template.ts";

const address = "jane@example.org";
const kind = "Your smile is the best part of my mornings";
const proven = "Ring me on 06 12 34 56 78, my dear.";
const mailbox = "Write to me at jack@example.net";
const day = 86_400_000;
const [text = "", other = ""] = await doubtfulTexts("en");
const heldAnswer = {
	success: false,
	status: "held",
	reason: expect.stringContaining("someone on our team will read it before it’s sent"),
	receipt: expect.any(String),
};

describe.each(engines)("a note of which the moderator is unsure, on %s", (engine) => {
	let sink: MailSink;
	let app: TestApp;
	let admin: AdminClient;
	let passed: number;
	const clock = () => Date.now() + passed;
	const settings = () => ({
		SMTP_URL: sink.url,
		APP_SECRET: knownSecret,
		RATE_LIMIT_PER_RECIPIENT: "3",
		MODERATION_HOLD: String(holdShare),
	});
	beforeEach(async () => {
		passed = 0;
		sink = await startMailSink();
		app = await startTestApp(engine, settings(), { clock });
		await switchTemplate(app, "moderation", 0);
		admin = await signIn(app);
	});
	afterEach(async () => {
		await app.remove();
		await sink.close();
	});

	async function pass(ms: number): Promise<void> {
		passed += ms;
		await app.setDatabaseAhead(passed);
	}
	const send = (message: string, more = {}, headers = {}) =>
		app.send({ recipientEmail: address, message, ...more }, headers);
	const listed = async (query = "") => (await admin.get(`/messages?limit=200${query}`)).body.messages;
	const only = async (): Promise<string> => (await listed("&status=held"))[0].id;
	const decide = (id: string, action: string) => admin.post(`/messages/${id}/moderate`, { action });
	const receipt = async (token: string, act = "") => (await post(`${app.url}/api/receipts${act}`, { token })).body;
	const letters = async () => (await app.read(address)).body;
	const counts = async () => (await admin.get("/messages?limit=1")).body.counts;
	const counters = async (metric: string) => {
		const rows = await app.query(
			`select label, sum(count) as n from counter where metric = '${metric}' group by label`,
		);
		return Object.fromEntries(rows.map(({ label, n }) => [label, Number(n)]).filter(([, n]) => n !== 0));
	};

	it("is held and said so, approved by a person, and e-mailed once", async () => {
		const { status, body } = await send(text);
		expect([status, body]).toEqual([200, heldAnswer]);
		expect(await letters()).toEqual([]);
		expect(await counts()).toEqual({ total: 1, pending: 1, approved: 0, rejected: 0, reported: 0 });
		expect(await receipt(body.receipt)).toMatchObject({ state: "waiting", canCancel: true });

		expect((await decide(await only(), "approve")).body).toMatchObject({ email: "queued" });
		expect(await letters()).toMatchObject([{ message_content: text }]);
		expect(sink.received).toHaveLength(0);
		await pass(10_000);
		await sink.waitFor(1);
		await expect.poll(async () => (await receipt(body.receipt)).state).toBe("delivered");
		expect(sink.received.map(({ recipients }) => recipients)).toEqual([[address]]);
		expect(await counters("message")).toEqual({ approved: 1 });
		expect(await listed("&status=held")).toEqual([]);
		// The words have been sent.
		expect(await send(text)).toMatchObject({ status: 409, body: { reason: "already_sent" } });
	});

	it("is refused by a person, and never sent", async () => {
		const { body } = await send(text);
		await decide(await only(), "reject");
		await pass(60_000);
		expect(await receipt(body.receipt)).toEqual({
			state: "refused",
			receivedAt: expect.any(String),
			canCancel: false,
		});
		expect(await letters()).toEqual([]);
		expect(sink.received).toHaveLength(0);
		expect(await app.query("select id from delivery")).toEqual([]);
		expect(await counters("rejection")).toEqual({ manual: 1 });
		expect((await admin.get("/audit")).body.entries[0]).toMatchObject({ action: "message_rejected" });
	});

	it("shows at the desk how sure the moderator was and the two likeliest readings with their places", async () => {
		await send(text);
		await send(kind);
		const messages = (await listed()).toReversed();
		expect(messages.map(({ message_content }: { message_content: string }) => message_content)).toEqual([text, kind]);
		const [held, sent] = messages;
		expect(held).toMatchObject({ moderation_status: "pending", category: null, spans: [] });
		expect(held.confidence).toBeCloseTo(moderate(text).confidence, 2);
		const [first, second] = held.readings;
		expect(held.readings).toHaveLength(2);
		expect(first.chance).toBeGreaterThanOrEqual(second.chance);
		expect(first.category).not.toBe(second.category);
		for (const { category, spans } of held.readings) {
			expect(spans).toHaveLength(category === null ? 0 : 1);
			for (const { start, end } of spans) expect(text.slice(start, end)).toMatch(/\p{L}/u);
		}
		expect(sent).toMatchObject({ moderation_status: "approved", readings: [] });
		expect(sent.confidence).toBeCloseTo(moderate(kind).confidence, 2);
		expect(await listed("&status=held")).toEqual([held]);
		const named = [first, second].flatMap(({ category }) => category ?? []);
		for (const category of refusalCategories) {
			const found = await listed(`&status=held&category=${category}`);
			expect([category, found.length]).toEqual([category, named.includes(category) ? 1 : 0]);
		}
	});

	it("is answered in the sender's language, and never where a rule proves something", async () => {
		const answers = await Promise.all(locales.map((locale) => send(text, {}, { "accept-language": locale })));
		expect(new Set(answers.map(({ body }) => body.reason)).size).toBe(locales.length);
		for (const refused of [proven, mailbox]) {
			expect((await send(refused)).body).toMatchObject({ status: "rejected", category: expect.any(String) });
		}
		expect(await counts()).toMatchObject({ pending: 1, rejected: 2 });
	});

	it("is one note however often it is sent, and its request is told what became of it", async () => {
		const name = { "idempotency-key": "0123456789abcdef0123456789abcdef" };
		const answers = await Promise.all(Array.from({ length: 10 }, () => send(text, {}, name)));
		answers.push(await send(text, {}, name), await send(text));
		const [first] = answers;
		for (const { body } of answers) expect(body).toEqual({ ...heldAnswer, receipt: first?.body.receipt });
		expect(await counts()).toMatchObject({ total: 1, pending: 1 });
		await decide(await only(), "reject");
		expect((await send(text, {}, name)).body).toMatchObject({ status: "rejected", receipt: first?.body.receipt });
		const another = { "idempotency-key": "another name of sixteen".replaceAll(" ", "-") };
		await send(other, {}, another);
		await decide(await only(), "approve");
		await pass(10_000);
		await sink.waitFor(1);
		await expect.poll(async () => (await send(other, {}, another)).body.emailSent).toBe(true);
		expect(sink.received).toHaveLength(1);
	});

	it("waits for the person and for its time, whichever is later", async () => {
		const at = (Math.floor(clock() / day) + 3) * day + day / 2;
		const later = { deliverAt: new Date(at).toISOString() };
		const inTime = (await send(text, later)).body;
		expect(inTime).toEqual(heldAnswer);
		expect((await decide(await only(), "approve")).body).toMatchObject({ email: "scheduled" });
		expect(await receipt(inTime.receipt)).toMatchObject({ state: "scheduled", scheduledFor: later.deliverAt });
		const late = (await send(other, later)).body;
		await pass(at - clock());
		await sink.waitFor(1);
		expect(await letters()).toHaveLength(1);
		expect(await receipt(late.receipt)).toMatchObject({ state: "waiting" });
		admin = await signIn(app);
		expect((await decide(await only(), "approve")).body).toMatchObject({ email: "queued" });
		await pass(10_000);
		await sink.waitFor(2);
	});

	it("goes with an opt-out that comes while it waits, and with a cancellation", async () => {
		const ended = [(await send(text)).body.receipt];
		await fetch(`${app.url}/stop/${linkTokenOf(address)}`, { method: "POST" });
		expect((await send(text)).body).toMatchObject({ notAccepted: true });
		const jim = { recipientEmail: "jim@example.org" };
		ended.push((await send(other, jim)).body.receipt);
		expect(await receipt(ended[1] ?? "", "/cancel")).toMatchObject({ state: "gone" });
		expect(await counts()).toMatchObject({ total: 0, pending: 0 });
		for (const token of ended) expect(await receipt(token)).toMatchObject({ state: "gone" });
		expect(sink.received).toHaveLength(0);
	});

	it("takes none of the recipient's day until it is approved, and is kept without an e-mail when that is full", async () => {
		await send(text);
		for (const more of ["", " truly", " always"]) expect((await send(`${kind}${more}`)).body.status).toBe("approved");
		expect((await send(`${kind}, dear`)).status).toBe(429);
		expect((await decide(await only(), "approve")).body).toMatchObject({ email: "recipient_limit" });
		expect(await letters()).toHaveLength(4);
		expect(sink.received).toHaveLength(3);
	});

	it("is e-mailed once over a decision that is taken back, and waits as before meanwhile", async () => {
		await send(text);
		const id = await only();
		await decide(id, "approve");
		await admin.post(`/messages/${id}/undo`);
		expect(await listed("&status=held")).toMatchObject([{ id, readings: [{}, {}] }]);
		expect(await letters()).toEqual([]);
		await decide(id, "approve");
		await pass(10_000);
		await sink.waitFor(1);
		await expect.poll(() => app.query("select state from delivery")).toEqual([{ state: "sent" }]);
		expect(sink.received).toHaveLength(1);
	});
});

describe("two nodes on one database", () => {
	it("hold a note once between them, let one person decide, and send one e-mail", async () => {
		const sink = await startMailSink();
		let passed = 0;
		const clock = () => Date.now() + passed;
		const hold = { SMTP_URL: sink.url, MODERATION_HOLD: String(holdShare) };
		const first = await startTestApp("postgresql", hold, { clock });
		const second = await startTestApp("postgresql", { ...hold, DATABASE_URL: first.databaseUrl ?? "" }, { clock });
		try {
			await switchTemplate(first, "moderation", 0);
			const note = { recipientEmail: address, message: text };
			const name = { "idempotency-key": "0123456789abcdef0123456789abcdef" };
			const answers = await Promise.all([first, second, first, second].map((node) => node.send(note, name)));
			expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
			const [one, two] = [await signIn(first), await signIn(second)];
			const [{ id }] = (await two.get("/messages?status=held")).body.messages;
			const decisions = await Promise.all([
				one.post(`/messages/${id}/moderate`, { action: "approve" }),
				two.post(`/messages/${id}/moderate`, { action: "approve" }),
			]);
			expect(decisions.map(({ status }) => status).toSorted()).toEqual([200, 409]);
			passed = 10_000;
			await first.setDatabaseAhead(passed);
			await sink.waitFor(1);
			await expect.poll(() => first.query("select state from delivery")).toEqual([{ state: "sent" }]);
			expect(sink.received).toHaveLength(1);
		} finally {
			await second.remove();
			await first.remove();
			await sink.close();
		}
	});
});
