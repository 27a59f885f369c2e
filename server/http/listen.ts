import { once } from "node:events";
import { createServer, type ListenOptions, type Server } from "node:net";
import type { HttpServer } from "./http-server.ts";

/**
 * One turn of the event loop accepts one connection of each listener (libuv 1.52). Under load a turn takes 20 ms and
 * more: a single listener lets 50 connections a second in, and all others wait in the system, where nothing refuses them.
 */
const listeners = 64;
/** Connections that wait at each: as many turns as the last of them waits. The system shares them out unevenly. */
const backlog = 32;

interface Place {
	readonly host: string;
	readonly port: number;
	readonly isShared?: boolean;
}

/**
 * Listens at an address with many sockets, whose connections all go to the one HTTP server. Where the system does not
 * share connections out (`SO_REUSEPORT` of Linux), with one. `isShared`: other processes of the service listen there, too.
 *
 * @throws as one listener does, when another program listens there already. Of two services that start in the same
 * millisecond both may pass.
 */
export async function listen({ app, connections }: HttpServer, { host, port, isShared = false }: Place): Promise<void> {
	// In one of several processes Node hands the connections of one listener round.
	if (process.platform !== "linux") return void (await app.listen({ host, port }));
	if (!isShared) await expectFree({ host, port });
	const shared = { reusePort: true, backlog };
	await app.listen({ host, port, ...shared });
	const bound = app.server.address();
	if (bound === null || typeof bound === "string") throw new Error("a listener without an address");
	for (let others = 1; others < listeners; others++) {
		// As HTTP servers make theirs.
		const listener = createServer({ allowHalfOpen: true, noDelay: true });
		listener.on("connection", (socket) => app.server.emit("connection", socket));
		connections.closeWithOthers(listener);
		await listening(listener, { host: bound.address, port: bound.port, ...shared });
	}
}

/**
 * Sockets that share an address keep out only those that do not.
 * @throws as a listener does, when another program listens there already.
 */
export async function expectFree({ host, port }: Place): Promise<void> {
	const alone = createServer();
	await listening(alone, { host, port });
	alone.close();
	await once(alone, "close");
}

async function listening(server: Server, options: ListenOptions): Promise<void> {
	server.listen(options);
	await once(server, "listening");
}
