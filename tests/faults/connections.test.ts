import type { Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { sleep } from "#server/clock.ts";
import { connectionLimits } from "#server/http/connection-limits.ts";
import { openSockets, requestText } from "#tests/raw-sockets.ts";
import { pathsServed } from "#tests/served-routes.ts";
import { peakMegabytes, type ServerProcess, startServerProcess } from "#tests/server-process.ts";
import { until } from "#tests/until.ts";

const maxMegabytes = 512;
const socketsPerRoute = 10;
/** Of requests, sent on each of them at once. */
const bytesPerSocket = 58_800;
/** More than `connectionLimits.open` in the long form. */
const idleSockets = Number(process.env.IDLE_CONNECTIONS ?? 2_000);
const isLongForm = idleSockets > connectionLimits.open;
const slowSockets = 250;
const scrapers = 300;
/** As long as patient monitors wait. */
const monitorMs = 30_000;

it("holds its memory and answers its health, whatever route is asked for ahead and never read", async () => {
	const paths = await pathsServed();
	expect(paths).toEqual(
		expect.arrayContaining(["/", "/fr/faq", "/api/openapi.json", "/api/messages/anything", "/mail"]),
	);
	const server = await startServerProcess();
	const health = await watchHealth(server);
	const atOnce = 30;
	for (let index = 0; index < paths.length; index += atOnce) {
		const attacked = paths.slice(index, index + atOnce);
		const floods = await Promise.all(attacked.map((path) => sendAhead(server, path, bytesPerSocket)));
		await health.answers(2);
		for (const socket of floods.flat()) socket.destroy();
	}
	await health.stop();
	expect(peakMegabytes(server.process)).toBeLessThan(maxMegabytes);
});

it("takes requests ahead within their bound, and holds no more than one unread answer for each connection", async () => {
	const server = await startServerProcess();
	const health = await watchHealth(server);
	// The largest of all answers.
	const ahead = requestText("GET", "/api/docs/static/swagger-ui-bundle.js").repeat(connectionLimits.waitingRequests);
	const sockets = await openSockets(server.port, 500);
	for (const socket of sockets) socket.write(ahead);
	await health.answers(2);
	await health.stop();
	expect(peakMegabytes(server.process)).toBeLessThan(maxMegabytes);
});

it(`answers its health beside ${slowSockets} slow, ${idleSockets} idle and as many silent connections`, async () => {
	const server = await startServerProcess();
	const health = await watchHealth(server);
	const idle = await openSockets(server.port, idleSockets);
	for (const socket of idle) socket.write(requestText("GET", "/healthz"));
	const silent = await openSockets(server.port, idleSockets);
	const slow = await openSockets(server.port, slowSockets);
	// Half of them never end the head, half never end the body.
	const beginnings = ["GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ", `${slowPost}{"recipientEmail":"`];
	for (const [index, socket] of slow.entries()) socket.write(beginnings[index % 2] ?? "");
	const dripping = setInterval(() => {
		for (const socket of slow) if (socket.writable) socket.write("x");
	}, 1_000);
	onTestFinished(() => clearInterval(dripping));
	// Bodies have five seconds more than heads: the short form does not wait for their end.
	const awaited = slow.filter((_socket, index) => isLongForm || index % 2 === 0);
	const slowToEnd = () => awaited.filter((socket) => !socket.closed).length;
	const silentToEnd = () => silent.filter((socket) => !socket.closed).length;
	for (const socket of [...silent, ...slow]) socket.resume();
	await health.answers(20);
	await until({ what: "the end of slow ones", holds: () => slowToEnd() === 0, progress: slowToEnd, everyMs: 200 });
	await until({ what: "the end of silent ones", holds: () => silentToEnd() === 0, progress: silentToEnd });
	await health.stop();
	expect(peakMegabytes(server.process)).toBeLessThan(maxMegabytes);
});

const slowPost = requestText("POST", "/api/messages", [
	"Host: localhost",
	"Content-Type: application/json",
	"Content-Length: 200",
]);

it("answers its health beside scrapes that nobody reads, and beside guesses at their token", async () => {
	const token = "a-token-for-tests-long-enough-to-be-one";
	const server = await startServerProcess({ environment: { METRICS_TOKEN: token } });
	const health = await watchHealth(server);
	const asking = (bearer: string) =>
		requestText("GET", "/metrics", ["Host: localhost", `Authorization: Bearer ${bearer}`]);
	const sockets = await openSockets(server.port, scrapers);
	for (const [index, socket] of sockets.entries()) {
		const bearer = index % 2 === 0 ? token : `${index}`.padEnd(token.length, "x");
		socket.write(asking(bearer).repeat(connectionLimits.waitingRequests));
	}
	await health.answers(5);
	const scraped = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
	expect([scraped.status, await scraped.text()]).toEqual([200, expect.stringContaining("billetdoux_database_up 1")]);
	await health.stop();
	expect(peakMegabytes(server.process)).toBeLessThan(maxMegabytes);
});

async function sendAhead({ port }: ServerProcess, path: string, bytes: number): Promise<readonly Socket[]> {
	const request = requestText("GET", path);
	const sockets = await openSockets(port, socketsPerRoute);
	for (const socket of sockets) socket.write(request.repeat(Math.ceil(bytes / request.length)));
	return sockets;
}

/**
 * Asks for `/healthz` again and again, each time on a connection of its own, as monitors do: one that is kept may be closed
 * for a newer one. Whoever is not answered within `monitorMs` says so: a limit for monitors, not a measure of the machine.
 */
async function watchHealth({ url }: ServerProcess) {
	const ask = async () => {
		const signal = AbortSignal.timeout(monitorMs);
		expect((await fetch(`${url}/healthz`, { headers: { connection: "close" }, signal })).status).toBe(200);
	};
	await ask();
	let answered = 0;
	let stopped = false;
	const watching = (async () => {
		for (; !stopped; answered++) {
			await ask();
			await sleep(20);
		}
	})();
	return {
		/** Waits for so many more. */
		async answers(count: number): Promise<void> {
			const enough = answered + count;
			const isEnough = () => answered >= enough;
			await Promise.race([watching, until({ what: "answers of /healthz", holds: isEnough, progress: () => answered })]);
		},
		/** The last one; fails when any of them has. */
		async stop(): Promise<void> {
			stopped = true;
			await watching;
		},
	};
}
