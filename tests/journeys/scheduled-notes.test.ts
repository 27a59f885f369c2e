import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mailboxKey } from "#server/privacy/mailbox-keys.ts";
import { createVault } from "#server/privacy/seal.ts";
import { type AdminClient, signIn } from "#tests/admin-client.ts";
import { holding } from "#tests/holding-moderator.ts";
import { knownSecret, linkTokenOf } from "#tests/link-token-of.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { type ApiAnswer, engines, post, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { switchTemplate } from "#tests/switch-template.ts";
import { until } from "#tests/until.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const allowance = 3;

describe.each(engines)("a note for a later time, on %s", (engine) => {
	let sink: MailSink;
	let app: TestApp;
	let passed = 0;
	const clock = () => Date.now() + passed;
	beforeEach(async () => {
		passed = 0;
		sink = await startMailSink();
		app = await startTestApp(engine, environment(), { clock, moderation: holding });
		await switchTemplate(app, "moderation", 0);
	});
	afterEach(async () => {
		await app.remove();
		await sink.close();
	});

	const environment = () => ({
		SMTP_URL: sink.url,
		APP_SECRET: knownSecret,
		RATE_LIMIT_PER_RECIPIENT: String(allowance),
	});
	/** Lets time pass, for the service and for the database. */
	async function pass(ms: number): Promise<void> {
		passed += ms;
		await app.setDatabaseAhead(passed);
	}
	/** Two in the afternoon, UTC, so many days from now: far from every midnight. */
	const inDays = (days: number) => Math.floor(clock() / day) * day + days * day + 14 * hour;
	const passTo = (at: number) => pass(at - clock());
	const schedule = (at: number, message = "Your smile is my morning", recipientEmail = "jane@example.org") =>
		app.send({ recipientEmail, message, deliverAt: new Date(at).toISOString() });
	const cancel = (token: string) => post(`${app.url}/api/receipts/cancel`, { token });
	const letters = async (address = "jane@example.org") => (await app.read(address)).body;
	const arrived = () => sink.received.flatMap(({ recipients }) => recipients);
	/** Nothing waits for its time any more, and every e-mail has ended. */
	const settled = () =>
		until({
			what: "that every scheduled note is released and sent",
			holds: async () =>
				(await app.query("select id from message where deliver_at is not null")).length === 0 &&
				(await app.query("select id from delivery where state = 'queued'")).length === 0,
		});
	const waitingPlaces = async () =>
		(await app.query("select day, count from recipient_day order by day")).map(({ count }) => Number(count));

	it("is judged at once, cannot be read before, and is sent once at its time, over a restart and by two nodes", async () => {
		const at = inDays(3);
		const people = Array.from({ length: 12 }, (_, index) => `jane${index}@example.org`);
		const answers = await Promise.all(people.map((person) => schedule(at, "Happy Saint Valentine's day", person)));
		for (const { body } of answers) {
			expect(body).toEqual({
				success: true,
				status: "approved",
				emailSent: false,
				scheduledFor: new Date(at).toISOString(),
				receipt: expect.any(String),
			});
		}
		await app.send({ recipientEmail: "jane0@example.org", message: "I love your laugh, at once" });
		await passTo(at - hour);
		await app.restart();
		await app.send({ recipientEmail: "jane0@example.org", message: "I love your laugh, just before" });
		expect((await letters("jane0@example.org")).map(({ message_content }: Letter) => message_content)).toEqual([
			"I love your laugh, just before",
			"I love your laugh, at once",
		]);
		expect(await letters("jane1@example.org")).toEqual([]);
		expect(arrived()).toEqual(["jane0@example.org", "jane0@example.org"]);

		const second =
			engine === "postgresql"
				? await startTestApp(engine, { ...environment(), DATABASE_URL: app.databaseUrl ?? "" }, { clock })
				: undefined;
		await pass(hour);
		await sink.waitFor(2 + people.length);
		await settled();
		expect(arrived().slice(2).toSorted()).toEqual(people.toSorted());
		expect(sink.received.at(-1)?.mail.text).toContain("Happy Saint Valentine's day");
		expect(await letters("jane1@example.org")).toMatchObject([{ created_at: new Date(at).toISOString() }]);
		await second?.remove();
	});

	it("may be told with any offset, and from five minutes to sixty days ahead", async () => {
		const at = inDays(40);
		const inIndia = new Date(at + 5.5 * hour).toISOString().replace("Z", "+05:30");
		const note = { recipientEmail: "jane@example.org", message: "Your smile is my morning" };
		expect((await app.send({ ...note, deliverAt: inIndia })).body.scheduledFor).toBe(new Date(at).toISOString());
		const refused = [
			new Date(clock() + 4 * minute).toISOString(),
			new Date(clock() - day).toISOString(),
			new Date(clock() + 60 * day + hour).toISOString(),
			"2027-02-14T08:00:00",
			"tomorrow",
			"",
			7,
		];
		for (const deliverAt of refused) {
			const { status, body } = await app.send({ ...note, message: "Never stored", deliverAt });
			expect([status, body.field]).toEqual([400, "deliverAt"]);
		}
		expect(await app.query("select id from message")).toHaveLength(1);
	});

	it("is neither sent nor kept when its recipient has opted out by then", async () => {
		await schedule(inDays(2));
		const key = mailboxKey(createVault(knownSecret), "jane@example.org");
		await app.query(`insert into suppression (mailbox_key, reason, at) values ('${key}', 'opted_out', ${clock()})`);
		await passTo(inDays(2));
		await settled();
		expect(await app.query("select id from message")).toEqual([]);
		expect(await app.query("select id from delivery")).toEqual([]);
		const [total] = await app.query("select count from message_total where moderation_status = 'approved'");
		expect(Number(total?.count)).toBe(0);
		expect(sink.received).toEqual([]);
	});

	it("is erased as soon as its recipient opts out", async () => {
		await schedule(inDays(2));
		await schedule(inDays(3), "Your laugh is lovely", "jane+notes@example.org");
		await schedule(inDays(3), "Your laugh is lovely", "joe@example.org");
		const stop = `${app.url}/stop/${linkTokenOf("jane@example.org")}`;
		expect((await fetch(stop, { method: "POST", body: new URLSearchParams() })).status).toBe(200);
		expect(await app.query("select id from message")).toHaveLength(1);
		await passTo(inDays(3));
		await sink.waitFor(1);
		expect(arrived()).toEqual(["joe@example.org"]);
	});

	it("takes its place of the day of its delivery when it is sent, exactly, and gives it back when it is cancelled", async () => {
		const at = inDays(5);
		const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => schedule(at, `You are kind, ${index}`)));
		const taken = answers.filter(({ status }) => status === 200);
		expect(taken).toHaveLength(allowance);
		const [refused] = answers.filter(({ status }) => status !== 200);
		expect(refused).toMatchObject({
			status: 400,
			body: { error: expect.stringContaining("that day"), field: "deliverAt" },
		});
		expect((await schedule(at + day)).status).toBe(200);
		expect((await app.send({ recipientEmail: "jane@example.org", message: "Today" })).status).toBe(200);

		expect((await cancel(taken[0]?.body.receipt)).body).toEqual({ state: "gone", canCancel: false });
		expect(await waitingPlaces()).toEqual([1, allowance - 1, 1]);
		expect((await schedule(at, "In its place")).status).toBe(200);
		await passTo(at);
		await sink.waitFor(1 + allowance);
		expect((await app.send({ recipientEmail: "jane@example.org", message: "One too many" })).status).toBe(429);
	});

	it("that could not be sent on its day counts on the day it is, and waits for one that is not full", async () => {
		const at = inDays(1);
		for (let index = 0; index < allowance; index++)
			expect((await schedule(at, `You are kind, ${index}`)).body.status).toBe("approved");
		expect((await schedule(at + day, "You are lovely")).status).toBe(200);
		await app.stop();
		await passTo(at + day);
		await app.restart();
		await sink.waitFor(allowance);
		await until({
			what: "that the one too many waits for midnight",
			holds: async () => {
				const [row] = await app.query("select deliver_at from message where deliver_at is not null");
				return Number(row?.deliver_at) > clock();
			},
		});
		expect(sink.received).toHaveLength(allowance);
		await pass(10 * hour);
		await sink.waitFor(allowance + 1);
		await settled();
		expect(sink.received).toHaveLength(allowance + 1);
	});

	it("that is cancelled at the last moment is either sent or gone, never both", async () => {
		const at = inDays(1);
		const people = Array.from({ length: 24 }, (_, index) => `jane${index}@example.org`);
		const sent = await Promise.all(people.map((person) => schedule(at, "Just in time", person)));
		await passTo(at);
		const results: ApiAnswer[] = [];
		for (const { body } of sent) results.push(await cancel(body.receipt));
		await settled();
		const kept = people.filter((_, index) => results[index]?.status === 409);
		expect(results.filter(({ status }) => status === 200)).toHaveLength(people.length - kept.length);
		expect(arrived().toSorted()).toEqual(kept.toSorted());
		expect(await app.query("select id from message")).toHaveLength(kept.length);
	});

	describe("and was held", () => {
		let admin: AdminClient;
		let id: string;
		let at: number;
		beforeEach(async () => {
			at = inDays(4);
			expect((await schedule(at, "Hold this one")).body.status).toBe("pending");
			admin = await signIn(app);
			id = (await admin.get("/messages?status=pending")).body.messages[0].id;
		});
		const approve = async () => (await admin.post(`/messages/${id}/moderate`, { action: "approve" })).body.email;
		const listed = async () => (await admin.get("/messages")).body.messages[0];

		it("waits for its time when a person approves it before, which can be undone", async () => {
			expect(await waitingPlaces()).toEqual([]);
			expect(await listed()).toMatchObject({ scheduled_for: new Date(at).toISOString(), is_waiting_for_time: true });
			expect(await approve()).toBe("scheduled");
			expect(await waitingPlaces()).toEqual([1]);
			expect((await admin.post(`/messages/${id}/undo`)).status).toBe(200);
			expect(await waitingPlaces()).toEqual([0]);
			expect(await approve()).toBe("scheduled");
			await passTo(at - hour);
			expect(await letters()).toEqual([]);
			await pass(hour);
			await sink.waitFor(1);
			expect(await letters()).toHaveLength(1);
			admin = await signIn(app);
			expect(await listed()).toMatchObject({ scheduled_for: new Date(at).toISOString(), is_waiting_for_time: false });
		});

		it("is sent at once when a person approves it later", async () => {
			await passTo(at + hour);
			admin = await signIn(app);
			expect(await approve()).toBe("queued");
			expect(await letters()).toHaveLength(1);
			await pass(11_000);
			await sink.waitFor(1);
		});

		it("waits for the day after when its own is full by then", async () => {
			for (let index = 0; index < allowance; index++)
				expect((await schedule(at, `You are kind, ${index}`)).body.status).toBe("approved");
			expect(await approve()).toBe("scheduled");
			await passTo(at);
			await sink.waitFor(allowance);
			expect(sink.received).toHaveLength(allowance);
			await pass(10 * hour);
			await sink.waitFor(allowance + 1);
		});

		it("is never sent once it is deleted, and its place is free again", async () => {
			await approve();
			expect((await admin.delete(`/messages/${id}`)).status).toBe(200);
			expect(await waitingPlaces()).toEqual([0]);
			await passTo(at);
			expect(await app.query("select id from message")).toEqual([]);
			expect(await app.query("select id from delivery")).toEqual([]);
		});
	});
});

interface Letter {
	readonly message_content: string;
}
