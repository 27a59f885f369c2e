import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "#server/log.ts";
import { openSockets, requestText } from "#tests/raw-sockets.ts";
import { until } from "#tests/until.ts";
import { answerError } from "./error-response.ts";

/** A service that reads what it is sent as it comes, or fails; counts the requests that ended in a failure. */
async function serve() {
	const lines: string[] = [];
	const log = createLog("info", { write: (line) => void lines.push(line) });
	let begun = 0;
	let failures = 0;
	const app = Fastify();
	app.addHook("preHandler", async () => void begun++);
	app.setErrorHandler((error, request, reply) => {
		failures++;
		return answerError(error, request, reply, { describeError: String, log });
	});
	app.addContentTypeParser("text/stream", (_request, payload, done) => done(null, payload));
	app.post("/read", async ({ body }) => {
		for await (const _chunk of body as AsyncIterable<Buffer>);
		return "read";
	});
	app.post("/mistake", async ({ raw }) => {
		await new Promise((resolve) => raw.socket.once("close", resolve));
		throw new TypeError("a mistake of ours");
	});
	await app.listen({ host: "127.0.0.1", port: 0 });
	onTestFinished(() => app.close());
	const { port } = app.server.address() as AddressInfo;
	const hangUpAt = async (path: string, headers: readonly string[]) => {
		const [socket] = await openSockets(port, 1);
		await new Promise((resolve) => socket?.write(requestText("POST", path, ["Host: a", ...headers]), resolve));
		await until({ what: "the request", holds: () => begun > 0 });
		socket?.resetAndDestroy();
		await until({ what: "its failure", holds: () => failures > 0 });
	};
	return { hangUpAt, lines };
}

test("who hangs up in the middle of a request is no failure of ours", async () => {
	const { hangUpAt, lines } = await serve();
	await hangUpAt("/read", ["Content-Type: text/stream", "Content-Length: 100"]);
	expect(lines).toEqual([]);
});

test("a mistake of ours stays one, also when nobody waits for its answer", async () => {
	const { hangUpAt, lines } = await serve();
	await hangUpAt("/mistake", ["Content-Length: 0"]);
	expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["unexpected failure"]);
});
