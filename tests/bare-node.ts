import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export interface BareNode {
	readonly port: number;
	/** What it says at `/readyz`. */
	readiness: number;
	/** How often it was asked whether it is ready. */
	readonly timesProbed: () => number;
	/** All else that it was asked, as method and path. */
	readonly asked: readonly string[];
	/** Refuses connections from now on, and breaks those that there are. */
	close(): void;
}

/** Stands for a node behind a proxy: says whether it is ready, and else acts as it is told, or says its port. */
export async function startBareNode(act = sayPort): Promise<BareNode> {
	let probes = 0;
	const asked: string[] = [];
	const server = createServer((request, answer) => {
		if (request.url !== "/readyz") {
			asked.push(`${request.method} ${request.url}`);
			return act(answer, request);
		}
		probes++;
		answer.writeHead(node.readiness).end();
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const close = () => {
		server.closeAllConnections();
		server.close();
	};
	onTestFinished(close);
	const { port } = server.address() as AddressInfo;
	const node: BareNode = { port, readiness: 200, timesProbed: () => probes, asked, close };
	return node;
}

function sayPort(answer: ServerResponse, { socket }: IncomingMessage): void {
	answer.end(String(socket.localPort));
}
