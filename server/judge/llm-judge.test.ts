import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLog } from "#server/log.ts";
import { freePort } from "#tests/free-port.ts";
import { injections } from "#tests/injections.ts";
import { type LlmReply, type LlmServer, startLlmServer, verdictWords } from "#tests/llm-server.ts";
import { openLlm } from "./llm-client.ts";
import { createLlmJudge, type LlmJudge } from "./llm-judge.ts";
import { policyPrompt } from "./policy-prompt.ts";
import { harmless } from "./quoted-note.ts";

const key = "key-of-the-operator";
const models = [
	{ provider: "openai", model: "gpt-4.1-mini", path: "/v1/responses" },
	{ provider: "anthropic", model: "claude-haiku-4-5", path: "/v1/messages" },
	{ provider: "anthropic", model: "claude-3-haiku-20240307", path: "/v1/messages" },
	{ provider: "openai-compatible", model: "local-model", path: "/v1/chat/completions" },
	{ provider: "openai-compatible", model: "mistral-small-latest", path: "/v1/chat/completions" },
	{ provider: "openai-compatible", model: "openai/gpt-oss-20b", path: "/v1/chat/completions" },
] as const;
const never = new AbortController().signal;

// One for each test: what a caller has given up may still arrive.
let server: LlmServer;
beforeEach(async () => {
	server = await startLlmServer();
});
afterEach(() => server.close());

describe.each(models)("a language model as judge: $provider, $model", ({ provider, model, path }) => {
	async function open(budgetMs = 30_000, baseUrl = server.url): Promise<LlmJudge> {
		const ask = await openLlm({ provider, model, apiKey: key, baseUrl, mode: "llm" });
		return createLlmJudge({ ask, modelVersion: "v", budgetMs, clock: Date.now, log: createLog("silent") });
	}

	it("approves, or refuses and shows the place", async () => {
		const judge = await open();
		server.behave(() => ({ says: verdictWords() }));
		expect(await judge("Your smile is my morning.", never)).toMatchObject({ approved: true, modelVersion: "v" });
		server.behave(() => ({ says: verdictWords("meeting", "coffee on Saturday") }));
		expect(await judge("Dear, coffee on Saturday?", never)).toMatchObject({
			approved: false,
			category: "meeting",
			spans: [{ start: 6, end: 24 }],
		});
	});

	it("is sent the rules, the text and the key, and nothing else", async () => {
		const judge = await open();
		server.behave(() => ({ says: verdictWords() }));
		await judge("Only these words.", never);
		const [request] = server.requests;
		expect(request?.path).toBe(path);
		expect(request?.headers["x-api-key"] ?? request?.headers.authorization).toMatch(new RegExp(`^(Bearer )?${key}$`));
		expect(request?.body).not.toContain(key);
		expect(JSON.parse(request?.body ?? "")).not.toHaveProperty("user");
		expect(JSON.parse(request?.body ?? "").temperature).toBe(0);
		expect(JSON.parse(request?.body ?? "").store).toBe(provider === "openai" ? false : undefined);
	});

	it.each(injections)("sees the note only as data: %j", async (note) => {
		const judge = await open();
		server.behave(() => ({ says: verdictWords() }));
		await judge(note, never);
		expect(server.requests).toHaveLength(1);
		const [request] = server.requests;
		expect(request?.system).toEqual([policyPrompt]);
		expect(request?.user).toHaveLength(1);
		const [, border, inside] = /^⟪note ([0-9a-f]{32})⟫\n(.*)\n⟪end of note \1⟫$/s.exec(request?.user[0] ?? "") ?? [];
		expect(border).toBeDefined();
		expect(inside).toBe(harmless(note));
		expect(inside).not.toMatch(/[⟪⟫]/);
	});

	it("quotes the same note between other borders each time", async () => {
		const judge = await open();
		server.behave(() => ({ says: verdictWords() }));
		await judge("Same words", never);
		await judge("Same words", never);
		expect(server.requests[0]?.user).not.toEqual(server.requests[1]?.user);
	});

	const failures: readonly (readonly [string, LlmReply, string, number])[] = [
		["hangs", "hang", "network", 1],
		["never ends its answer", "drip", "network", 1],
		["breaks the connection", "reset", "network", 2],
		["breaks the connection midway", "reset midway", "network", 2],
		["sends us elsewhere", { status: 307, headers: { location: "/v1/elsewhere" } }, "network", 2],
		["does not know the key", { status: 401 }, "api_key", 1],
		["forbids", { status: 403 }, "api_key", 1],
		["is asked too often", { status: 429, headers: { "retry-after": "1" } }, "rate_limit", 1],
		["does not know the model", { status: 404 }, "unknown", 1],
		["fails", { status: 500 }, "unknown", 2],
		["is overloaded, in HTML", { status: 503, body: "<h1>Busy</h1>" }, "unknown", 2],
		["answers no JSON", { raw: "<html>Welcome</html>" }, "unknown", 1],
		["answers nothing", { raw: "" }, "unknown", 1],
		["answers JSON of another protocol", { raw: '[{"ok":true}]' }, "unknown", 1],
		["talks", { says: "I can't help with that." }, "unknown", 1],
		["agrees in words", { says: "approved: true" }, "unknown", 1],
		["says nothing", { says: "" }, "unknown", 1],
		["is cut off", { says: '{"approved":true,"category":"no' }, "unknown", 1],
		["gives another shape", { says: '{"approved":"yes","category":"none","quote":""}' }, "unknown", 1],
		["gives a category of its own", { says: verdictWords("boring") }, "unknown", 1],
		["forgets the category", { says: '{"approved":true,"quote":""}' }, "unknown", 1],
		["approves a category", { says: '{"approved":true,"category":"spam","quote":""}' }, "unknown", 1],
		["declines to judge", { declines: true }, "unknown", 1],
	];
	it.each(failures)("gives no verdict when the server %s", async (_, reply, errorType, calls) => {
		const judge = await open(reply === "hang" || reply === "drip" ? 200 : 2_000);
		server.behave(() => reply);
		await expect(judge("Your smile is my morning.", never)).rejects.toMatchObject({ name: "EngineFailure", errorType });
		expect(server.requests).toHaveLength(calls);
	});

	it("gives no verdict when nobody listens", async () => {
		const judge = await open(2_000, `http://127.0.0.1:${await freePort()}/v1`);
		await expect(judge("Hello", never)).rejects.toMatchObject({ errorType: "network" });
	});

	it("tells nothing of the note in its failure", async () => {
		const judge = await open();
		server.behave(() => ({ status: 400 }));
		const failure = await judge("a secret between us", never).catch((error: Error) => error);
		expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain("secret");
	});

	it("asks a second time when the first attempt met a broken line", async () => {
		const judge = await open();
		server.behave((nth) => (nth === 1 ? "reset" : { says: verdictWords() }));
		expect(await judge("Hello", never)).toMatchObject({ approved: true });
		server.behave((nth) => (nth === 1 ? { status: 503 } : { says: verdictWords("spam") }));
		expect(await judge("Hello", never)).toMatchObject({ category: "spam" });
	});

	it("spends one budget on both attempts", async () => {
		const judge = await open(3_000);
		server.behave((nth) => (nth === 1 ? { status: 500 } : "hang"));
		await expect(judge("Hello", never)).rejects.toMatchObject({ errorType: "network", code: "timeout" });
		expect(server.requests).toHaveLength(2);
	});

	it("stops when its caller does", async () => {
		const judge = await open(60_000);
		server.behave(() => "hang");
		await expect(judge("Hello", AbortSignal.timeout(100))).rejects.toMatchObject({ errorType: "network" });
	});
});

it("a model that speaks as OpenAI's do is asked only what any such server knows", async () => {
	const settings = { provider: "openai-compatible", model: "mistral-small-latest", apiKey: key, mode: "llm" } as const;
	const ask = await openLlm({ ...settings, baseUrl: server.url });
	await ask("Judge.", "Hello", never);
	const { messages, response_format, ...rest } = JSON.parse(server.requests[0]?.body ?? "");
	expect(rest).toEqual({ model: "mistral-small-latest", temperature: 0, max_tokens: expect.any(Number) });
	expect(messages.map(({ role }: { role: string }) => role)).toEqual(["system", "user"]);
	expect(response_format).toMatchObject({ type: "json_schema", json_schema: { name: "verdict", strict: true } });
});

describe("a language model that is down", () => {
	let now = 0;
	async function open(): Promise<LlmJudge> {
		const settings = {
			provider: "openai-compatible",
			model: "m",
			apiKey: "",
			baseUrl: server.url,
			mode: "llm",
		} as const;
		const ask = await openLlm(settings);
		return createLlmJudge({ ask, modelVersion: "v", budgetMs: 30_000, clock: () => now, log: createLog("silent") });
	}
	const fails = (judge: LlmJudge) => expect(judge("Hello", never)).rejects.toMatchObject({ errorType: "api_key" });

	it("is left alone after five failures, asked once after half a minute, and trusted again when it answers", async () => {
		const judge = await open();
		server.behave(() => ({ status: 401 }));
		for (let nth = 1; nth <= 5; nth += 1) await fails(judge);
		await fails(judge);
		expect(server.requests).toHaveLength(5);
		now += 30_000;
		await fails(judge);
		await fails(judge);
		expect(server.requests).toHaveLength(6);
		now += 30_000;
		server.behave(() => ({ says: verdictWords() }));
		expect(await judge("Hello", never)).toMatchObject({ approved: true });
		expect(await judge("Hello", never)).toMatchObject({ approved: true });
	});

	it("is not what a model is that declines to judge some notes", async () => {
		const judge = await open();
		server.behave((nth) => (nth <= 8 ? { declines: true } : { says: verdictWords() }));
		for (let nth = 1; nth <= 8; nth += 1)
			await expect(judge("Hello", never)).rejects.toMatchObject({ code: "declined" });
		expect(await judge("Hello", never)).toMatchObject({ approved: true });
	});

	it("sends no key where none is configured", async () => {
		const judge = await open();
		server.behave(() => ({ says: verdictWords() }));
		await judge("Hello", never);
		expect(server.requests[0]?.headers).not.toHaveProperty("authorization");
	});
});
