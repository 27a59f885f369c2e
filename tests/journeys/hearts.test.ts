import { randomUUIDv7 } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { heartsOffMeta } from "#contract/inbox-access.ts";
import { signIn } from "#tests/admin-client.ts";
import { holding } from "#tests/holding-moderator.ts";
import { openInbox } from "#tests/inbox-client.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { type ApiAnswer, answerOf, engines, post, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { switchTemplate } from "#tests/switch-template.ts";
import { untilAdmitted } from "#tests/until-admitted.ts";

const jane = "jane@example.org";
const note = { recipientEmail: jane, message: "Your smile is the best part of my mornings" };

describe.each(engines)("a heart for a letter, on %s", (engine) => {
	let sink: MailSink;
	let app: TestApp;
	beforeEach(async () => {
		sink = await startMailSink();
		app = await startTestApp(engine, { SMTP_URL: sink.url, TRUST_PROXY: "127.0.0.1" }, { moderation: holding });
		await switchTemplate(app, "moderation", 0);
	});
	afterEach(async () => {
		await app.remove();
		await sink.close();
	});

	const send = async (body: object = note) => (await app.send({ ...note, ...body })).body.receipt as string;
	const thank = (id: string, from = "192.0.2.1", node = app) =>
		answerOf(fetch(`${node.url}/api/letters/${id}/heart`, { method: "POST", headers: { "x-forwarded-for": from } }));
	const receipt = async (token: string) => (await post(`${app.url}/api/receipts`, { token })).body;
	const idOf = async () => String((await app.query("select id from message order by id desc"))[0]?.id);
	const letters = async () => (await app.read(jane)).body;
	const unknown = { status: 404, body: { success: false, error: expect.any(String) } };

	it("is shown to its sender on the receipt and to its reader beside it, and says nothing more", async () => {
		const token = await send();
		const before = await receipt(token);
		expect(before).not.toHaveProperty("thanked");
		const [letter] = await letters();
		expect(letter).not.toHaveProperty("thanked");
		expect(await thank(letter.id)).toMatchObject({ status: 200, body: { success: true } });
		expect(await receipt(token)).toEqual({ ...before, thanked: true });
		expect(await letters()).toEqual([{ ...letter, thanked: true }]);
		const client = await openInbox(app, sink, jane);
		expect(await client.letters()).toEqual([{ ...letter, thanked: true, number: 1 }]);
		expect((await client.export()).notes).toMatchObject([{ thanked: true }]);
	});

	it("is one for each letter, however often and from wherever at once it is given", async () => {
		const [one, other] = [await send(), await send({ message: "Your laugh is lovely" })];
		const [newest] = await letters();
		const answers = await Promise.all(
			Array.from({ length: 40 }, (_, n) => untilAdmitted(() => thank(newest.id, `198.51.100.${n}`))),
		);
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		expect((await receipt(other)).thanked).toBe(true);
		expect(await receipt(one)).not.toHaveProperty("thanked");
		expect((await app.query("select id from message where thanked is not null")).length).toBe(1);
	});

	it("is not there for what is no letter: unknown, waiting, refused, for later, erased", async () => {
		const answers = [await thank(randomUUIDv7()), await thank("x")];
		const tokens = [];
		for (const body of [
			{ message: "Hold this one" },
			{ message: "You are a stupid pig and I hate you" },
			{ message: "Until then", deliverAt: new Date(Date.now() + 86_400_000).toISOString() },
		]) {
			tokens.push(await send(body));
			answers.push(await thank(await idOf()));
		}
		const erased = await send({ message: "You are kind" });
		const [{ id }] = await letters();
		await thank(id);
		await post(`${app.url}/api/receipts/erase`, { token: erased });
		answers.push(await thank(id));
		expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(answers.map(() => unknown));
		expect(await app.query("select id from message where thanked is not null")).toEqual([]);
		for (const token of tokens) expect(await receipt(token)).not.toHaveProperty("thanked");
		expect(await receipt(erased)).toEqual({ state: "gone", canCancel: false });
	});

	it("tells the sender, who knows the letter's id, of no report: neither before it is decided nor after", async () => {
		const token = await send();
		const [{ id }] = await letters();
		const asBefore = await receipt(token);
		await fetch(`${app.url}/report/${id}`, { method: "POST" });
		expect(await letters()).toEqual([]);
		expect((await thank(id)).status).toBe(200);
		expect(await receipt(token)).toEqual({ ...asBefore, thanked: true });
		const admin = await signIn(app);
		expect((await admin.post(`/messages/${id}/moderate`, { action: "reject" })).status).toBe(200);
		expect((await thank(id)).status).toBe(200);
		expect(await receipt(token)).toEqual({ ...asBefore, thanked: true });
	});

	it("is in no answer to administrators, no figure, no log line and no e-mail", async () => {
		await send();
		const [{ id }] = await letters();
		const admin = await signIn(app);
		const paths = [
			"/messages",
			"/messages?view=decided",
			"/examples",
			"/email/statistics",
			"/email/deliveries",
			"/audit",
		];
		// But for the moment of a list, an answer is the same text.
		const textOf = ({ body: { as_of, ...body } }: ApiAnswer) => JSON.stringify(body);
		const answers = async () => Promise.all(paths.map(async (path) => textOf(await admin.get(path))));
		const before = await answers();
		const [figures, mails] = [await app.query("select * from counter"), sink.received.length];
		const logged = app.log.length;
		await thank(id);
		expect(await answers()).toEqual(before);
		expect(await app.query("select * from counter")).toEqual(figures);
		expect(sink.received).toHaveLength(mails);
		expect(app.log.slice(logged).join("\n")).not.toContain(id);
		expect(before.join("")).not.toContain("thanked");
	});

	it("is limited for a source and for its network", async () => {
		await send();
		const [{ id }] = await letters();
		for (let time = 0; time < 60; time++) expect((await thank(id)).status).toBe(200);
		const { status, body, headers } = await thank(id);
		expect([status, body.limit]).toEqual([429, "source"]);
		expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
		expect((await thank(randomUUIDv7())).status).toBe(429);
		for (let round = 0; round < 16; round++) {
			const some = Array.from({ length: 30 }, (_, n) => untilAdmitted(() => thank(id, `203.0.113.${n}`)));
			expect(new Set((await Promise.all(some)).map((answer) => answer.status))).toEqual(new Set([200]));
		}
		expect((await thank(id, "203.0.113.200")).status).toBe(429);
		expect((await thank(id, "192.0.3.1")).status).toBe(200);
	});

	it("goes with its note", async () => {
		await send();
		const [{ id }] = await letters();
		await thank(id);
		const client = await openInbox(app, sink, jane);
		await client.eraseAll();
		expect(await app.query("select thanked from message")).toEqual([]);
		expect((await thank(id)).status).toBe(404);
	});

	it("is nowhere where the operator has switched hearts off, and back when they are on again", async () => {
		const token = await send();
		const [{ id }] = await letters();
		await thank(id);
		const meta = `<meta name="${heartsOffMeta}" content="yes">`;
		const home = async () => (await fetch(`${app.url}/`)).text();
		expect(await home()).not.toContain(meta);
		await app.restart({ HEARTS: "off" });
		expect(await home()).toContain(meta);
		expect((await letters())[0]).not.toHaveProperty("thanked");
		expect(await receipt(token)).not.toHaveProperty("thanked");
		expect(await thank(id)).toMatchObject(unknown);
		await app.restart();
		expect(await receipt(token)).toMatchObject({ thanked: true });
	});
});

it("a heart is one heart on two nodes", async () => {
	const first = await startTestApp("postgresql");
	const second = await startTestApp("postgresql", { DATABASE_URL: first.databaseUrl ?? "" });
	try {
		const { receipt } = (await first.send(note)).body;
		const [{ id }] = (await second.read(jane)).body;
		const thank = (node: TestApp) => fetch(`${node.url}/api/letters/${id}/heart`, { method: "POST" });
		const answers = await Promise.all([first, second, first, second, first, second].map(thank));
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
		for (const node of [first, second]) {
			expect((await post(`${node.url}/api/receipts`, { token: receipt })).body.thanked).toBe(true);
			expect((await node.read(jane)).body).toMatchObject([{ thanked: true }]);
		}
	} finally {
		await second.remove();
		await first.remove();
	}
});
