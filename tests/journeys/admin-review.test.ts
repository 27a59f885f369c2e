import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type AdminClient, signIn } from "#tests/admin-client.ts";
import { holding } from "#tests/holding-moderator.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { type ApiAnswer, engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { switchTemplate } from "#tests/switch-template.ts";

describe.each(engines)("judging messages by hand, on %s", (engine) => {
	let sink: MailSink;
	let app: TestApp;
	let admin: AdminClient;
	let passed = 0;
	let standsAt: number | undefined;
	/** Nobody is sent the same words twice. */
	let rounds: number;
	beforeEach(async () => {
		rounds = 0;
		passed = 0;
		standsAt = undefined;
		sink = await startMailSink();
		const clock = () => standsAt ?? Date.now() + passed;
		app = await startTestApp(
			engine,
			{ SMTP_URL: sink.url, RATE_LIMIT_PER_RECIPIENT: "3" },
			{ clock, moderation: holding },
		);
		await switchTemplate(app, "moderation", 0);
		admin = await signIn(app);
	});
	afterEach(async () => {
		await app.remove();
		await sink.close();
	});

	/** Sends notes that wait, and gives their ids in the order in which they were sent. */
	async function held(count: number, recipientEmail = "jane@example.org"): Promise<string[]> {
		for (let index = 0; index < count; index++) {
			await app.send(
				{ recipientEmail, message: `Hold ${index} <script>alert(1)</script>${"!".repeat(rounds)}` },
				{ "accept-language": "fr" },
			);
			passed += 1;
		}
		rounds++;
		const { body } = await admin.get("/messages?status=pending");
		return body.messages.map(({ id }: { id: string }) => id).reverse();
	}

	const moderated = (id: string | undefined, action: string, reason?: unknown): Promise<ApiAnswer> =>
		admin.post(`/messages/${id}/moderate`, { action, reason });
	const listed = async (id: string | undefined) => {
		const { body } = await admin.get("/messages?limit=200");
		return body.messages.find((message: { id: string }) => message.id === id);
	};
	const counts = async () => (await admin.get("/messages?limit=1")).body.counts;
	const counters = async (metric: string) => {
		const rows = await app.query(
			`select label, sum(count) as n from counter where metric = '${metric}' group by label`,
		);
		return Object.fromEntries(rows.map(({ label, n }) => [label, Number(n)]).filter(([, n]) => n !== 0));
	};

	it("approves: the note can be read at once, and its e-mail leaves when nobody can take it back any more", async () => {
		const [id] = await held(1);
		const { status, body } = await moderated(id, "approve");
		expect(status).toBe(200);
		expect(body).toEqual({
			success: true,
			moderation_status: "approved",
			undo_until: expect.stringMatching(/Z$/),
			email: "queued",
			version: 2,
		});
		expect(await listed(id)).toMatchObject({
			moderation_status: "approved",
			moderation_notes: "Modération manuelle: approuvé",
			decided_by: "admin",
			decided_at: expect.stringMatching(/Z$/),
			undo_until: body.undo_until,
			email: "queued",
		});
		const letters = await app.read("jane@example.org");
		expect(letters.body).toMatchObject([{ id, message_content: "Hold 0 <script>alert(1)</script>" }]);
		expect(sink.received).toHaveLength(0);
		passed += 10_000;
		await app.setDatabaseAhead(passed);
		await sink.waitFor(1);
		expect(sink.received[0]?.recipients).toEqual(["jane@example.org"]);
		expect(sink.received[0]?.mail.html).toContain('lang="fr"');
		expect(sink.received[0]?.mail.html).not.toContain("<script>");
		expect(await counts()).toEqual({ total: 1, pending: 0, approved: 1, rejected: 0, reported: 0 });
		expect(await counters("message")).toEqual({ approved: 1 });
		expect((await listed(id)).undo_until).toBeNull();
	});

	it("rejects, with the reason given or the default one", async () => {
		const [one, two, three] = await held(3);
		await moderated(one, "reject");
		await moderated(two, "reject", "Rejeté manuellement par modérateur");
		await moderated(three, "reject", "  <b>no</b> \u2028 ");
		expect((await listed(one)).moderation_notes).toBe("Modération manuelle: rejeté");
		expect((await listed(two)).moderation_notes).toBe("Rejeté manuellement par modérateur");
		expect((await listed(three)).moderation_notes).toBe("<b>no</b>");
		expect((await app.read("jane@example.org")).body).toEqual([]);
		expect(await counts()).toEqual({ total: 3, pending: 0, approved: 0, rejected: 3, reported: 0 });
		expect(await counters("message")).toEqual({ rejected: 3 });
		expect(await counters("rejection")).toEqual({ manual: 3 });
	});

	it("refuses a reason that is too long, an unknown action, and an id that there is not", async () => {
		const [id] = await held(1);
		expect((await moderated(id, "reject", "é".repeat(500))).status).toBe(200);
		const [other] = await held(1);
		const long = await moderated(other, "reject", "x".repeat(501));
		expect(long.status).toBe(400);
		expect(long.body).toMatchObject({ field: "reason", error: expect.stringContaining("501") });
		expect((await moderated(other, "reject", "x".repeat(20_000))).status).toBe(413);
		expect((await moderated(other, "delete")).status).toBe(400);
		expect((await moderated(other, "reject", 7)).status).toBe(400);
		expect((await listed(other)).moderation_status).toBe("pending");
		const unknown = "0190a0a0-0000-7000-8000-000000000000";
		expect((await moderated(unknown, "approve")).status).toBe(404);
		expect((await admin.post(`/messages/${unknown}/undo`)).status).toBe(404);
		expect((await admin.delete(`/messages/${unknown}`)).status).toBe(404);
		for (const hostile of ["%00", "%ff", "a%20b", "'--", "x".repeat(101)]) {
			expect([hostile, (await admin.delete(`/messages/${hostile}`)).status]).toEqual([hostile, 400]);
		}
	});

	it("lets two administrators never overwrite each other", async () => {
		await admin.post("/administrators", { username: "béa", password: "another horse", role: "owner" });
		const bea = await signIn(app, "béa", "another horse");
		const ids = await held(6);
		for (const id of ids) {
			const [first, second] = await Promise.all([
				moderated(id, "approve"),
				bea.post(`/messages/${id}/moderate`, { action: "reject" }),
			]);
			const [won, lost] = first.status === 200 ? [first, second] : [second, first];
			const winner = first.status === 200 ? "admin" : "béa";
			expect([won.status, lost.status]).toEqual([200, 409]);
			expect(lost.body).toEqual({
				success: false,
				error: expect.stringContaining(winner),
				moderation_status: won.body.moderation_status,
				decided_by: winner,
				decided_at: expect.stringMatching(/Z$/),
				version: 2,
			});
			const loser = winner === "admin" ? bea : admin;
			expect((await loser.post(`/messages/${id}/undo`)).status).toBe(409);
		}
		const { total, approved, rejected, pending } = await counts();
		expect({ total, pending, decided: approved + rejected }).toEqual({ total: 6, pending: 0, decided: 6 });
	});

	it("takes a decision back within ten seconds, as if it had never been made", async () => {
		const [approved, rejected] = await held(2);
		// The clocks stand still, so that a busy machine has as much time as it needs.
		standsAt = Date.now() + passed;
		await moderated(approved, "approve");
		await app.setDatabaseAhead(-3_600_000);
		await moderated(rejected, "reject", "no");
		standsAt += 9_000;
		for (const id of [approved, rejected]) {
			expect((await admin.post(`/messages/${id}/undo`)).body).toEqual({
				success: true,
				moderation_status: "pending",
				version: 3,
			});
			expect(await listed(id)).toMatchObject({
				moderation_status: "pending",
				moderation_notes: null,
				decided_by: null,
				email: "none",
			});
			const again = await admin.post(`/messages/${id}/undo`);
			expect([again.status, again.body.moderation_status]).toEqual([409, "pending"]);
		}
		expect(await counts()).toEqual({ total: 2, pending: 2, approved: 0, rejected: 0, reported: 0 });
		expect(await counters("message")).toEqual({ pending: 2 });
		expect(await counters("rejection")).toEqual({});
		expect((await app.read("jane@example.org")).body).toEqual([]);
		passed += 9_000;
		standsAt = undefined;
		await app.setDatabaseAhead(passed);
		// The recipient's allowance is whole again: three more e-mails leave, and nothing else.
		expect((await moderated(approved, "approve")).body.email).toBe("queued");
		expect((await moderated(rejected, "approve")).body.email).toBe("queued");
		const [third, fourth] = await held(2);
		expect((await moderated(third, "approve")).body.email).toBe("queued");
		expect((await moderated(fourth, "approve")).body.email).toBe("recipient_limit");
		passed += 10_000;
		await app.setDatabaseAhead(passed);
		await sink.waitFor(3);
		const late = await admin.post(`/messages/${approved}/undo`);
		expect([late.status, late.body.moderation_status]).toEqual([409, "approved"]);
		expect(sink.received).toHaveLength(3);
	});

	it("deletes in any status, and what waits to be e-mailed with it", async () => {
		const [waiting, approved, rejected] = await held(3);
		await moderated(approved, "approve");
		await moderated(rejected, "reject");
		for (const id of [waiting, approved, rejected]) {
			const { status, body } = await admin.delete(`/messages/${id}`, { "accept-language": "fr" });
			expect([status, body]).toEqual([200, { success: true, message: "Le message a été supprimé." }]);
			expect((await admin.delete(`/messages/${id}`)).status).toBe(404);
		}
		expect(await counts()).toEqual({ total: 0, pending: 0, approved: 0, rejected: 0, reported: 0 });
		expect(await app.query("select id from delivery")).toEqual([]);
		expect((await app.read("jane@example.org")).body).toEqual([]);
	});

	it("keeps to what is switched on: no e-mail, for people's approvals and the moderator's alike", async () => {
		const [id] = await held(1);
		await app.query("insert into email_template (id, is_active) values ('notification', 0)");
		expect((await moderated(id, "approve")).body.email).toBe("switched_off");
		const sent = await app.send(
			{ recipientEmail: "joe@example.org", message: "a kind word" },
			{ "accept-language": "fr" },
		);
		expect(sent.body).toEqual({
			success: true,
			status: "approved",
			emailSent: false,
			emailError: expect.stringContaining("désactivé"),
			receipt: expect.any(String),
		});
		expect((await app.read("joe@example.org")).body).toHaveLength(1);
		expect(await app.query("select id from delivery")).toEqual([]);
	});

	it("decides, takes back and deletes many at once, each by itself", async () => {
		const ids = await held(5, "many@example.org");
		await moderated(ids[0], "reject");
		const bulk = await admin.post("/messages/moderate-many", { ids: [...ids, "nothing"], action: "approve" });
		expect(bulk.status).toBe(200);
		const outcomes = (answer: ApiAnswer) =>
			Object.fromEntries(answer.body.results.map(({ id, outcome }: { id: string; outcome: string }) => [id, outcome]));
		expect(outcomes(bulk)).toEqual({
			...Object.fromEntries(ids.map((id) => [id, "done"])),
			[String(ids[0])]: "conflict",
			nothing: "not_found",
		});
		const emails = bulk.body.results.map(({ email }: { email?: string }) => email).filter(Boolean);
		expect(emails.toSorted()).toEqual(["queued", "queued", "queued", "recipient_limit"]);
		expect(await counts()).toEqual({ total: 5, pending: 0, approved: 4, rejected: 1, reported: 0 });
		const undone = await admin.post("/messages/undo-many", { ids });
		expect(Object.values(outcomes(undone))).toEqual(Array(5).fill("done"));
		expect(await counts()).toEqual({ total: 5, pending: 5, approved: 0, rejected: 0, reported: 0 });
		const deleted = await admin.post("/messages/delete-many", { ids });
		expect(Object.values(outcomes(deleted))).toEqual(Array(5).fill("done"));
		expect(await counts()).toEqual({ total: 0, pending: 0, approved: 0, rejected: 0, reported: 0 });
		for (const wrong of [[], Array.from({ length: 201 }, (_, index) => `${index}`), ["a", "a"], "a"]) {
			expect((await admin.post("/messages/delete-many", { ids: wrong })).status).toBe(400);
		}
	});

	it("lists what people decided, the latest decision first", async () => {
		const ids = await held(5);
		await app.send({ recipientEmail: "jane@example.org", message: "approved by the moderator" });
		for (const id of [ids[3], ids[0], ids[4]]) {
			passed += 1_000;
			await moderated(id, "reject");
		}
		const first = await admin.get("/messages?view=decided&limit=2");
		const second = await admin.get(`/messages?view=decided&limit=2&cursor=${first.body.next_cursor}`);
		const found = [...first.body.messages, ...second.body.messages].map(({ id }: { id: string }) => id);
		expect(found).toEqual([ids[4], ids[0], ids[3]]);
		expect(second.body.next_cursor).toBeNull();
	});
});
