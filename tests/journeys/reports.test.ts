import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { locales, prefixOf } from "#i18n/locales.ts";
import { unitIn } from "#i18n/unit-in.ts";
import { type AdminClient, signIn } from "#tests/admin-client.ts";
import { holding } from "#tests/holding-moderator.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { engines, post, startTestApp, type TestApp } from "#tests/start-test-app.ts";

const kind = "Your smile is the best part of my mornings";
const notAccepted = m.reason_not_accepted({}, { locale: "en" });

describe.each(engines)("reporting a note, on %s", (engine) => {
	let sink: MailSink;
	let app: TestApp;
	let admin: AdminClient;
	beforeAll(async () => {
		sink = await startMailSink();
		app = await startTestApp(engine, { SMTP_URL: sink.url }, { moderation: holding });
		admin = await signIn(app);
	});
	afterAll(async () => {
		await app.remove();
		await sink.close();
	});

	const send = (recipientEmail: string, message = kind) => app.send({ recipientEmail, message });
	/** The path of the report link in the e-mail that an address got last. */
	const linkOf = (address: string) => {
		const email = sink.received.findLast(({ recipients }) => recipients.includes(address));
		return /\/report\/[\w-]{128}/.exec(email?.mail.text ?? "")?.[0] ?? "";
	};
	const report = (path: string, reason?: string) =>
		fetch(`${app.url}${path}`, {
			method: "POST",
			body: new URLSearchParams(reason === undefined ? {} : { reason }),
			redirect: "error",
		});
	const list = async (query = "") => (await admin.get(`/messages${query}`)).body.messages;
	const totals = async () => (await admin.get("/messages")).body.counts;
	const lettersOf = async (address: string) => (await app.read(address)).body;

	it("is asked first, in each language, with a reason to choose; looking changes nothing", async () => {
		await send("asked@example.org");
		const path = linkOf("asked@example.org");
		for (const locale of locales) {
			const answer = await fetch(`${app.url}${prefixOf[locale]}${path}`);
			const html = await answer.text();
			expect(answer.status).toBe(200);
			expect(html).toContain(m.report_reason_threatening({}, { locale }));
			expect(html).toContain('value="threatening"');
			expect(html).not.toContain("{{");
		}
		expect(await lettersOf("asked@example.org")).toHaveLength(1);
	});

	it("hides the note at once, puts it first before the administrators, and keeps the same words away", async () => {
		const address = "reader@example.org";
		await send(address, "I adore your laugh");
		await send(address);
		const path = linkOf(address);
		await send("somebody@example.org", `Hold this newer one. ${kind}`);
		const before = await totals();

		const answer = await report(path, "threatening");
		expect(answer.status).toBe(200);
		const html = await answer.text();
		expect(html).toContain(m.page_reported_heading({}, { locale: "en" }));
		expect(html).toContain(`action="${path.replace("report", "stop")}"`);
		expect(await lettersOf(address)).toEqual([expect.objectContaining({ message_content: "I adore your laugh" })]);

		const [other, reported] = await list("?view=pending");
		expect(reported).toMatchObject({
			message_content: kind,
			moderation_status: "pending",
			report: { reason: "threatening", reported_at: expect.any(String) },
		});
		// What waits the longest stands first, and a report begins to wait when it is made.
		expect(other).toMatchObject({ recipient_email: "somebody@example.org", report: null });
		for (const query of ["?status=reported", "?view=reported", "?view=pending&status=reported"]) {
			expect(await list(query)).toEqual([reported]);
		}
		expect(await list("?view=reported&category=harassment")).toEqual([reported]);
		expect(await list("?view=reported&category=spam")).toEqual([]);
		const after = { ...before, approved: before.approved - 1, pending: before.pending + 1, reported: 1 };
		expect(await totals()).toEqual(after);

		// Again, and by whoever else: nothing more happens.
		await report(path, "spam");
		expect(await totals()).toEqual(after);
		expect((await send(address)).body.reason).toBe(notAccepted);
		expect((await send(address, `${kind}!`)).body.status).toBe("approved");
		expect((await send("another@example.org")).body.status).toBe("approved");
		const counted = await app.query("select label, count from counter where metric = 'note_report'");
		expect(counted.map(({ label, count }) => [label, Number(count)])).toEqual([["threatening", 1]]);
	});

	it("pages through all of them, each once", async () => {
		const seen: string[] = [];
		let cursor = "";
		do {
			const { body } = await admin.get(`/messages?limit=1${cursor}`);
			seen.push(...body.messages.map(({ id }: { id: string }) => id));
			cursor = body.next_cursor === null ? "" : `&cursor=${encodeURIComponent(body.next_cursor)}`;
		} while (cursor !== "");
		expect(seen).toHaveLength((await totals()).total);
		expect(new Set(seen).size).toBe(seen.length);
	});

	it("is dismissed by restoring the note: it can be read, is not e-mailed again, and its words are let through", async () => {
		const address = "restored@example.org";
		await send(address, "You are wonderful");
		const path = linkOf(address);
		await report(path, "other");
		const [{ id }] = await list("?status=reported");
		const emails = () => sink.received.filter(({ recipients }) => recipients.includes(address)).length;
		expect(emails()).toBe(1);
		const decided = await admin.post(`/messages/${id}/moderate`, { action: "approve" });
		expect(decided.body).toMatchObject({ moderation_status: "approved", email: "none" });
		expect(await lettersOf(address)).toHaveLength(1);

		// Taken back, the report holds again, as does its block.
		await admin.post(`/messages/${id}/undo`);
		expect(await lettersOf(address)).toHaveLength(0);
		expect((await send(address, "You are wonderful")).body.reason).toBe(notAccepted);

		await admin.post(`/messages/${id}/moderate`, { action: "approve" });
		// Not blocked any more, but said to them today.
		expect((await send(address, "You are wonderful")).status).toBe(409);
		expect(emails()).toBe(1);
		const actions = (await admin.get("/audit")).body.entries.map(({ action }: { action: string }) => action);
		expect(actions.slice(0, 3)).toEqual(["report_dismissed", "message_decision_undone", "report_dismissed"]);

		// Whoever only reads letters on the site cannot hide it once more; whoever has its e-mail can.
		await report(`/report/${id}`, "spam");
		expect(await lettersOf(address)).toHaveLength(1);
		await report(path, "spam");
		expect(await lettersOf(address)).toHaveLength(0);
	});

	it("is upheld by rejecting the note, whose words stay away also when it is deleted", async () => {
		const address = "upheld@example.org";
		await send(address, "You are a delight");
		// From beside the letter on the site, by its id.
		const [letter] = await lettersOf(address);
		const answer = await report(`/report/${letter.id}`);
		expect(answer.status).toBe(200);
		expect(await answer.text()).not.toContain("/stop/");
		expect(await lettersOf(address)).toEqual([]);
		await admin.post(`/messages/${letter.id}/moderate`, { action: "reject" });
		const [entry] = (await admin.get("/audit")).body.entries;
		expect(entry).toMatchObject({ action: "report_upheld", subject: letter.id });
		await admin.delete(`/messages/${letter.id}`);
		expect((await send(address, "You are a delight")).body.reason).toBe(notAccepted);
	});

	it("changes nothing that its sender sees, whatever is decided", async () => {
		const named = { "idempotency-key": "0197b1d4-0000-7000-8000-000000000041" };
		const note = { recipientEmail: "untold@example.org", message: "You are sunshine" };
		const first = await app.send(note, named);
		const receipt = () => post(`${app.url}/api/receipts`, { token: first.body.receipt });
		const before = (await receipt()).body;
		expect(before).toMatchObject({ state: "delivered", canCancel: false });
		await report(linkOf("untold@example.org"), "spam");
		const [{ id }] = await list("?status=reported");
		for (const decide of [() => {}, () => admin.post(`/messages/${id}/moderate`, { action: "reject" })]) {
			await decide();
			expect((await receipt()).body).toEqual(before);
			expect((await app.send(note, named)).body).toEqual(first.body);
			const cancelled = await post(`${app.url}/api/receipts/cancel`, { token: first.body.receipt });
			expect(cancelled.status).toBe(409);
		}
	});

	it.each(["approve", "reject"])(
		"outlasts that its sender erases the note, until the decision (%s)",
		async (action) => {
			const address = `evidence-${action}@example.org`;
			const { receipt } = (await send(address, "You are my moon")).body;
			const act = async (what: string) => (await post(`${app.url}/api/receipts${what}`, { token: receipt })).body;
			await report(linkOf(address), "threatening");
			for (const what of ["/erase", "", "/cancel", "/erase"]) {
				expect(await act(what)).toEqual({ state: "gone", canCancel: false });
			}
			const before = await totals();
			const found = (await list("?status=reported")).find(
				({ recipient_email: recipient }: { recipient_email: string }) => recipient === address,
			);
			expect(found).toMatchObject({ message_content: "You are my moon", report: { reason: "threatening" } });
			expect((await admin.post(`/messages/${found.id}/moderate`, { action })).status).toBe(200);
			expect(await lettersOf(address)).toEqual([]);
			expect(await app.query(`select id from message where id = '${found.id}'`)).toEqual([]);
			expect(await app.query(`select id from delivery where source_id = '${found.id}'`)).toEqual([]);
			expect(await totals()).toEqual({
				...before,
				reported: before.reported - 1,
				pending: before.pending - 1,
				total: before.total - 1,
			});
			expect((await admin.post(`/messages/${found.id}/undo`)).status).toBe(404);
			expect(await act("")).toEqual({ state: "gone", canCancel: false });
		},
	);

	it("withdraws the e-mail of a note that still waits", async () => {
		const address = "waiting@example.org";
		sink.behave((recipient) => (recipient === address ? { code: 451, text: "not now" } : "accept"));
		await send(address, "You light up every room");
		const [letter] = await lettersOf(address);
		await report(`/report/${letter.id}`, "sexual");
		expect(await app.query(`select id from delivery where source_id = '${letter.id}'`)).toEqual([]);
		sink.behave(() => "accept");
	});

	it("keeps what was reported for the administrators when its reader then stops all notes", async () => {
		const address = "stops@example.org";
		await send(address, "You make me smile");
		const path = linkOf(address);
		await report(path, "unwanted");
		expect((await report(path.replace("report", "stop"))).status).toBe(200);
		expect((await list("?status=reported")).map((each: { recipient_email: string }) => each.recipient_email)).toContain(
			address,
		);
	});

	it("is for links and letters of ours only, and bounded", async () => {
		for (const bad of ["/report/x", `/report/${"A".repeat(128)}`]) {
			expect((await report(bad)).status).toBe(404);
		}
		const nobodys = "/report/0190a0a0-0000-7000-8000-000000000000";
		expect((await report(nobodys)).status).toBe(200);
		const answers = await Promise.all(Array.from({ length: 25 }, () => report(nobodys)));
		const refused = answers.filter(({ status }) => status === 429);
		expect(refused.length).toBeGreaterThan(0);
		const wait = refused[0]?.headers.get("retry-after") ?? "";
		expect(wait).toMatch(/^\d+$/);
		const page = await refused[0]?.text();
		expect(page).toContain(m.page_trouble_heading({}, { locale: "en" }));
		const minutes = unitIn("en", Math.ceil(Number(wait) / 60), "minute");
		expect(page).toContain(m.error_rate_limited({ minutes }, { locale: "en" }));
	});
});
