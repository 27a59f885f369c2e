import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moderate } from "#moderation/moderate.ts";
import { EngineFailure, type ModerationEngine } from "#server/judge/judge.ts";
import { type ApiAnswer, engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";

const words = "Your smile is the best part of my mornings";
const day = 24 * 60 * 60_000;

describe.each(engines)("the same words to the same recipient, on %s", (engine) => {
	let app: TestApp;
	let ahead = 0;
	let moderation: ModerationEngine = moderate;
	beforeAll(async () => {
		app = await startTestApp(
			engine,
			{},
			{ clock: () => Date.now() + ahead, moderation: (text, signal) => moderation(text, signal) },
		);
	});
	afterAll(() => app.remove());

	/** A database that is too busy is a 503 with nothing stored: its sender tries again. */
	async function send(note: object, headers: Readonly<Record<string, string>> = {}): Promise<ApiAnswer> {
		for (;;) {
			const answer = await app.send(note, headers);
			if (answer.status !== 503) return answer;
		}
	}

	it("are refused for a day, kindly, and cost nothing of the recipient's day", async () => {
		const note = { recipientEmail: "jane@example.org", message: words };
		await send(note);
		const again = await send({ recipientEmail: "Jane@EXAMPLE.org", message: ` ${words}\n` });
		expect(again.status).toBe(409);
		expect(again.body).toEqual({ success: false, error: expect.stringMatching(/again/), reason: "already_sent" });
		expect((await send(note, { "accept-language": "fr" })).body.error).toMatch(/mots/);
		expect(await app.query("select count from recipient_day")).toEqual([{ count: 1 }]);
		expect((await app.read("jane@example.org")).body).toHaveLength(1);

		expect((await send({ ...note, message: `${words}!` })).status).toBe(200);
		expect((await send({ ...note, recipientEmail: "jim@example.org" })).status).toBe(200);
		ahead = day - 60_000;
		expect((await send(note)).status).toBe(409);
		ahead = day + 60_000;
		expect((await send(note)).status).toBe(200);
		ahead = 0;
	});

	it("are taken once when they come at the same time, however full the recipient's day is", async () => {
		const note = { recipientEmail: "joan@example.org", message: words };
		const answers = await Promise.all(Array.from({ length: 12 }, () => send(note)));
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(11).fill(409)]);
		for (let index = 1; index < 10; index++) await send({ ...note, message: `${words}, day ${index}` });
		expect((await send({ ...note, message: `${words}, day 10` })).status).toBe(429);
		expect((await send(note)).body).toMatchObject({ reason: "already_sent" });
	});

	it("are judged as often as they are refused by the rules, and held once when they cannot be judged", async () => {
		const rude = { recipientEmail: "jude@example.org", message: "You are a stupid pig and I hate you" };
		for (const _ of [1, 2]) expect((await send(rude)).body).toMatchObject({ status: "rejected" });
		const note = { recipientEmail: "jude@example.org", message: words };
		moderation = () => {
			throw new EngineFailure("unknown");
		};
		for (const _ of [1, 2]) expect((await send(note)).body).toMatchObject({ status: "pending" });
		moderation = moderate;
		expect((await send(note)).body).toMatchObject({ status: "approved" });
		expect((await send(note)).body).toMatchObject({ reason: "already_sent" });
	});
});
