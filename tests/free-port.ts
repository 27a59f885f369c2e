import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Ports for tests stand below those that Linux gives to a connection's own end (32768 and up), so none is taken away
 * between the choice and the use. Each worker of Vitest has ports of its own; a number comes again after a thousand others.
 */
const first = 10_000;
const portsPerWorker = 1_000;
const workers = 20;

/** Not from the beginning, for the sake of a second run beside this one. */
let next = Math.floor(Math.random() * portsPerWorker);

/** A port of the loopback interface that nobody listens on. */
export async function freePort(): Promise<number> {
	const start = first + (Number(process.env.VITEST_POOL_ID ?? 0) % workers) * portsPerWorker;
	for (let tries = 0; tries < portsPerWorker; tries++) {
		const port = start + (next++ % portsPerWorker);
		if (await isFree(port)) return port;
	}
	throw new Error(`no free port from ${start} on`);
}

function isFree(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const server = createServer();
		server.once("error", () => resolve(false));
		server.listen(port, "127.0.0.1", async () => {
			server.close();
			await once(server, "close");
			resolve(true);
		});
	});
}
