import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { adminClient, signIn } from "#tests/admin-client.ts";
import { doubtfulTexts, holdShare } from "#tests/doubtful-notes.ts";
import { holding } from "#tests/holding-moderator.ts";
import { startServerProcess } from "#tests/server-process.ts";
import { post, queryBeside, startTestApp } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";
import { certificates, startWebhookReceiver, type WebhookReceiver } from "#tests/webhook-receiver.ts";

const any = { WEBHOOK_TARGETS: "any" };
const events = ["note.pending"];

let receiver: WebhookReceiver;
beforeEach(async () => {
	receiver = await startWebhookReceiver();
});
afterEach(() => receiver.close());

const came = (count: number) =>
	until({
		what: `${count} requests`,
		holds: () => receiver.received.length >= count,
		progress: () => receiver.received.length,
	});

it("a receiver that is silent holds up neither notes nor another receiver, and is given up after ten seconds", async () => {
	const app = await startTestApp("sqlite", any, { moderation: holding });
	const other = await startWebhookReceiver();
	try {
		const admin = await signIn(app);
		receiver.behave("silent");
		const { body } = await admin.post("/webhooks", { url: receiver.url, events });
		await admin.post("/webhooks", { url: other.url, events });
		for (let index = 0; index < 20; index++) {
			const answer = await app.send({ recipientEmail: "jane@example.org", message: `Hold this one: ${index}` });
			expect(answer.body.status).toBe("pending");
		}
		await until({ what: "all events at the other", holds: () => other.received.length === 20 });
		// Of the silent one's, no more than it is sent at once.
		expect(receiver.received).toHaveLength(4);
		const deliveries = async () => (await admin.get(`/webhooks/${body.webhook.id}/deliveries`)).body.deliveries;
		await until({
			what: "an attempt that is given up",
			holds: async () =>
				(await deliveries()).some(({ last_answer }: Record<string, unknown>) => last_answer === "timeout"),
		});
	} finally {
		await app.remove();
		await other.close();
	}
});

it("an event outlives a kill while its receiver thinks about it, and comes again as the same", async () => {
	const dataDir = mkdtempSync(join(tmpdir(), "billet-doux-webhooks-"));
	const settings = {
		dataDir,
		environment: { ...any, PUBLIC_URL: "http://localhost:3000", MODERATION_HOLD: String(holdShare) },
	};
	const [text = ""] = await doubtfulTexts("en");
	try {
		const first = await startServerProcess(settings);
		const login = await post(`${first.url}/api/admin/auth/login`, { username: "admin", password: "correct horse" });
		const bearer = { authorization: `Bearer ${login.body.token}` };
		await post(`${first.url}/api/admin/webhooks`, { url: receiver.url, events }, bearer);
		receiver.behave("silent");
		await post(`${first.url}/api/messages`, { recipientEmail: "jane@example.org", message: text });
		await came(1);
		first.process.kill("SIGKILL");
		await first.ended;

		receiver.behave(204);
		await startServerProcess(settings);
		const states = () => queryBeside("select state, attempts from webhook_delivery", dataDir, undefined);
		await until({ what: "an event that is delivered", holds: async () => (await states())[0]?.state === "delivered" });
		expect(await states()).toEqual([{ state: "delivered", attempts: 2 }]);
		const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
		expect(ids).toHaveLength(2);
		expect(ids[1]).toBe(ids[0]);
		expect(receiver.received[1]?.raw).toBe(receiver.received[0]?.raw);
	} finally {
		rmSync(dataDir, { recursive: true, force: true });
	}
});

it("a stop in the middle of an attempt puts the event back, and does not wait for the receiver", async () => {
	const app = await startTestApp("sqlite", any, { moderation: holding });
	try {
		const admin = await signIn(app);
		await admin.post("/webhooks", { url: receiver.url, events });
		receiver.behave("silent");
		await app.send({ recipientEmail: "jane@example.org", message: "Hold this one" });
		await came(1);
		await app.stop();
		expect(await app.query("select state, attempts from webhook_delivery")).toEqual([{ state: "queued", attempts: 0 }]);
		receiver.behave(204);
		await app.restart();
		await came(2);
		expect(receiver.received[1]?.headers["webhook-id"]).toBe(receiver.received[0]?.headers["webhook-id"]);
	} finally {
		await app.remove();
	}
});

it("two nodes send each event once", async () => {
	const settings = { ...any, APP_SECRET: "a secret for tests, long enough to be one" };
	const one = await startTestApp("postgresql", settings, { moderation: holding });
	const two = await startTestApp(
		"postgresql",
		{ ...settings, DATABASE_URL: one.databaseUrl ?? "" },
		{ moderation: holding },
	);
	try {
		const admin = await signIn(one);
		await adminClient(two, admin.token).post("/webhooks", { url: receiver.url, events });
		const count = 60;
		await Promise.all(
			Array.from({ length: count }, (_, index) =>
				(index % 2 === 0 ? one : two).send({ recipientEmail: "jane@example.org", message: `Hold this one: ${index}` }),
			),
		);
		await until({
			what: "no event that waits",
			holds: async () => (await one.query("select 1 from webhook_delivery where state = 'queued'")).length === 0,
			progress: () => receiver.received.length,
		});
		const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
		expect([ids.length, new Set(ids).size]).toEqual([count, count]);
	} finally {
		await two.remove();
		await one.remove();
	}
});

it("a webhook that is removed while notes come keeps none of them from being stored", async () => {
	const app = await startTestApp("postgresql", any, { moderation: holding });
	try {
		const admin = await signIn(app);
		for (let round = 0; round < 5; round++) {
			const { body } = await admin.post("/webhooks", { url: receiver.url, events });
			const answers = await Promise.all([
				...Array.from({ length: 10 }, (_, index) =>
					app.send({ recipientEmail: "jane@example.org", message: `Hold this one: ${round}, ${index}` }),
				),
				admin.delete(`/webhooks/${body.webhook.id}`),
			]);
			expect(answers.map(({ status }) => status)).toEqual(Array(11).fill(200));
		}
	} finally {
		await app.remove();
	}
});

it("a receiver is told by HTTPS only where its certificate is its own and known", async () => {
	const dataDir = mkdtempSync(join(tmpdir(), "billet-doux-webhooks-"));
	const [known, other] = await Promise.all([startWebhookReceiver("localhost"), startWebhookReceiver("other")]);
	const trusted = { NODE_EXTRA_CA_CERTS: join(certificates, "localhost.pem") };
	try {
		const { url } = await startServerProcess({ dataDir, environment: { ...any, ...trusted } });
		const login = await post(`${url}/api/admin/auth/login`, { username: "admin", password: "correct horse" });
		const bearer = { authorization: `Bearer ${login.body.token}` };
		for (const receiver of [known, other]) {
			const { body } = await post(`${url}/api/admin/webhooks`, { url: receiver.url, events }, bearer);
			await post(`${url}/api/admin/webhooks/${body.webhook.id}/test`, {}, bearer);
		}
		const answers = () => queryBeside("select last_answer from webhook_delivery order by id", dataDir, undefined);
		await until({
			what: "both answers",
			holds: async () => (await answers()).every((row) => row.last_answer !== null),
		});
		expect((await answers()).map((row) => row.last_answer)).toEqual(["204", "DEPTH_ZERO_SELF_SIGNED_CERT"]);
		expect([known.received.length, other.received.length]).toEqual([1, 0]);
	} finally {
		await Promise.all([known.close(), other.close()]);
		rmSync(dataDir, { recursive: true, force: true });
	}
});
