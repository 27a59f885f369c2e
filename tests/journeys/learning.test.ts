import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { retention } from "#contract/retention.ts";
import { moderate } from "#moderation/moderate.ts";
import { type AdminClient, signIn } from "#tests/admin-client.ts";
import { everythingStored } from "#tests/everything-stored.ts";
import { openInbox } from "#tests/inbox-client.ts";
import { knownSecret, linkTokenOf } from "#tests/link-token-of.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { openedCells } from "#tests/opened-cells.ts";
import { engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { switchTemplate } from "#tests/switch-template.ts";
import { unsure } from "#tests/unsure-moderator.ts";
import { until } from "#tests/until.ts";

const address = "jane@example.org";
const hour = 3_600_000;
const day = 24 * hour;
const markers = ["Marielle", "06 11", "22 33", "marielle-home", "example.net"];
const telling = "Dear Marielle, write me at marielle-home@example.net or 06 11 22 33 44, room 214";
const masked = "Dear […], write me at […] or […] room […]";

describe.each(engines)("what a person's decisions teach, on %s", (engine) => {
	let sink: MailSink;
	let app: TestApp;
	let admin: AdminClient;
	let passed: number;
	const clock = () => Date.now() + passed;
	beforeEach(async () => {
		passed = 0;
		sink = await startMailSink();
		const settings = { SMTP_URL: sink.url, APP_SECRET: knownSecret, MODERATION_LEARN: "on", TRUST_PROXY: "loopback" };
		app = await startTestApp(engine, settings, { clock, moderation: unsure });
		await switchTemplate(app, "moderation", 0);
		admin = await signIn(app);
	});
	afterEach(async () => {
		await app.remove();
		await sink.close();
	});

	async function pass(ms: number): Promise<void> {
		passed += ms;
		await app.setDatabaseAhead(passed);
	}
	const send = async (message: string) => {
		expect((await app.send({ recipientEmail: address, message })).status).toBe(200);
	};
	const waiting = async (): Promise<string> => (await admin.get("/messages?status=pending")).body.messages[0].id;
	const decide = async (action: "approve" | "reject") => {
		const id = await waiting();
		expect((await admin.post(`/messages/${id}/moderate`, { action })).status).toBe(200);
		return id;
	};
	/** Sends a note that begins with the likeliest reading, and overrules it. */
	const overrule = async (message = `Sexual? ${telling}`, action: "approve" | "reject" = "approve") => {
		await send(message);
		return decide(action);
	};
	const stored = async () => (await app.query("select id from learning_example")).length;
	const listed = async () => (await admin.get("/examples")).body.examples;
	async function reportNewest(): Promise<void> {
		const [{ id }] = (await app.read(address)).body;
		const body = new URLSearchParams({ reason: "threatening" });
		expect((await fetch(`${app.url}/report/${linkTokenOf(address, id)}`, { method: "POST", body })).status).toBe(200);
	}
	/** Starts the service when its clock has gone on, and waits until it has looked for what is to be erased. */
	async function passAfter(ms: number): Promise<void> {
		const passes = () => app.log.filter((line) => line.includes("expired data was erased")).length;
		await app.stop();
		await pass(ms);
		const before = passes();
		await app.restart();
		await until({ what: "a pass", holds: () => passes() > before });
		admin = await signIn(app);
	}

	it("is kept masked and sealed, with what was decided and what the moderator said", async () => {
		await overrule();
		await overrule("Kind? Come over tonight, Zdenka", "reject");
		await pass(10_000);
		const { modelVersion } = moderate(telling);
		const common = { language: "en", confidence: 0.55, model_version: modelVersion, confirmed_at: null };
		expect((await admin.get("/examples")).body).toMatchObject({ is_learning: true, next_cursor: null });
		expect(await listed()).toMatchObject([
			{ ...common, text: "Kind? Come over tonight, […]", label: "reject", category: "sexual" },
			{ ...common, text: `Sexual? ${masked}`, label: "accept", category: "sexual" },
		]);
		const bytes = await everythingStored(app);
		expect([masked, ...markers].filter((mark) => bytes.includes(mark))).toEqual([]);
		await app.query("delete from delivery");
		await app.query("update message set text_sealed = 'gone'");
		const cells = await openedCells(app, knownSecret);
		expect(cells).toContain(`Sexual? ${masked}`);
		expect(cells.filter((cell) => [...markers, "214"].some((mark) => cell.includes(mark)))).toEqual([]);
		expect(app.log.filter((line) => markers.some((mark) => line.includes(mark)))).toEqual([]);
	});

	it("is nothing where the two agree, and nothing once a decision is taken back", async () => {
		await overrule("Kind? My dear", "approve");
		await overrule("Sexual? My dearest", "reject");
		expect(await stored()).toBe(0);
		const id = await overrule();
		expect(await stored()).toBe(1);
		await admin.post(`/messages/${id}/undo`);
		expect(await stored()).toBe(0);
		await decide("approve");
		expect(await stored()).toBe(1);
		// Not shown as long as it can be taken back.
		expect(await listed()).toEqual([]);
	});

	it("follows a report: an approval is open again, and what the moderator approved is refused as the reader says", async () => {
		await overrule();
		await pass(10_000);
		await reportNewest();
		expect(await stored()).toBe(0);
		await decide("reject");
		expect(await stored()).toBe(0);
		await send("Your smile is the best part of my mornings");
		await reportNewest();
		await decide("reject");
		await pass(10_000);
		expect(await listed()).toMatchObject([{ label: "reject", category: "harassment" }]);
	});

	it("is not kept without MODERATION_LEARN, and what there is goes on as before", async () => {
		await overrule();
		await app.stop();
		await app.restart({ MODERATION_LEARN: "off" });
		admin = await signIn(app);
		await overrule("Sexual? My beloved");
		await overrule("Kind? My beloved one", "reject");
		await pass(10_000);
		expect((await admin.get("/examples")).body).toMatchObject({ is_learning: false, examples: [{ label: "accept" }] });
	});

	it("dies with its note, whoever erases that, unless it was confirmed", async () => {
		const byAdministrator = await overrule();
		await admin.delete(`/messages/${byAdministrator}`);
		expect(await stored()).toBe(0);
		await overrule("Sexual? My dear");
		await pass(10_000);
		const inbox = await openInbox(app, sink, address);
		expect((await inbox.export()).learning_examples).toMatchObject([{ text: "Sexual? My dear" }]);
		await inbox.eraseAll();
		expect(await stored()).toBe(0);
		await overrule("Sexual? My dear one");
		await overrule("Sexual? My only one");
		await pass(10_000);
		const [{ id }, { id: other }] = await listed();
		expect((await admin.post(`/examples/${id}/confirm`)).status).toBe(200);
		expect((await admin.post(`/examples/${id}/confirm`)).status).toBe(200);
		expect((await admin.post("/examples/nothing/confirm")).status).toBe(404);
		expect((await (await openInbox(app, sink, address)).export()).learning_examples).toHaveLength(1);
		await (await openInbox(app, sink, address)).eraseAll();
		expect(await listed()).toMatchObject([{ id, confirmed_at: expect.any(String), text: "Sexual? My only one" }]);
		expect((await admin.delete(`/examples/${other}`)).status).toBe(404);
		expect((await admin.delete(`/examples/${id}`)).status).toBe(200);
		expect(await stored()).toBe(0);
		const acts = (await admin.get("/audit")).body.entries.map(({ action }: { action: string }) => action);
		expect(acts).toContain("example_confirmed");
		expect(acts[0]).toBe("example_removed");
	});

	it("dies when its note has been kept for long enough", async () => {
		await overrule("Kind? Come over tonight", "reject");
		await overrule("Sexual? My dear");
		await passAfter(retention.refused_notes.days * day + hour);
		// A clock that has jumped is believed when it has gone on for a day.
		await passAfter(13 * hour);
		expect(await stored()).toBe(2);
		await passAfter(13 * hour);
		expect(await listed()).toMatchObject([{ label: "accept" }]);
	});
});
