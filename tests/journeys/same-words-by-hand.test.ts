import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { moderate } from "#moderation/moderate.ts";
import { EngineFailure, type ModerationEngine } from "#server/judge/judge.ts";
import { type AdminClient, signIn } from "#tests/admin-client.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { switchTemplate } from "#tests/switch-template.ts";
import { until } from "#tests/until.ts";

const words = "Your smile is the best part of my mornings";
const refused = "You are a stupid pig and I hate you";
const hour = 60 * 60_000;

const unable: ModerationEngine = () => {
	throw new EngineFailure("unknown");
};

describe.each(engines)("the same words to the same recipient, approved by hand, on %s", (engine) => {
	let sink: MailSink;
	let app: TestApp;
	let admin: AdminClient;
	let passed = 0;
	let moderation: ModerationEngine = moderate;
	beforeEach(async () => {
		passed = 0;
		moderation = moderate;
		sink = await startMailSink();
		const clock = () => Date.now() + passed;
		const engineOf: ModerationEngine = (text, signal) => moderation(text, signal);
		app = await startTestApp(engine, { SMTP_URL: sink.url }, { clock, moderation: engineOf });
		await switchTemplate(app, "moderation", 0);
		admin = await signIn(app);
	});
	afterEach(async () => {
		await app.remove();
		await sink.close();
	});

	const send = (message: string) => app.send({ recipientEmail: "jane@example.org", message });
	const ids = async (status: string): Promise<string[]> =>
		(await admin.get(`/messages?view=all&status=${status}`)).body.messages.map(({ id }: { id: string }) => id);
	const overturn = (id = "") => admin.post(`/messages/${id}/overturn`);
	const approve = (id = "") => admin.post(`/messages/${id}/moderate`, { action: "approve" });
	const letters = async () => (await app.read("jane@example.org")).body;

	/** Lets time pass, and begins what is due then. */
	async function pass(ms: number): Promise<void> {
		passed += ms;
		await app.setDatabaseAhead(passed);
		admin = await signIn(app);
	}

	/** Two notes that wait, with the same words: the first was rejected when the second came, and that was taken back. */
	async function twoThatWait(): Promise<string[]> {
		moderation = unable;
		await send(words);
		const [first = ""] = await ids("pending");
		await admin.post(`/messages/${first}/moderate`, { action: "reject" });
		await send(words);
		await admin.post(`/messages/${first}/undo`);
		moderation = moderate;
		expect(await ids("pending")).toHaveLength(2);
		return ids("pending");
	}

	it("are sent once, of two refusals that are overturned; the second says why, and nothing of it changes", async () => {
		for (const _ of [1, 2]) await send(refused);
		const [one, two] = await ids("rejected");
		expect((await overturn(one)).body).toMatchObject({ success: true, email: "queued" });
		const { status, body } = await overturn(two);
		expect([status, body]).toEqual([
			409,
			{
				success: false,
				error: expect.stringMatching(/these exact words from another message/),
				reason: "sent_by_another_note",
				moderation_status: "rejected",
				decided_at: null,
				decided_by: null,
				version: 1,
			},
		]);
		expect([await ids("approved"), await ids("rejected")]).toEqual([[one], [two]]);
		await pass(10_000);
		await sink.waitFor(1);
		expect(await letters()).toHaveLength(1);
		expect(await app.query("select count from recipient_day")).toEqual([{ count: 1 }]);
		expect((await admin.get("/messages/counts")).body.counts).toMatchObject({ approved: 1, rejected: 1 });

		// However long somebody thinks about it: they were written together.
		await pass(30 * hour);
		expect((await overturn(two)).status).toBe(409);
		expect(sink.received).toHaveLength(1);
		// Whoever writes them again days later means it.
		await pass(30 * hour);
		await send(refused);
		const [third] = await ids("rejected");
		expect((await overturn(third)).status).toBe(200);
	});

	it("can be sent by the second when the first is taken back, or deleted", async () => {
		for (const _ of [1, 2]) await send(refused);
		const [one, two] = await ids("rejected");
		await overturn(one);
		await admin.post(`/messages/${one}/undo`);
		expect((await overturn(two)).status).toBe(200);
		expect((await overturn(one)).status).toBe(409);
		await admin.delete(`/messages/${two}`);
		expect((await overturn(one)).status).toBe(200);
	});

	it("are approved once of two that wait, though two people approve them at the same time", async () => {
		const [one, two] = await twoThatWait();
		const answers = await Promise.all([approve(one), approve(two)]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
			reason: "sent_by_another_note",
			moderation_status: "pending",
		});
		expect(await letters()).toHaveLength(1);
		const [left] = await ids("pending");
		expect((await admin.post(`/messages/${left}/moderate`, { action: "reject" })).status).toBe(200);
	});

	it("are not approved beside a note that is being sent with them", async () => {
		moderation = unable;
		await send(words);
		const [id] = await ids("pending");
		await admin.post(`/messages/${id}/moderate`, { action: "reject" });
		moderation = moderate;
		const answers = await Promise.all([overturn(id), send(words)]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		expect(await letters()).toHaveLength(1);
	});

	it("are told apart from other conflicts where many are approved at once", async () => {
		const waiting = await twoThatWait();
		const { body } = await admin.post("/messages/moderate-many", { ids: waiting, action: "approve" });
		expect(body.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(["done", "sent_by_another_note"]);
		expect(body.results[1]).toMatchObject({ moderation_status: "pending" });
	});

	it("are left by a job, which says how many", async () => {
		await twoThatWait();
		const wanted = { filter: {}, action: "approve", reason: "All fine", expected: 2 };
		const { id } = (await admin.post("/message-jobs", wanted)).body.job;
		await pass(10_000);
		const job = async () => (await admin.get(`/message-jobs/${id}`)).body.job;
		await until({ what: "the end of the job", holds: async () => (await job()).ended_at !== null });
		expect(await job()).toMatchObject({ done: 1, skipped: 1, sent_by_another_note: 1 });
		expect(await letters()).toHaveLength(1);
	});

	it("that their reader has reported come back by the report's end alone", async () => {
		moderation = unable;
		await send(words);
		const [first] = await ids("pending");
		await admin.post(`/messages/${first}/moderate`, { action: "reject" });
		moderation = moderate;
		await send(words);
		const [{ id }] = await letters();
		await app.query(
			`update message set moderation_status = 'pending', reported_at = created_at, report_reason = 'unwanted' where id = '${id}'`,
		);
		expect((await overturn(first)).body).toMatchObject({ reason: "sent_by_another_note" });
		expect((await approve(id)).body).toMatchObject({ success: true, email: "none" });
		expect(await letters()).toHaveLength(1);
	});
});
