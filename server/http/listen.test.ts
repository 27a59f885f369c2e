import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "#server/log.ts";
import { openSockets, readToEnd, requestText } from "#tests/raw-sockets.ts";
import { createHttpServer } from "./http-server.ts";
import { listen } from "./listen.ts";

async function serve(port = 0) {
	const http = createHttpServer({
		trustProxy: [],
		secure: false,
		describeError: String,
		log: createLog("silent"),
	});
	http.app.get("/", async () => "here");
	const stop = () => http.connections.end(1_000, 0);
	onTestFinished(stop);
	await listen(http, { host: "127.0.0.1", port });
	const bound = http.app.server.address() as AddressInfo;
	return { server: http.app.server, port: bound.port, stop };
}

/** Only there does the system share connections out. */
test.runIf(process.platform === "linux")("one turn of the event loop accepts many connections", async () => {
	const { server, port } = await serve();
	const count = 300;
	let accepted = 0;
	server.on("connection", () => accepted++);
	const opening = [openSockets(port, 100), openSockets(port, 100), openSockets(port, 100)];
	let turns = 0;
	for (; accepted < count && turns < count; turns++) await nextTurn();
	await Promise.all(opening);
	// One in each turn would be 300; shared out evenly, 5.
	expect(turns).toBeLessThan(count / 4);
});

test("requests are answered whichever listener took their connection", async () => {
	const { port } = await serve();
	const sockets = await openSockets(port, 200);
	const request = requestText("GET", "/", ["Host: localhost", "Connection: close"]);
	for (const socket of sockets) socket.write(request);
	const answers = await Promise.all(sockets.map(readToEnd));
	expect(answers.filter((answer) => !answer.endsWith("here"))).toEqual([]);
});

test("a second service at the same port fails, and the first goes on", async () => {
	const { port } = await serve();
	await expect(serve(port)).rejects.toMatchObject({ code: "EADDRINUSE", syscall: "listen" });
	expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
});

test("an end closes every listener, so that the port is free for the next service", async () => {
	const { port, stop } = await serve();
	await stop();
	const [refused] = await openSockets(port, 1).catch((error: unknown) => [error]);
	expect(refused).toMatchObject({ code: "ECONNREFUSED" });
	expect((await serve(port)).port).toBe(port);
});
