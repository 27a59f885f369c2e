import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { expectDoneWithin } from "#tests/done-within.ts";
import { freePort } from "#tests/free-port.ts";
import { type LlmReply, type LlmServer, startLlmServer, verdictWords } from "#tests/llm-server.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { switchTemplate } from "#tests/switch-template.ts";

const message = "Your smile is the best part of my mornings";
const noteTo = (nth: number) => ({ recipientEmail: `jane${nth}@example.org`, message });
const failuresToOpen = 5;
const probeEveryMs = 30_000;
/** How long a judgement may take at most. */
const judgementMs = 3_000;

describe.each(engines)("a language model that fails, on %s", (engine) => {
	let now: number;
	let port: number;
	let llm: LlmServer | undefined;
	let sink: MailSink;
	let app: TestApp;

	async function start(mode: "llm" | "hybrid"): Promise<void> {
		app = await startTestApp(
			engine,
			{
				SMTP_URL: sink.url,
				MODERATION_PROVIDER: "openai-compatible",
				MODERATION_MODEL: "local-model",
				MODERATION_API_KEY: "key-of-the-operator",
				MODERATION_BASE_URL: `http://127.0.0.1:${port}/v1`,
				MODERATION_MODE: mode,
			},
			{ clock: () => now },
		);
		// Held notes would be told of by an e-mail of its own, sooner or later.
		await switchTemplate(app, "moderation", 0);
	}
	beforeEach(async () => {
		now = Date.now();
		port = await freePort();
		sink = await startMailSink();
	});
	afterEach(async () => {
		await app.remove();
		await sink.close();
		await llm?.close();
		llm = undefined;
	});

	async function expectHeld(nth: number, errorType: string): Promise<void> {
		const { status, body } = await app.send(noteTo(nth));
		expect(status).toBe(200);
		expect(body).toEqual({
			success: false,
			status: "pending",
			reason: expect.stringMatching(/\S/),
			errorType,
			receipt: expect.any(String),
		});
		expect((await app.read(noteTo(nth).recipientEmail)).body).toEqual([]);
		const { recipientEmail } = noteTo(nth);
		expect(sink.received.filter(({ recipients }) => recipients.includes(recipientEmail))).toEqual([]);
	}

	it("that is down: notes are held, it is left alone, and they are judged anew when sent again after its return", async () => {
		await start("llm");
		for (let nth = 1; nth <= failuresToOpen + 1; nth += 1) await expectHeld(nth, "network");
		expect(app.log.filter((line) => line.includes("not asked for a while"))).toHaveLength(1);
		expect(app.log.join()).toContain('"code":"no answer"');
		llm = await startLlmServer(port);
		await expectHeld(1, "network");
		expect(llm.requests).toHaveLength(0);
		now += probeEveryMs;
		for (let nth = 1; nth <= 3; nth += 1) {
			expect((await app.send(noteTo(nth))).body).toEqual({
				success: true,
				status: "approved",
				emailSent: true,
				receipt: expect.any(String),
			});
			expect((await app.read(noteTo(nth).recipientEmail)).body).toHaveLength(1);
		}
		expect(sink.received).toHaveLength(3);
		expect(app.log.join()).not.toContain("key-of-the-operator");
		expect(app.log.join()).not.toContain("smile");
	});

	it("that is slow: every answer is bounded, and after five nobody waits any more", async () => {
		llm = await startLlmServer(port);
		await start("llm");
		const slowOne = llm;
		await expectDoneWithin(judgementMs, {
			quick: () => app.send(noteTo(100)),
			work: async () => {
				slowOne.behave(() => "hang");
				await Promise.all(Array.from({ length: failuresToOpen }, (_, nth) => expectHeld(nth, "network")));
			},
		});
		expect(llm.requests).toHaveLength(failuresToOpen);
		await expectHeld(failuresToOpen, "network");
		expect(llm.requests).toHaveLength(failuresToOpen);
	});

	it("that returns an invalid answer: never an approval, never a 500", async () => {
		const invalidReplies: readonly LlmReply[] = [
			{ raw: "approved" },
			{ says: "approved: true" },
			{ says: '{"approved":true}' },
			{ says: '{"approved":true,"category":"sexual","quote":"smile"}' },
			{ status: 200, body: '{"approved":true,"category":"none","quote":""}' },
		];
		llm = await startLlmServer(port);
		llm.behave((nth) => invalidReplies[nth - 1] ?? { says: verdictWords() });
		await start("llm");
		for (let nth = 1; nth <= invalidReplies.length; nth += 1) await expectHeld(nth, "unknown");
		await expectHeld(invalidReplies.length + 1, "unknown");
		expect(llm.requests).toHaveLength(invalidReplies.length);
	});

	it("hybrid: does not keep back the notes of which our own moderator is sure", async () => {
		await start("hybrid");
		for (let nth = 1; nth <= 3; nth += 1) {
			expect((await app.send(noteTo(nth))).body).toMatchObject({ status: "approved", emailSent: true });
		}
		const refused = await app.send({ ...noteTo(4), message: "Ring me on 06 12 34 56 78" });
		expect(refused.body).toMatchObject({ status: "rejected", category: "personal_info" });
	});
});
