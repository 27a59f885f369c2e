import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A request as it arrived. */
interface LlmRequest {
	readonly path: string;
	readonly headers: IncomingHttpHeaders;
	/** The body, byte for byte as text. */
	readonly body: string;
	/** What the model would be told, in order: each system prompt, and each thing a user said. */
	readonly system: readonly string[];
	readonly user: readonly string[];
}

/** How the server answers: a model's words in the protocol asked for, a status, raw bytes, or a failure of the wire. */
export type LlmReply =
	| { readonly says: string }
	| { readonly declines: true }
	| { readonly status: number; readonly body?: string; readonly headers?: Readonly<Record<string, string>> }
	| { readonly raw: string }
	| "hang"
	| "drip"
	| "reset"
	| "reset midway";

export interface LlmServer {
	/** Base address, as MODERATION_BASE_URL takes it. */
	readonly url: string;
	readonly requests: readonly LlmRequest[];
	/** Sets the answers from now on; `nth` counts requests from 1. */
	behave(reply: (nth: number) => LlmReply): void;
	close(): Promise<void>;
}

/** What a model says when it approves, or refuses. */
export function verdictWords(category = "none", quote = ""): string {
	return JSON.stringify({ approved: category === "none", category, quote });
}

/** A local server that speaks OpenAI's responses, chat completions, and Anthropic's messages. Approves until told otherwise. */
export async function startLlmServer(port = 0): Promise<LlmServer> {
	const requests: LlmRequest[] = [];
	const drips = new Set<NodeJS.Timeout>();
	let decide: (nth: number) => LlmReply = () => ({ says: verdictWords() });
	const server = createServer(async (incoming, response) => {
		const request = await read(incoming);
		requests.push(request);
		answer(request, response, decide(requests.length), drips);
	});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
		requests,
		behave(reply) {
			decide = reply;
			requests.length = 0;
		},
		async close() {
			for (const drip of drips) clearInterval(drip);
			const closed = new Promise((resolve) => server.close(resolve));
			server.closeAllConnections();
			await closed;
		},
	};
}

async function read(incoming: IncomingMessage): Promise<LlmRequest> {
	const body = await text(incoming);
	const json = JSON.parse(body);
	const said: { role: string; content: unknown }[] = [...(json.messages ?? json.input)];
	if (json.system !== undefined) said.unshift({ role: "system", content: json.system });
	if (json.instructions !== undefined) said.unshift({ role: "system", content: json.instructions });
	const by = (...roles: readonly string[]) =>
		said.filter(({ role }) => roles.includes(role)).flatMap(({ content }) => textsOf(content));
	return {
		path: incoming.url ?? "",
		headers: incoming.headers,
		body,
		system: by("system", "developer"),
		user: by("user"),
	};
}

function textsOf(content: unknown): readonly string[] {
	if (typeof content === "string") return [content];
	return (content as { text: string }[]).map((part) => part.text);
}

function answer(request: LlmRequest, response: ServerResponse, reply: LlmReply, drips: Set<NodeJS.Timeout>): void {
	if (reply === "hang") return;
	if (reply === "reset") return void response.socket?.resetAndDestroy();
	if (reply === "drip" || reply === "reset midway") {
		response.writeHead(200, { "content-type": "application/json" });
		response.write('{"id":');
		if (reply === "drip") return void drips.add(setInterval(() => response.write(" "), 50));
		setTimeout(() => response.socket?.resetAndDestroy(), 20);
		return;
	}
	if ("raw" in reply) return void response.writeHead(200, { "content-type": "application/json" }).end(reply.raw);
	if ("status" in reply) {
		const error = JSON.stringify({ type: "error", error: { type: "some_error", message: `told ${request.body}` } });
		response.writeHead(reply.status, { "content-type": "application/json", ...reply.headers });
		return void response.end(reply.body ?? error);
	}
	const said = "says" in reply ? reply.says : undefined;
	response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(inProtocol(request, said)));
}

/** A model's words, or undefined for a model that declines, as the protocol of the request's path wraps them. */
function inProtocol({ path, body }: LlmRequest, said: string | undefined): unknown {
	if (path.endsWith("/chat/completions")) {
		const message = { role: "assistant", content: said ?? null };
		const finish_reason = said === undefined ? "content_filter" : "stop";
		return {
			id: "c1",
			object: "chat.completion",
			created: 1,
			model: "m",
			choices: [{ index: 0, message, finish_reason }],
		};
	}
	if (path.endsWith("/messages")) {
		// Older models are made to answer in JSON by a tool that they must call.
		const input = JSON.parse(body).tools === undefined ? undefined : parsed(said);
		const asTool = input !== undefined;
		const text = asTool ? { type: "tool_use", id: "t1", name: "json", input } : { type: "text", text: said };
		return {
			id: "a1",
			type: "message",
			role: "assistant",
			model: "m",
			content: said === undefined ? [] : [text],
			stop_reason: said === undefined ? "refusal" : asTool ? "tool_use" : "end_turn",
			stop_sequence: null,
			usage: { input_tokens: 1, output_tokens: 1 },
		};
	}
	const content =
		said === undefined ? { type: "refusal", refusal: "No." } : { type: "output_text", text: said, annotations: [] };
	return {
		id: "r1",
		object: "response",
		created_at: 1,
		model: "m",
		status: "completed",
		output: [{ type: "message", id: "o1", role: "assistant", status: "completed", content: [content] }],
		usage: { input_tokens: 1, output_tokens: 1 },
	};
}

function parsed(said: string | undefined): unknown {
	try {
		return said === undefined ? undefined : JSON.parse(said);
	} catch {
		return undefined;
	}
}
