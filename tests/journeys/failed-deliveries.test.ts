import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type AdminClient, signIn } from "#tests/admin-client.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";

describe.each(engines)("e-mails that do not arrive, on %s", (engine) => {
	let sink: MailSink;
	let app: TestApp;
	let admin: AdminClient;
	beforeEach(async () => {
		sink = await startMailSink();
		sink.behave((to) => {
			if (to.startsWith("later")) return { code: 451, text: "4.7.1 greylisted", at: "rcpt" };
			return to.startsWith("never") ? { code: 550, text: "5.1.1 no such user", at: "rcpt" } : "accept";
		});
		app = await startTestApp(engine, { SMTP_URL: sink.url });
		admin = await signIn(app);
	});
	afterEach(async () => {
		await app.remove();
		await sink.close();
	});

	const send = (recipientEmail: string) => app.send({ recipientEmail, message: "Your smile is my morning" });
	const list = async (query = "") => (await admin.get(`/email/deliveries${query}`)).body;

	it("are listed with their reason and their domain, without any address; one that waits is tried again at once", async () => {
		for (const name of ["jane", "later", "never"]) await send(`${name}@example.org`);
		const { success, queue_length, failures, next_cursor } = await list();
		expect([success, queue_length, next_cursor]).toEqual([true, 1, null]);
		expect(failures).toEqual([
			{
				id: expect.stringMatching(/^[0-9a-f-]{36}$/),
				source_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
				is_message: true,
				domain: "example.org",
				state: "failed",
				attempts: 1,
				reason: "550 5.1.1",
				due_at: null,
				queued_at: expect.stringMatching(/Z$/),
				settled_at: expect.stringMatching(/Z$/),
			},
			expect.objectContaining({ state: "queued", attempts: 1, reason: "451 4.7.1", settled_at: null }),
		]);
		expect(JSON.stringify(failures)).not.toMatch(/@|never|later/);
		const [refused, waiting] = failures;
		expect(Date.parse(waiting.due_at)).toBeGreaterThan(Date.parse(waiting.queued_at));

		sink.behave(() => "accept");
		expect(await admin.post(`/email/deliveries/${waiting.id}/retry`)).toMatchObject({
			status: 200,
			body: { success: true },
		});
		await sink.waitFor(2);
		expect(sink.received[1]?.recipients).toEqual(["later@example.org"]);
		await expect.poll(async () => (await list()).queue_length).toBe(0);
		expect((await list()).failures).toMatchObject([{ id: refused.id }]);

		for (const settled of [refused.id, waiting.id]) {
			expect((await admin.post(`/email/deliveries/${settled}/retry`)).status).toBe(409);
		}
		expect((await admin.post("/email/deliveries/none/retry")).status).toBe(404);
		const { entries } = (await admin.get("/audit")).body;
		expect(entries.filter(({ action }: { action: string }) => action === "delivery_retried")).toMatchObject([
			{ administrator: "admin", subject: waiting.id },
		]);
		expect((await admin.get("/email/statistics")).body).toMatchObject({ sent_today: 2, delivery_rate: 66.7 });
	});

	it("are never tried a second time beside an attempt under way", async () => {
		sink.behave(() => "hang");
		const sending = send("slow@example.org");
		await expect.poll(() => app.query("select id from delivery")).toHaveLength(1);
		const [row] = await app.query("select id, due_at, attempts from delivery");
		expect((await admin.post(`/email/deliveries/${row?.id}/retry`)).status).toBe(200);
		expect(await app.query("select id, due_at, attempts from delivery")).toEqual([row]);
		// The mail server hangs up, so that the sender need not wait for the whole budget.
		sink.hangUp();
		expect((await sending).body).toMatchObject({ emailSent: false });
	});

	it("come in pages, the latest first", async () => {
		for (let index = 0; index < 5; index++) await send(`never${index}@example.org`);
		const all = (await list()).failures.map(({ id }: { id: string }) => id);
		const paged: string[] = [];
		for (let cursor = ""; ; ) {
			const { failures, next_cursor } = await list(`?limit=2${cursor}`);
			paged.push(...failures.map(({ id }: { id: string }) => id));
			if (next_cursor === null) break;
			cursor = `&cursor=${next_cursor}`;
		}
		expect(paged).toEqual(all);
		expect(all.toSorted().toReversed()).toEqual(all);
		expect(await admin.get("/email/deliveries?cursor=nonsense")).toMatchObject({
			status: 400,
			body: { field: "cursor" },
		});
		expect(await admin.get("/email/deliveries?limit=201")).toMatchObject({ status: 400, body: { field: "limit" } });
	});

	it("are counted by day, by code and by domain", async () => {
		for (const to of ["jane@one.example", "never@one.example", "never@two.example", "later@two.example"])
			await send(to);
		const { body } = await admin.get("/email/deliverability?days=7");
		expect(body).toMatchObject({ success: true, transport: "smtp", waiting: 1, retryable: 1 });
		expect(body.days).toHaveLength(7);
		expect(body.days[0]).toMatchObject({ sent: 1, failed: 2, bounced: 2, complained: 0 });
		expect(body.days[1]).toMatchObject({ sent: 0, failed: 0, bounced: 0, complained: 0 });
		expect(body.codes).toEqual([
			{ code: "550 5.1.1", waiting: 0, ended: 2, latest_at: expect.stringMatching(/Z$/) },
			{ code: "451 4.7.1", waiting: 1, ended: 0, latest_at: expect.stringMatching(/Z$/) },
		]);
		expect(body.domains).toEqual([
			{ domain: "two.example", waiting: 1, ended: 1 },
			{ domain: "one.example", waiting: 0, ended: 1 },
		]);
		const { failures } = await list("?code=451%204.7.1");
		expect(failures).toMatchObject([{ domain: "two.example", reason: "451 4.7.1" }]);
		expect(await admin.get("/email/deliverability?days=8")).toMatchObject({ status: 400, body: { field: "days" } });
		expect(await admin.get("/email/deliveries?code=%00")).toMatchObject({ status: 400, body: { field: "code" } });
	});

	it("keep their domain sealed, and only until they have arrived", async () => {
		await send("later@one.example");
		const sealed = await app.query("select domain_sealed from delivery");
		expect(sealed).toEqual([{ domain_sealed: expect.not.stringContaining("one.example") }]);
		sink.behave(() => "accept");
		expect((await admin.post("/email/deliveries/retry-many")).body).toMatchObject({ retried: 1 });
		await sink.waitFor(1);
		await expect
			.poll(() => app.query("select state, domain_sealed from delivery"))
			.toEqual([{ state: "sent", domain_sealed: null }]);
	});

	it("are all tried again at once when told to, or those of one code, as one act", async () => {
		sink.behave((to) => (to.includes("one") ? { code: 451, text: "4.7.1 later" } : { code: 452, text: "4.3.1 full" }));
		for (const to of ["a@one.example", "b@one.example", "c@two.example"]) await send(to);
		sink.behave(() => "accept");
		expect((await admin.post("/email/deliveries/retry-many", { code: "451 4.7.1" })).body).toEqual({
			success: true,
			retried: 2,
		});
		await sink.waitFor(2);
		expect(sink.received.map(({ recipients }) => recipients[0]).toSorted()).toEqual(["a@one.example", "b@one.example"]);
		expect((await admin.post("/email/deliveries/retry-many")).body).toMatchObject({ retried: 1 });
		await sink.waitFor(3);
		expect((await admin.post("/email/deliveries/retry-many")).body).toMatchObject({ retried: 0 });
		const { entries } = (await admin.get("/audit")).body;
		expect(
			entries.flatMap((entry: { action: string; subject: string }) =>
				entry.action === "deliveries_retried" ? [entry.subject] : [],
			),
		).toEqual(["1", "2 × 451 4.7.1"]);
	});

	it("say so where no mail server is set", async () => {
		await app.stop();
		await app.restart({ SMTP_URL: "" });
		expect((await (await signIn(app)).get("/email/deliverability")).body).toMatchObject({ transport: "capture" });
	});
});
