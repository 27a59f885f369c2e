import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type AdminClient, signIn } from "#tests/admin-client.ts";
import { holding } from "#tests/holding-moderator.ts";
import { engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { switchTemplate } from "#tests/switch-template.ts";
import { until } from "#tests/until.ts";

describe.each(engines)("a decision on all notes of a filter, on %s", (engine) => {
	let app: TestApp;
	let admin: AdminClient;
	let passed = 0;
	beforeEach(async () => {
		passed = 0;
		app = await startTestApp(engine, {}, { clock: () => Date.now() + passed, moderation: holding });
		await switchTemplate(app, "moderation", 0);
		admin = await signIn(app);
	});
	afterEach(() => app.remove());

	const send = (message: string, language = "en") =>
		app.send({ recipientEmail: "jane@example.org", message }, { "accept-language": language });
	const order = (change: Record<string, unknown> = {}) =>
		admin.post("/message-jobs", { filter: {}, action: "reject", reason: "A wave of spam", expected: 3, ...change });
	const read = async (id: string) => (await admin.get(`/message-jobs/${id}`)).body.job;
	const list = async (query = "") => (await admin.get(`/messages?limit=200${query}`)).body.messages;
	const counts = async () => (await admin.get("/messages/counts")).body.counts;
	const entries = async () =>
		(await admin.get("/audit")).body.entries.filter(({ action }: { action: string }) => action !== "signed_in");
	/** Lets the time to undo pass. */
	async function begin(): Promise<void> {
		passed += 10_000;
		await app.setDatabaseAhead(passed);
	}
	async function ended(id: string) {
		await until({ what: "the end of a job", holds: async () => (await read(id)).ended_at !== null });
		return read(id);
	}

	it("begins when it can no longer be undone, decides what matched then, and is one entry of the audit log", async () => {
		for (const name of ["one", "two", "three"]) await send(`Hold ${name}`);
		await send("Hold quatre", "fr");
		await send("A kind word");
		const preview = await admin.get("/message-jobs/preview?language=en");
		expect(preview.body).toEqual({ success: true, count: 3 });
		const { status, body } = await order({ filter: { language: "en" }, category: "spam" });
		expect([status, body.job]).toEqual([
			200,
			{
				id: expect.any(String),
				state: "waiting",
				action: "reject",
				category: "spam",
				reason: "A wave of spam",
				total: 3,
				done: 0,
				skipped: 0,
				sent_by_another_note: 0,
				created_by: "admin",
				created_at: expect.any(String),
				begins_at: expect.any(String),
				ended_at: null,
				stopped_by: null,
			},
		]);
		// What comes later is none of it, and who is faster decides.
		await send("Hold a later one");
		const [first] = await list("&view=pending");
		expect((await admin.post(`/messages/${first.id}/moderate`, { action: "approve" })).status).toBe(200);
		expect(await counts()).toMatchObject({ pending: 4, approved: 2, rejected: 0 });
		expect(await entries()).toMatchObject([{ action: "message_approved" }]);
		await begin();
		expect(await ended(body.job.id)).toMatchObject({ state: "done", total: 3, done: 2, skipped: 1 });
		expect(await counts()).toMatchObject({ pending: 2, approved: 2, rejected: 2 });
		const rejected = await list("&status=rejected");
		expect(rejected).toHaveLength(2);
		for (const each of rejected) {
			expect(each).toMatchObject({
				decided_by: "admin",
				decided_category: "spam",
				moderation_notes: "A wave of spam",
				language: "en",
			});
		}
		expect(await entries()).toMatchObject([
			{ administrator: "admin", action: "notes_rejected_in_bulk", subject: body.job.id },
			{ action: "message_approved" },
		]);
		expect(await app.query("select * from bulk_job_note")).toEqual([]);
		expect((await admin.get("/message-jobs")).body.jobs).toEqual([await read(body.job.id)]);
	});

	it("approves: the notes can be read", async () => {
		for (const name of ["one", "two", "three"]) await send(`Hold ${name}`);
		const { body } = await order({ action: "approve", reason: "All kind" });
		await begin();
		expect(await ended(body.job.id)).toMatchObject({ state: "done", done: 3 });
		expect((await app.read("jane@example.org")).body).toHaveLength(3);
		expect((await entries())[0]).toMatchObject({ action: "notes_approved_in_bulk" });
	});

	it("can be undone whole before it begins, as if it had never been ordered", async () => {
		for (const name of ["one", "two", "three"]) await send(`Hold ${name}`);
		const { body } = await order();
		const stopped = await admin.post(`/message-jobs/${body.job.id}/stop`);
		expect(stopped.body.job).toMatchObject({ state: "stopped", done: 0, stopped_by: "admin" });
		expect((await admin.post(`/message-jobs/${body.job.id}/stop`)).status).toBe(409);
		await begin();
		// A later one is done; this one has still done nothing.
		const later = await order();
		await begin();
		expect(await ended(later.body.job.id)).toMatchObject({ done: 3 });
		expect(await read(body.job.id)).toMatchObject({ state: "stopped", done: 0 });
		expect(await entries()).toHaveLength(1);
	});

	it.each([
		[400, "reason", { reason: " " }],
		[400, "reason", { reason: "x".repeat(501) }],
		[400, "category", { action: "approve", category: "spam" }],
		[400, "filter.search", { filter: { search: "x".repeat(401) } }],
		[400, "search", { filter: { search: "jane@" } }],
		[400, "expected", { expected: 0 }],
		[409, undefined, { expected: 2 }],
		[409, undefined, { filter: { view: "reported" } }],
		[409, undefined, { filter: { search: "joe@example.org" } }],
	])("is refused with %i %s for %j, and nothing is kept of it", async (status, field, change) => {
		for (const name of ["one", "two", "three"]) await send(`Hold ${name}`);
		const answer = await order(change);
		expect([answer.status, answer.body.field]).toEqual([status, field]);
		expect(await app.query("select id from bulk_job")).toEqual([]);
		expect(await app.query("select message_id from bulk_job_note")).toEqual([]);
	});

	it("says how many match by now when another number was expected, and keeps no address", async () => {
		for (const name of ["one", "two", "three"]) await send(`Hold ${name}`);
		expect((await order({ expected: 2 })).body.error).toMatch(/3 messages .*2/);
		const { status } = await order({ filter: { search: "jane@example.org" } });
		expect(status).toBe(200);
		expect((await admin.get("/message-jobs/no-such-job")).status).toBe(404);
		expect((await admin.post("/message-jobs/no-such-job/stop")).status).toBe(404);
	});
});
