import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type AdminClient, signIn } from "#tests/admin-client.ts";
import { holding } from "#tests/holding-moderator.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { type ApiAnswer, engines, post, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { switchTemplate } from "#tests/switch-template.ts";

const refused = "Call me, my love: 06 12 34 56 78";

describe.each(engines)("the desk, on %s", (engine) => {
	let sink: MailSink;
	let app: TestApp;
	let admin: AdminClient;
	let passed = 0;
	beforeEach(async () => {
		passed = 0;
		sink = await startMailSink();
		const clock = () => Date.now() + passed;
		app = await startTestApp(engine, { SMTP_URL: sink.url }, { clock, moderation: holding });
		await switchTemplate(app, "moderation", 0);
		admin = await signIn(app);
	});
	afterEach(async () => {
		await app.remove();
		await sink.close();
	});

	const send = (message: string, recipientEmail = "jane@example.org") => {
		passed += 1_000;
		return app.send({ recipientEmail, message });
	};
	const list = async (query = "") => (await admin.get(`/messages?limit=200${query}`)).body.messages;
	const read = async (id: string) => (await admin.get(`/messages/${id}`)).body.message;
	const texts = (messages: readonly { message_content: string }[]) =>
		messages.map(({ message_content }) => message_content);
	/** Sends a note and gives it as the desk shows it. */
	async function sent(message: string, recipientEmail?: string) {
		await send(message, recipientEmail);
		return (await list()).find((each: { message_content: string }) => each.message_content === message);
	}
	const moderate = (id: string, body: unknown): Promise<ApiAnswer> => admin.post(`/messages/${id}/moderate`, body);
	const counts = async () => (await admin.get("/messages/counts")).body.counts;
	const counters = async (metric: string) => {
		const rows = await app.query(
			`select label, sum(count) as n from counter where metric = '${metric}' group by label`,
		);
		return Object.fromEntries(rows.map(({ label, n }) => [label, Number(n)]).filter(([, n]) => n !== 0));
	};
	const acts = async () =>
		(await admin.get("/audit")).body.entries
			.map(({ action }: { action: string }) => action)
			.filter((action: string) => action.startsWith("message_"));

	it("decides only on what was seen: another version is refused with what happened", async () => {
		const { id, version } = await sent("Hold this");
		expect(version).toBe(1);
		expect((await moderate(id, { action: "approve", version })).body.version).toBe(2);
		expect((await admin.post(`/messages/${id}/undo?version=2`)).body).toMatchObject({ version: 3 });
		const late = await moderate(id, { action: "reject", version });
		expect([late.status, late.body]).toEqual([
			409,
			{
				success: false,
				error: expect.stringContaining("changed since"),
				moderation_status: "pending",
				decided_at: null,
				decided_by: null,
				version: 3,
			},
		]);
		expect((await moderate(id, { action: "reject", version: 3 })).status).toBe(200);
		for (const [status, answer] of [
			[409, await admin.post(`/messages/${id}/undo?version=3`)],
			[409, await admin.delete(`/messages/${id}?version=3`)],
			[400, await admin.delete(`/messages/${id}?version=0`)],
			[400, await moderate(id, { action: "reject", version: "4" })],
		] as const) {
			expect(answer.status).toBe(status);
		}
		expect((await read(id)).moderation_status).toBe("rejected");
		expect((await admin.delete(`/messages/${id}?version=4`)).status).toBe(200);
	});

	it("says so when a note is gone, in the reader's language", async () => {
		const { id } = await sent("Hold this");
		await admin.delete(`/messages/${id}`);
		const answers = [
			await moderate(id, { action: "approve" }),
			await admin.post(`/messages/${id}/overturn`),
			await admin.post(`/messages/${id}/undo`),
			await admin.delete(`/messages/${id}`),
			await admin.get(`/messages/${id}`),
			await admin.get(`/messages/${id}/recipient-history`),
		];
		for (const { status, body } of answers) {
			expect([status, body.error]).toEqual([404, expect.stringContaining("no longer exists")]);
		}
		const french = await admin.get(`/messages/${id}`, { "accept-language": "fr" });
		expect(french.body.error).toContain("n’existe plus");
	});

	it("decides many only as they were seen", async () => {
		const [one, two] = [await sent("Hold one"), await sent("Hold two")];
		await moderate(one.id, { action: "reject" });
		await admin.post(`/messages/${one.id}/undo`);
		const ids = [two.id, one.id];
		const { body } = await admin.post("/messages/moderate-many", { ids, versions: [1, 1], action: "reject" });
		const outcomes = body.results.map((each: Record<string, unknown>) => [each.id, each.outcome, each.version]);
		expect(Object.fromEntries(outcomes.map(([id, ...rest]: unknown[]) => [id, rest]))).toEqual({
			[one.id]: ["conflict", 3],
			[two.id]: ["done", 2],
		});
		const wrong = await admin.post("/messages/undo-many", { ids, versions: [1] });
		expect([wrong.status, wrong.body.field]).toEqual([400, "versions"]);
	});

	it("keeps the category that a person names: in figures, in words for each reader, until it is undone", async () => {
		const { id } = await sent("Hold this");
		expect((await moderate(id, { action: "approve", category: "spam" })).body.field).toBe("category");
		await moderate(id, { action: "reject", category: "spam" });
		const shown = await read(id);
		expect(shown).toMatchObject({ category: null, decided_category: "spam", decided_by: "admin" });
		expect(shown.moderation_notes).toMatch(/advertis|commercial|promot/i);
		const french = (await admin.get(`/messages/${id}`, { "accept-language": "fr" })).body.message;
		expect(french.moderation_notes).not.toBe(shown.moderation_notes);
		expect(await counters("rejection")).toEqual({ spam: 1 });
		expect(texts(await list("&category=spam"))).toEqual(["Hold this"]);
		expect(texts(await list("&view=decided&category=spam"))).toEqual(["Hold this"]);
		await admin.post(`/messages/${id}/undo`);
		expect(await read(id)).toMatchObject({ decided_category: null, moderation_notes: null });
		expect(await counters("rejection")).toEqual({});
		await moderate(id, { action: "reject", category: "harassment", reason: "Not to her" });
		expect(await read(id)).toMatchObject({ decided_category: "harassment", moderation_notes: "Not to her" });
	});

	it("tells the sender the category that a person named", async () => {
		const { body } = await send("Hold this");
		const [{ id }] = await list();
		await moderate(id, { action: "reject", category: "spam" });
		const receipt = async () => (await post(`${app.url}/api/receipts`, { token: body.receipt })).body;
		expect(await receipt()).toMatchObject({ state: "refused", category: "spam" });
		await admin.post(`/messages/${id}/overturn`);
		expect(await receipt()).not.toHaveProperty("category");
	});

	it("lists what waits from the longest on, and what is undone where it was, whatever is decided between pages", async () => {
		const waiting = [];
		for (const name of ["a", "b", "c", "d", "e", "f"]) waiting.push(await sent(`Hold ${name}`));
		await send("A kind word");
		const [a, , c] = waiting;
		const first = await admin.get("/messages?view=pending&limit=2");
		expect(texts(first.body.messages)).toEqual(["Hold a", "Hold b"]);
		await moderate(a.id, { action: "approve" });
		await moderate(c.id, { action: "approve" });
		const second = await admin.get(`/messages?view=pending&limit=2&cursor=${first.body.next_cursor}`);
		expect(texts(second.body.messages)).toEqual(["Hold d", "Hold e"]);
		await admin.post(`/messages/${c.id}/undo`);
		await send("Hold g");
		const third = await admin.get(`/messages?view=pending&limit=2&cursor=${second.body.next_cursor}`);
		expect(texts(third.body.messages)).toEqual(["Hold f", "Hold g"]);
		expect(third.body.next_cursor).toBeNull();
		expect(texts(await list("&view=pending"))).toEqual(["b", "c", "d", "e", "f", "g"].map((each) => `Hold ${each}`));
		const foreign = await admin.get(`/messages?view=decided&cursor=${first.body.next_cursor}`);
		expect([foreign.status, foreign.body.field]).toEqual([400, "cursor"]);
		expect(texts(await list("&view=decided"))).toEqual(["Hold a"]);
		expect(texts(await list("&view=decided&status=rejected"))).toEqual([]);
		expect(texts(await list("&view=pending&status=approved"))).toEqual([]);
	});

	it("finds an id, refuses half an address and a period that ends before it begins, and says why", async () => {
		const { id } = await sent("Hold this");
		await send("Hold another");
		for (const view of ["all", "pending"]) {
			expect(texts(await list(`&view=${view}&search=${id.toUpperCase()}`))).toEqual(["Hold this"]);
		}
		expect(await list(`&view=decided&search=${id}`)).toEqual([]);
		const unclear = await admin.get("/messages?search=jane@");
		expect(unclear.body).toMatchObject({ field: "search", error: expect.stringContaining("full address") });
		const reversed = await admin.get("/messages?from=2026-03-02T00:00:00Z&to=2026-03-01T00:00:00Z");
		expect(reversed.body).toMatchObject({ field: "to", error: expect.stringContaining("later than") });
	});

	it("counts what stands where, and what began to wait since a moment", async () => {
		const { as_of: before } = (await admin.get("/messages/counts")).body;
		await send("Hold one");
		await send("Hold two");
		await send("A kind word");
		const { counts: now, arrived, as_of } = (await admin.get(`/messages/counts?since=${before}`)).body;
		expect(now).toEqual({ total: 3, pending: 2, approved: 1, rejected: 0, reported: 0 });
		expect(arrived).toBe(2);
		passed += 1_000;
		expect(
			(await admin.get(`/messages/counts?since=${new Date(Date.parse(as_of) + 1).toISOString()}`)).body.arrived,
		).toBe(0);
		expect((await admin.get("/messages/counts?since=2026-13-01T00:00:00Z")).body.field).toBe("since");
	});

	it("counts what else a recipient was written, and tells nothing of it", async () => {
		for (const word of ["A tender word", "A kind word", refused, "Hold one"]) await send(word);
		await send("Hold this", "joe@example.org");
		const { id } = await sent("Hold two");
		const { body } = await admin.get(`/messages/${id}/recipient-history`);
		expect(body).toEqual({ success: true, received: 2, scheduled: 0, refused: 1, pending: 1, reported: 0 });
	});

	it("approves a refused note after all: recounted, e-mailed when that can no longer be undone, and audited", async () => {
		const { id, version } = await sent(refused);
		expect(await counters("rejection")).toEqual({ personal_info: 1 });
		const stale = await admin.post(`/messages/${id}/overturn`, { version: version + 1 });
		expect([stale.status, stale.body.moderation_status]).toEqual([409, "rejected"]);
		const { status, body } = await admin.post(`/messages/${id}/overturn`, { version, reason: "An old number" });
		expect([status, body]).toEqual([
			200,
			{
				success: true,
				moderation_status: "approved",
				undo_until: expect.stringMatching(/Z$/),
				email: "queued",
				version: version + 1,
			},
		]);
		const overturned = { is_overturned: true, category: "personal_info", moderation_notes: "An old number" };
		expect(await read(id)).toMatchObject({ ...overturned, decided_by: "admin", email: "queued" });
		expect(await counts()).toEqual({ total: 1, pending: 0, approved: 1, rejected: 0, reported: 0 });
		expect([await counters("message"), await counters("rejection")]).toEqual([{ approved: 1 }, {}]);
		expect((await app.read("jane@example.org")).body).toHaveLength(1);
		expect(sink.received).toHaveLength(0);
		const again = await admin.post(`/messages/${id}/overturn`);
		expect([again.status, again.body.decided_by]).toEqual([409, "admin"]);
		expect(await acts()).toEqual(["message_overturned"]);
		passed += 10_000;
		await app.setDatabaseAhead(passed);
		await sink.waitFor(1);
		expect((await admin.post(`/messages/${id}/undo`)).status).toBe(409);
	});

	it("lets a refusal hold again as it was when its overturning is undone", async () => {
		const machines = await sent(refused);
		const persons = await sent("Hold this");
		await moderate(persons.id, { action: "reject", category: "spam", reason: "Sells" });
		passed += 60_000;
		const before = [await read(machines.id), await read(persons.id)];
		const figures = async () => [await counts(), await counters("message"), await counters("rejection")];
		const countedBefore = await figures();
		for (const { id } of before) {
			expect((await admin.post(`/messages/${id}/overturn`)).body.email).toBe("queued");
			const undone = await admin.post(`/messages/${id}/undo`);
			expect(undone.body).toMatchObject({ success: true, moderation_status: "rejected" });
		}
		const after = [await read(machines.id), await read(persons.id)];
		expect(after).toEqual(before.map((each) => ({ ...each, version: each.version + 2 })));
		expect(await figures()).toEqual(countedBefore);
		expect(await app.query("select id from delivery")).toEqual([]);
		expect((await app.read("jane@example.org")).body).toEqual([]);
		const waiting = await sent("Hold that");
		const notRefused = await admin.post(`/messages/${waiting.id}/overturn`);
		expect([notRefused.status, notRefused.body.moderation_status]).toEqual([409, "pending"]);
	});

	it("counts a deleted note nowhere any more: totals, analytics, days, hours and reasons agree", async () => {
		const kept = [await sent("A tender word"), await sent(refused), await sent("Hold one")];
		const gone = [
			await sent("A kind word"),
			await sent(`${refused}!`),
			await sent("Hold two"),
			await sent("Hold three"),
		];
		await moderate(gone[3].id, { action: "reject", category: "spam" });
		for (const { id } of gone) expect((await admin.delete(`/messages/${id}`)).status).toBe(200);
		const { total, approved, rejected, pending } = await counts();
		expect([total, approved, rejected, pending]).toEqual([kept.length, 1, 1, 1]);
		const { body } = await admin.get("/analytics?days=7");
		const sum = (rows: readonly Record<string, number>[], of: string) =>
			rows.reduce((all, row) => all + Number(row[of]), 0);
		expect({
			total: body.total_messages,
			approved: body.approved_messages,
			rejected: body.rejected_messages,
			ofDays: sum(body.daily_activity, "messages"),
			approvedOfDays: sum(body.daily_activity, "approvals"),
			ofHours: sum(body.hourly_activity, "count"),
			ofReasons: sum(body.top_rejection_reasons, "count"),
		}).toEqual({
			total,
			approved,
			rejected,
			ofDays: total,
			approvedOfDays: approved,
			ofHours: total,
			ofReasons: rejected,
		});
	});
});
