import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { limits } from "#contract/limits.ts";
import { looks } from "#contract/stationery.ts";
import { moderate } from "#moderation/moderate.ts";
import type { ModerationEngine } from "#server/judge/judge.ts";
import { signIn } from "#tests/admin-client.ts";
import { holding } from "#tests/holding-moderator.ts";
import { openInbox } from "#tests/inbox-client.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { answerOf, engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { switchTemplate } from "#tests/switch-template.ts";
import { until } from "#tests/until.ts";
import { untilAdmitted } from "#tests/until-admitted.ts";
import * as colours from "#web/ui/style/palette.ts";

const jane = "jane@example.org";
const words = "Your smile is the best part of my mornings";

describe.each(engines)("papers and inks, on %s", (engine) => {
	let sink: MailSink;
	let app: TestApp;
	let moderation: ModerationEngine;
	let passed: number;
	beforeEach(async () => {
		passed = 0;
		moderation = holding;
		sink = await startMailSink();
		app = await startTestApp(
			engine,
			{ SMTP_URL: sink.url, RATE_LIMIT_PER_RECIPIENT: "1000" },
			{ clock: () => Date.now() + passed, moderation: (text, signal) => moderation(text, signal) },
		);
		await switchTemplate(app, "moderation", 0);
	});
	afterEach(async () => {
		await app.remove();
		await sink.close();
	});

	const send = (look: object, message = words, headers = {}) =>
		app.send({ recipientEmail: jane, message, ...look }, headers);
	const stored = () => app.query("select paper, ink from message");

	it("are those the sender chose, in each of the ways a letter is read; of the defaults nothing is said", async () => {
		for (const [place, look] of looks.entries()) {
			expect((await send(look, `Oh${" oh".repeat(place)}, ${words.toLowerCase()}`)).body).toMatchObject({
				emailSent: true,
			});
		}
		await send({}, `${words}!`);
		const chosen = [...looks, {}].toReversed().map((look) => ({
			...look,
			...("paper" in look && look.paper === "ivory" && { paper: undefined }),
			...("ink" in look && look.ink === "sepia" && { ink: undefined }),
		}));
		for (const [place, { paper, ink }] of looks.entries()) {
			const html = String(sink.received[place]?.mail.html);
			expect(html).toContain(`background-color:${colours.papers[paper].light.sheet}`);
			expect(html).toContain(`background-color: ${colours.papers[paper].dark.sheet} !important`);
			expect(html).toMatch(new RegExp(`<p[^>]*class="letter"[^>]*color:${colours.inks[ink].light}`));
		}
		const lookOf = ({ paper, ink }: { readonly paper?: string; readonly ink?: string }) => ({ paper, ink });
		const whole = (await app.read(jane)).body;
		expect(whole.map(lookOf)).toEqual(chosen);
		expect(Object.keys(whole[0])).toEqual(["id", "created_at", "message_content"]);
		const { body: page } = await answerOf(fetch(`${app.url}/api/messages/${jane}?limit=100`));
		expect(page.map(lookOf)).toEqual(chosen);
		const client = await openInbox(app, sink, jane);
		expect((await client.ask("GET", "/letters?limit=100")).body.map(lookOf)).toEqual(chosen);
		expect((await client.export()).notes.map(lookOf)).toEqual([...looks, { paper: "ivory", ink: "sepia" }]);
		expect((await stored()).filter(({ paper, ink }) => paper === null && ink === null)).toHaveLength(2);
	});

	it("are in an answer of more letters than a page", async () => {
		const parts = [
			"smile",
			"laugh",
			"voice",
			"walk",
			"kindness",
			"letter",
			"hair",
			"song",
			"garden",
			"courage",
			"cooking",
		];
		const times = [
			"mornings",
			"evenings",
			"days",
			"weeks",
			"summers",
			"winters",
			"Sundays",
			"years",
			"nights",
			"Mondays",
		];
		const notes = parts.flatMap((part) => times.map((time) => `Your ${part} is the best part of my ${time}`));
		await Promise.all(notes.map((note) => untilAdmitted(() => send({ paper: "sky", ink: "wine" }, note))));
		const letters = (await app.read(jane)).body;
		expect(letters).toHaveLength(notes.length);
		expect(letters.length).toBeGreaterThan(limits.lettersAtOnce);
		for (const letter of letters) expect(letter).toMatchObject({ paper: "sky", ink: "wine" });
	});

	it.each([{ paper: "velvet" }, { ink: "gold" }, { paper: "" }, { ink: null }, { paper: ["rose"] }])(
		"are of those that there are, and %j is refused by its name",
		async (look) => {
			const { status, body } = await send(look);
			expect(status).toBe(400);
			expect(body).toMatchObject({ success: false, field: Object.keys(look)[0] });
			expect(await stored()).toEqual([]);
		},
	);

	it("belong to the request: the same name with another is another body, the default said or not is the same", async () => {
		const key = () => ({ "idempotency-key": randomBytes(16).toString("hex") });
		const plain = key();
		const first = await send({}, words, plain);
		expect((await send({ paper: "ivory", ink: "sepia" }, words, plain)).body).toEqual(first.body);
		expect((await send({ paper: "rose" }, words, plain)).status).toBe(409);
		expect((await send({ ink: "blue" }, words, plain)).body).toMatchObject({ reason: "key_reused" });
		const fancy = key();
		expect((await send({ paper: "rose" }, `${words}!`, fancy)).status).toBe(200);
		for (const other of [{}, { ink: "blue" }, { paper: "rose", ink: "blue" }, { paper: "sky" }]) {
			expect((await send(other, `${words}!`, fancy)).status).toBe(409);
		}
		expect(await stored()).toHaveLength(2);
	});

	it("are kept while a note waits for its time", async () => {
		const deliverAt = new Date(Date.now() + 3_600_000).toISOString();
		await send({ paper: "kraft", ink: "blue", deliverAt });
		expect((await app.read(jane)).body).toEqual([]);
		passed = 3_700_000;
		await app.setDatabaseAhead(passed);
		await until({ what: "the note's release", holds: async () => (await app.read(jane)).body.length === 1 });
		expect((await app.read(jane)).body).toMatchObject([{ paper: "kraft", ink: "blue" }]);
		await sink.waitFor(1);
		expect(String(sink.received[0]?.mail.html)).toContain(colours.papers.kraft.light.sheet);
	});

	it("are kept while a note waits for a person, and those of the last time it was sent", async () => {
		const held = `Hold on to this: ${words}`;
		await send({ paper: "kraft" }, held);
		await send({ paper: "rose", ink: "wine" }, held);
		expect(await stored()).toEqual([{ paper: "rose", ink: "wine" }]);
		const admin = await signIn(app);
		const [{ id } = { id: "" }] = (await app.query("select id from message")) as { id: string }[];
		await admin.post(`/messages/${id}/moderate`, { action: "approve" });
		expect((await app.read(jane)).body).toMatchObject([{ paper: "rose", ink: "wine" }]);
	});

	it("are those of the time at which a waiting note is judged after all", async () => {
		const held = `Hold on to this: ${words}`;
		await send({ paper: "kraft", ink: "blue" }, held);
		moderation = moderate;
		expect((await send({ ink: "wine" }, held)).body).toMatchObject({ status: "approved" });
		expect((await app.read(jane)).body).toEqual([
			{ id: expect.any(String), created_at: expect.any(String), message_content: held, ink: "wine" },
		]);
		expect(await stored()).toEqual([{ paper: null, ink: "wine" }]);
	});
});
