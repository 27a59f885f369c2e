import { once } from "node:events";
import type { RequestListener, ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openSockets, readToEnd, requestText } from "#tests/raw-sockets.ts";
import { until } from "#tests/until.ts";
import { type ConnectionLimits, connectionLimits } from "./connection-limits.ts";
import { Connections } from "./connections.ts";

const refusal = "HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n";
const quick: RequestListener = (request, response) => response.end(request.url);

async function serve(handler: RequestListener, limits: Partial<ConnectionLimits> = {}) {
	const connections = new Connections(() => refusal, { ...connectionLimits, ...limits });
	const server = connections.createServer(handler);
	await once(server.listen(0, "127.0.0.1"), "listening");
	onTestFinished(() => connections.end(0, 0));
	const { port } = server.address() as AddressInfo;
	return { connections, server, open: (count: number) => openSockets(port, count), openOne: () => openOne(port) };
}

async function openOne(port: number): Promise<Socket> {
	const [socket] = await openSockets(port, 1);
	if (socket === undefined) throw new Error("no socket");
	return socket;
}

/** Waits for the other side to close. */
async function closed(socket: Socket): Promise<void> {
	socket.resume();
	await until({ what: "a closed connection", holds: () => socket.closed });
}

test("requests sent ahead are worked on one after the other, and answered in order", async () => {
	let atOnce = 0;
	let most = 0;
	const { openOne } = await serve(async (request, response) => {
		most = Math.max(most, ++atOnce);
		await pause(2);
		atOnce--;
		response.end(`<${request.url}>`);
	});
	const socket = await openOne();
	const paths = Array.from({ length: connectionLimits.waitingRequests }, (_, index) => `/${index}`);
	socket.write(paths.map((path) => requestText("GET", path)).join(""));
	socket.write(requestText("GET", "/last", ["Host: localhost", "Connection: close"]));
	const answers = [...(await readToEnd(socket)).matchAll(/<(\/\w+)>/g)].map(([, path]) => path);
	expect(answers).toEqual([...paths, "/last"]);
	expect(most).toBe(1);
});

test("too many requests ahead close the connection, and the rest of what was read with them is left alone", async () => {
	let begun = 0;
	let seen = 0;
	const { server, openOne } = await serve(() => void begun++);
	server.on("request", () => void seen++);
	const socket = await openOne();
	socket.write(requestText("GET", "/").repeat(1_500));
	await closed(socket);
	expect(begun).toBe(1);
	expect(seen).toBeLessThanOrEqual(connectionLimits.waitingRequests + 2);
});

test("one connection too many closes the one that has kept us waiting longest, never one in hand", async () => {
	const { openOne, open } = await serve((request, response) => void (request.url === "/quick" && response.end("now")), {
		open: 3,
	});
	const inHand = await openOne();
	inHand.write(requestText("GET", "/slow"));
	const oldest = await openOne();
	const answered = await openOne();
	answered.write(requestText("GET", "/quick"));
	await once(answered.resume(), "data");
	const [newest] = await open(1);
	await closed(oldest);
	expect([inHand.closed, answered.closed, newest?.closed]).toEqual([false, false, false]);
});

test("an answer that nobody reads is waited for, but not for ever; one that is read slowly arrives", async () => {
	const bytes = 16 * 1024 * 1024;
	const { server, open } = await serve((_request, response) => response.end(Buffer.alloc(bytes)), {
		unreadMs: 2_000,
		checkMs: 50,
	});
	const accepted: Socket[] = [];
	server.on("connection", (socket: Socket) => accepted.push(socket));
	const [unread, slow] = await open(2);
	if (unread === undefined || slow === undefined) throw new Error("no sockets");
	const request = requestText("GET", "/", ["Host: localhost", "Connection: close"]);
	unread.write(request);
	slow.write(request);
	let taken = 0;
	slow.on("data", async (chunk: Buffer) => {
		const wasAt = taken;
		taken += chunk.length;
		// Some ten rests, each shorter than the patience, all of them together longer.
		if (Math.floor(wasAt / (bytes / 10)) === Math.floor(taken / (bytes / 10))) return;
		slow.pause();
		await pause(300);
		slow.resume();
	});
	slow.resume();
	await until({ what: "the slowly read answer", holds: () => slow.closed, progress: () => taken });
	expect(taken).toBeGreaterThan(bytes);
	await until({ what: "the end of the unread one", holds: () => accepted.every(({ destroyed }) => destroyed) });
	expect((await readToEnd(unread)).length).toBeLessThan(bytes);
});

test("what is no HTTP is refused, but not in the place of an answer that is still to come", async () => {
	const waiting: ServerResponse[] = [];
	const { open } = await serve((_request, response) => void waiting.push(response));
	const [malformed, behind] = await open(2);
	if (malformed === undefined || behind === undefined) throw new Error("no sockets");
	malformed.write("what?\r\n\r\n");
	expect(await readToEnd(malformed)).toBe(refusal);
	behind.write(`${requestText("GET", "/")}what?\r\n\r\n`);
	expect(await readToEnd(behind)).toBe("");
});

test("the end: idle and silent connections soon, one in hand with its answer, half a request after its time", async () => {
	const waiting: ServerResponse[] = [];
	const handler: RequestListener = (request, response) =>
		request.url === "/slow" ? void waiting.push(response) : quick(request, response);
	const { connections, open } = await serve(handler);
	const [silent, idle, inHand, half] = await open(4);
	if (!silent || !idle || !inHand || !half) throw new Error("no sockets");
	idle.write(requestText("GET", "/"));
	await once(idle.resume(), "data");
	half.write("GET / HTTP/1.1\r\nHo");
	inHand.write(requestText("GET", "/slow"));
	await until({ what: "the request in hand", holds: () => waiting.length === 1 });
	const graceMs = 3_000;
	const started = performance.now();
	const ended = connections.end(graceMs, 100);
	await Promise.all([closed(silent), closed(idle)]);
	expect([inHand.closed, half.closed]).toEqual([false, false]);
	waiting[0]?.end("in time");
	expect(await readToEnd(inHand)).toContain("in time");
	await closed(half);
	await ended;
	expect(performance.now() - started).toBeGreaterThan(graceMs - 20);
});

test("the end: an answer that is being read arrives whole", async () => {
	const bytes = 16 * 1024 * 1024;
	const { connections, openOne } = await serve((_request, response) => response.end(Buffer.alloc(bytes)));
	const socket = await openOne();
	socket.write(requestText("GET", "/"));
	await once(socket, "readable");
	const ended = connections.end(5_000, 0);
	await pause(300);
	expect((await readToEnd(socket)).length).toBeGreaterThan(bytes);
	await ended;
});
