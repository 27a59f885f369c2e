import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { type AdminClient, signIn } from "#tests/admin-client.ts";
import { everythingStored } from "#tests/everything-stored.ts";
import { holding } from "#tests/holding-moderator.ts";
import { engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";
import { startWebhookReceiver, type WebhookReceiver } from "#tests/webhook-receiver.ts";

const day = 86_400_000;
const any = { WEBHOOK_TARGETS: "any" };

describe.each(engines)("webhooks, on %s", (engine) => {
	let app: TestApp;
	let admin: AdminClient;
	let receiver: WebhookReceiver;
	beforeEach(async () => {
		receiver = await startWebhookReceiver();
		app = await startTestApp(engine, any, { moderation: holding });
		admin = await signIn(app);
	});
	afterEach(async () => {
		await app.remove();
		await receiver.close();
	});

	async function add(events: readonly string[] = ["note.pending", "note.reported"], url = receiver.url) {
		const { status, body } = await admin.post("/webhooks", { url, events });
		expect([status, body.secret]).toEqual([200, expect.stringMatching(/^whsec_[\w+/]{43}=$/)]);
		return { id: body.webhook.id as string, secret: body.secret as string };
	}
	const hold = (message = "Hold these secret words") => app.send({ recipientEmail: "secretjane@example.org", message });
	const came = (count: number) =>
		until({
			what: `${count} requests`,
			holds: () => receiver.received.length >= count,
			progress: () => receiver.received.length,
		});
	/** The events of a webhook once none of them waits, or is no longer being tried. */
	async function answered(id: string) {
		let deliveries: Record<string, unknown>[] = [];
		await until({
			what: "an answer to every event",
			holds: async () => {
				deliveries = (await admin.get(`/webhooks/${id}/deliveries`)).body.deliveries;
				return deliveries.every(({ last_answer }) => last_answer !== null);
			},
		});
		return deliveries;
	}
	/** As if the time for the next attempt had come. */
	const dueNow = () => app.query("update webhook_delivery set due_at = 0 where state = 'queued'");
	const shown = async () => (await admin.get("/webhooks")).body.webhooks;

	it("tell of a note that waits and of a report, signed, without a word or an address", async () => {
		const { secret } = await add();
		await app.send({ recipientEmail: "secretjane@example.org", message: "Your smile is my morning" });
		await hold();
		await came(1);
		const [{ id: heldId }] = (await admin.get("/messages?status=pending")).body.messages;
		const [approved] = await app.query("select id from message where moderation_status = 'approved'");
		await report(String(approved?.id));
		await came(2);
		const told = receiver.received.map(({ raw, headers }) => new Webhook(secret).verify(raw, headers as never));
		expect(told).toEqual([
			{
				type: "note.pending",
				timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
				data: { id: heldId, url: `${app.url.replace("127.0.0.1", "localhost")}/admin#messages?note=${heldId}` },
			},
			{ type: "note.reported", timestamp: expect.any(String), data: { id: approved?.id, url: expect.any(String) } },
		]);
		expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(2);
		expect(JSON.stringify(receiver.received)).not.toMatch(/secret|smile|example\.org/);
		expect(app.log.join("\n")).not.toMatch(/\/hook|whsec/);
	});

	it("are told of what they want only, and of nothing while they are off", async () => {
		const { id } = await add(["note.reported"]);
		await hold();
		expect((await admin.get(`/webhooks/${id}/deliveries`)).body.deliveries).toEqual([]);
		expect((await admin.post(`/webhooks/${id}/switch`, { isOn: false })).status).toBe(200);
		expect(await shown()).toEqual([expect.objectContaining({ id, state: "off", off_because: "switched_off" })]);
		expect((await admin.post(`/webhooks/${id}/test`)).status).toBe(409);
		const other = await add(["note.pending"]);
		await hold("Hold this one, too");
		await answered(other.id);
		await admin.delete(`/webhooks/${other.id}`);
		await hold("Hold a third");
		expect((await admin.post(`/webhooks/${id}/switch`, { isOn: true })).status).toBe(200);
		expect((await admin.post(`/webhooks/${id}/test`)).status).toBe(200);
		await answered(id);
		expect(receiver.received.map(({ raw }) => JSON.parse(raw).type)).toEqual(["note.pending", "webhook.test"]);
	});

	it("are tried again after an answer that takes nothing, with the same event", async () => {
		for (const [behaviour, last_answer] of [
			[500, "500"],
			[302, "302"],
			[400, "400"],
			["drop", "ECONNRESET"],
			[{ redirect: "http://127.0.0.1:1/" }, "307"],
		] as const) {
			const before = receiver.received.length;
			const { id } = await add();
			receiver.behave(behaviour);
			await hold(`Hold what is answered with ${last_answer}`);
			expect(await answered(id)).toEqual([
				expect.objectContaining({ state: "queued", attempts: 1, last_answer, event: "note.pending" }),
			]);
			expect(await shown()).toEqual([expect.objectContaining({ state: "failing" })]);
			receiver.behave(204);
			await dueNow();
			await came(before + 2);
			await until({ what: "a webhook that works", holds: async () => (await shown())[0].state === "active" });
			const [first, second, ...others] = receiver.received.slice(before);
			expect(second?.raw).toBe(first?.raw);
			expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
			expect(others).toEqual([]);
			await admin.delete(`/webhooks/${id}`);
		}
	});

	it("need not answer more than a status: what follows is not read", async () => {
		const { id } = await add();
		receiver.behave("endless");
		await hold();
		expect(await answered(id)).toEqual([expect.objectContaining({ state: "delivered", last_answer: "200" })]);
	});

	it("that are gone are sent nothing more", async () => {
		const { id } = await add();
		receiver.behave(410);
		await hold();
		await answered(id);
		expect(await shown()).toEqual([expect.objectContaining({ state: "off", off_because: "gone" })]);
		await hold("Hold another");
		expect((await answered(id)).map(({ state, last_answer }) => [state, last_answer])).toEqual([["failed", "410"]]);
		expect(receiver.received).toHaveLength(1);
	});

	it("are switched off when an event was given up and nothing was taken for days", async () => {
		const { id } = await add();
		receiver.behave(503);
		await hold();
		await answered(id);
		await app.query("update webhook_delivery set attempts = 9, due_at = 0");
		await until({ what: "an event that is given up", holds: async () => (await answered(id))[0]?.state === "failed" });
		expect(await shown()).toEqual([expect.objectContaining({ state: "failing" })]);
		await hold("Hold another");
		await came(3);
		await answered(id);
		await app.query(`update webhook set failing_since = ${Date.now() - 3 * day}`);
		await app.query("update webhook_delivery set attempts = 9, due_at = 0 where state = 'queued'");
		await until({ what: "a webhook that is off", holds: async () => (await shown())[0].state === "off" });
		expect(await shown()).toEqual([expect.objectContaining({ off_because: "failing" })]);
		const { signs } = (await admin.get("/health")).body;
		expect(signs).toContainEqual(
			expect.objectContaining({ sign: "webhooks", state: "bad", reason: "given_up", facts: { count: 1 } }),
		);
		expect((await admin.post(`/webhooks/${id}/switch`, { isOn: true })).status).toBe(200);
		expect(await shown()).toEqual([expect.objectContaining({ state: "active", failing_since: null })]);
	});

	it("can be tested: once, whatever the answer", async () => {
		const { id, secret } = await add();
		receiver.behave(500);
		expect((await admin.post(`/webhooks/${id}/test`)).body).toEqual({ success: true });
		const [{ state, event, attempts }] = (await answered(id)) as [Record<string, unknown>];
		expect([state, event, attempts]).toEqual(["failed", "webhook.test", 1]);
		expect(await shown()).toEqual([expect.objectContaining({ state: "active" })]);
		const [request] = receiver.received;
		expect(new Webhook(secret).verify(request?.raw ?? "", request?.headers as never)).toMatchObject({
			type: "webhook.test",
		});
	});

	it("get a new secret, beside which the old one signs for a day", async () => {
		const { id, secret } = await add();
		const { body } = await admin.post(`/webhooks/${id}/secret`);
		expect(body.secret).not.toBe(secret);
		expect(body.webhook.old_secret_until).toMatch(/Z$/);
		await admin.post(`/webhooks/${id}/test`);
		await came(1);
		const signedBy = (index: number, key: string) => {
			const request = receiver.received[index];
			try {
				return new Webhook(key).verify(request?.raw ?? "", request?.headers as never) !== undefined;
			} catch {
				return false;
			}
		};
		expect([signedBy(0, body.secret), signedBy(0, secret)]).toEqual([true, true]);
		await app.query(`update webhook set old_secret_until = ${Date.now() - 1}`);
		await admin.post(`/webhooks/${id}/test`);
		await came(2);
		expect([signedBy(1, body.secret), signedBy(1, secret)]).toEqual([true, false]);
	});

	it("are kept sealed, and changed by name in the audit log", async () => {
		const { id, secret } = await add(["health.bad"], "https://hooks.example.org/a-secret-path");
		await admin.post(`/webhooks/${id}/secret`);
		await admin.post(`/webhooks/${id}/switch`, { isOn: false });
		await admin.post(`/webhooks/${id}/switch`, { isOn: true });
		await admin.post(`/webhooks/${id}/test`);
		const stored = await everythingStored(app);
		expect(stored).not.toMatch(/a-secret-path|hooks\.example/);
		expect(stored).not.toContain(secret.slice(6));
		await admin.delete(`/webhooks/${id}`);
		expect((await admin.delete(`/webhooks/${id}`)).status).toBe(404);
		expect((await admin.get(`/webhooks/${id}/deliveries`)).status).toBe(404);
		const { entries } = (await admin.get("/audit")).body;
		expect(entries.map((entry: Record<string, unknown>) => [entry.action, entry.subject]).toReversed()).toEqual([
			["signed_in", null],
			["webhook_added", id],
			["webhook_secret_changed", id],
			["webhook_switched_off", id],
			["webhook_switched_on", id],
			["webhook_tested", id],
			["webhook_removed", id],
		]);
	});

	it("are not made of what is no address, or no events, and the answer names the field", async () => {
		for (const [body, field] of [
			[{ url: "nowhere", events: ["note.pending"] }, "url"],
			[{ url: "", events: ["note.pending"] }, "url"],
			[{ url: "https://a:b@hooks.example.org/", events: ["note.pending"] }, "url"],
			[{ url: "https://hooks.example.org/", events: [] }, "events"],
			[{ url: "https://hooks.example.org/", events: ["note.approved"] }, "events"],
			[{ events: ["note.pending"] }, "url"],
		] as const) {
			const answer = await admin.post("/webhooks", body);
			expect([body, answer.status, answer.body.field]).toEqual([
				body,
				400,
				expect.stringMatching(new RegExp(`^${field}`)),
			]);
		}
	});

	it("lead only to the public internet, unless the operator says otherwise", async () => {
		const port = new URL(receiver.url).port;
		const { id: byHttp } = await add();
		const { id: byAddress } = await add(["note.pending"], `https://127.0.0.1:${port}/`);
		const { id: byName } = await add(["note.pending"], `https://localhost:${port}/`);
		await app.restart({ WEBHOOK_TARGETS: "public" });
		for (const url of [receiver.url, `https://127.0.0.1:${port}/`, `https://localhost:${port}/`]) {
			const answer = await admin.post("/webhooks", { url, events: ["note.pending"] });
			expect([answer.status, answer.body.field]).toEqual([400, "url"]);
		}
		await hold();
		expect((await answered(byHttp))[0]?.last_answer).toBe("https_required");
		// What a name leads to shows when it is looked up.
		expect((await answered(byName))[0]?.last_answer).toBe("private_address");
		expect((await answered(byAddress))[0]?.last_answer).toBe("private_address");
		expect(receiver.received).toHaveLength(0);
	});

	/** As somebody does beside a letter, by its id. */
	async function report(id: string): Promise<void> {
		const body = new URLSearchParams({ reason: "unwanted" });
		expect((await fetch(`${app.url}/report/${id}`, { method: "POST", body })).status).toBe(200);
	}
});

it.each(engines)("a webhook is told that a sign of health has been bad for ten minutes, on %s", async (engine) => {
	const receiver = await startWebhookReceiver();
	let passed = 0;
	const settings = { ...any, BACKUP_MARKER: "/nowhere/at/all" };
	const app = await startTestApp(engine, settings, { clock: () => Date.now() + passed });
	onTestFinished(async () => {
		await app.remove();
		await receiver.close();
	});
	const admin = await signIn(app);
	await admin.post("/webhooks", { url: receiver.url, events: ["health.bad"] });
	const backup = async () =>
		(await admin.get("/health")).body.signs.find(({ sign }: { readonly sign: string }) => sign === "backup");
	await until({ what: "a sign that is bad", holds: async () => (await backup()).since !== null });
	passed = 11 * 60_000;
	await app.setDatabaseAhead(passed);
	await until({ what: "the event", holds: () => receiver.received.length > 0 });
	const told = receiver.received.map(({ raw }) => JSON.parse(raw)).filter(({ data }) => data.sign === "backup");
	expect(told).toEqual([
		{
			type: "health.bad",
			timestamp: expect.stringMatching(/Z$/),
			data: { sign: "backup", url: expect.stringMatching(/\/admin#settings\/health$/) },
		},
	]);
});
