import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { moderate } from "#moderation/moderate.ts";
import { EngineFailure, type ModerationEngine } from "#server/judge/judge.ts";
import { expectDoneWithin } from "#tests/done-within.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { switchTemplate } from "#tests/switch-template.ts";

/** How long a judgement may take at most. */
const judgementMs = 3_000;
const note = { recipientEmail: "jane@example.org", message: "Your smile is the best part of my mornings" };

describe.each(engines)("a note that could not be judged, on %s", (engine) => {
	let sink: MailSink;
	let app: TestApp;
	let moderation: ModerationEngine;
	beforeEach(async () => {
		sink = await startMailSink();
		app = await startTestApp(
			engine,
			{ SMTP_URL: sink.url },
			{ moderation: (text, signal) => moderation(text, signal) },
		);
		await switchTemplate(app, "moderation", 0);
	});
	afterEach(async () => {
		await app.remove();
		await sink.close();
	});

	const broken: ModerationEngine = () => {
		throw new EngineFailure("api_key");
	};

	it("is held, never approved, and says what kind of failure it was", async () => {
		moderation = broken;
		const held = await app.send(note);
		expect(held.status).toBe(200);
		expect(held.body).toEqual({
			success: false,
			status: "pending",
			reason: expect.stringMatching(/\S/),
			errorType: "api_key",
			receipt: expect.any(String),
		});
		expect(sink.received).toHaveLength(0);
		expect((await app.read(note.recipientEmail)).body).toEqual([]);
	});

	it("is bounded in time when the moderator hangs", async () => {
		moderation = broken;
		await expectDoneWithin(judgementMs, {
			quick: () => app.send(note),
			work: async () => {
				moderation = () => new Promise(() => {});
				expect((await app.send(note)).body).toMatchObject({ success: false, errorType: "unknown" });
			},
		});
	});

	it("is judged anew when it is sent again, without becoming two", async () => {
		moderation = broken;
		await app.send(note);
		await app.send(note);
		moderation = moderate;
		expect((await app.send(note)).body).toEqual({
			success: true,
			status: "approved",
			emailSent: true,
			receipt: expect.any(String),
		});
		expect((await app.read(note.recipientEmail)).body).toHaveLength(1);
		expect(sink.received).toHaveLength(1);
		// Once decided, the same words are a note that has been sent.
		expect(await app.send(note)).toMatchObject({ status: 409, body: { reason: "already_sent" } });
		expect((await app.read(note.recipientEmail)).body).toHaveLength(1);
	});
});
