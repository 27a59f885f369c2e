import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "#tests/admin-client.ts";
import { doubtfulTexts, holdShare } from "#tests/doubtful-notes.ts";
import { type LlmServer, startLlmServer, verdictWords } from "#tests/llm-server.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";

describe.each(["openai", "anthropic", "openai-compatible"])("a note judged by %s", (provider) => {
	let llm: LlmServer;
	let app: TestApp;
	beforeEach(async () => {
		llm = await startLlmServer();
		app = await startTestApp("sqlite", {
			TRUST_PROXY: "127.0.0.1",
			MODERATION_PROVIDER: provider,
			MODERATION_MODEL: "claude-haiku-4-5",
			MODERATION_API_KEY: "key-of-the-operator",
			MODERATION_BASE_URL: llm.url,
			MODERATION_MODE: "llm",
		});
	});
	afterEach(async () => {
		await app.remove();
		await llm.close();
	});

	it("leaves the server as its text alone", async () => {
		const marks = {
			"x-forwarded-for": "203.0.113.77",
			"user-agent": "canary-agent",
			referer: "https://canary-page.example/",
			"accept-language": "fr-FR,canary-language;q=0.1",
			cookie: "canary=cookie",
			"idempotency-key": "canary-idempotency",
			"x-request-id": "canary-request",
		};
		const note = { recipientEmail: "jane.canary@example.org", message: "Ton sourire éclaire mes matins" };
		expect((await app.send(note, marks)).body).toMatchObject({ status: "approved" });
		expect(llm.requests).toHaveLength(1);
		const sent = JSON.stringify(llm.requests[0]);
		expect(sent).toContain(note.message);
		const elsewhere = ["canary", "jane", "example.org", "203.0.113", "fr-FR", app.url];
		expect(elsewhere.filter((mark) => sent.toLowerCase().includes(mark.toLowerCase()))).toEqual([]);
	});

	it("is refused with the category and the place that it names", async () => {
		llm.behave(() => ({ says: verdictWords("obsessive", "je compte tes pas") }));
		const message = "Chaque soir je compte tes pas dans la rue";
		const { body } = await app.send({ recipientEmail: "jane@example.org", message });
		expect(body).toMatchObject({ success: false, status: "rejected", category: "obsessive" });
		expect(body.spans.map(({ start, end }: { start: number; end: number }) => message.slice(start, end))).toEqual([
			"je compte tes pas",
		]);
		expect((await app.read("jane@example.org")).body).toEqual([]);
	});

	it("is not sent at all when a rule already refuses it", async () => {
		const note = { recipientEmail: "jane@example.org", message: "Write to me at jack@example.net" };
		expect((await app.send(note)).body).toMatchObject({ status: "rejected", category: "personal_info" });
		expect(llm.requests).toHaveLength(0);
	});
});

describe("a note of which our moderator is unsure, with a language model", () => {
	let llm: LlmServer;
	let app: TestApp;
	beforeEach(async () => {
		llm = await startLlmServer();
		app = await startTestApp("sqlite", {
			MODERATION_PROVIDER: "openai-compatible",
			MODERATION_MODEL: "a-model",
			MODERATION_BASE_URL: llm.url,
			MODERATION_HOLD: String(holdShare),
		});
	});
	afterEach(async () => {
		await app.remove();
		await llm.close();
	});

	it("is decided by it, and waits for a person where it cannot decide; all else is never asked", async () => {
		const [text = "", other = ""] = await doubtfulTexts("en");
		const send = (message: string) => app.send({ recipientEmail: "jane@example.org", message });
		expect((await send(text)).body).toMatchObject({ status: "approved" });
		expect(llm.requests).toHaveLength(1);
		llm.behave(() => ({ status: 401 }));
		const held = (await send(other)).body;
		expect(held).toMatchObject({ success: false, status: "held" });
		expect(held.errorType).toBeUndefined();
		const asked = llm.requests.length;
		expect((await send("Your smile is the best part of my mornings")).body.status).toBe("approved");
		expect((await send("Write to me at jack@example.net")).body.status).toBe("rejected");
		expect(llm.requests).toHaveLength(asked);
		const admin = await signIn(app);
		const { body } = await admin.get("/messages?status=held");
		expect(body.messages).toMatchObject([{ message_content: other, readings: [{}, {}] }]);
		expect(
			await app.query("select moderation_confidence as c from message where moderation_model like '%a-model%'"),
		).toEqual([{ c: null }]);
	});
});
