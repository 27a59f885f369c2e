import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A server's queue of connections takes 511; of one too many, its system tells only whoever sends something. */
const atOnce = 100;

/** Opens connections that read nothing until told to. The end of the test closes them. */
export async function openSockets(port: number, count: number): Promise<readonly Socket[]> {
	const sockets: Socket[] = [];
	while (sockets.length < count) {
		const group = Array.from({ length: Math.min(atOnce, count - sockets.length) }, () => openSocket(port));
		sockets.push(...(await Promise.all(group)));
	}
	onTestFinished(() => {
		for (const socket of sockets) socket.destroy();
	});
	return sockets;
}

async function openSocket(port: number): Promise<Socket> {
	const socket = connect({ port, host: "127.0.0.1" });
	socket.pause();
	await once(socket, "connect");
	// The other side is free to reset it.
	socket.on("error", () => {});
	return socket;
}

/** A request as it goes over the wire. */
export function requestText(method: string, path: string, headers: readonly string[] = ["Host: localhost"]): string {
	return `${[`${method} ${path} HTTP/1.1`, ...headers].join("\r\n")}\r\n\r\n`;
}

/** All that comes until the other side closes. */
export async function readToEnd(socket: Socket): Promise<string> {
	const chunks: Buffer[] = [];
	socket.on("data", (chunk: Buffer) => chunks.push(chunk));
	socket.resume();
	if (!socket.closed) await once(socket, "close");
	return Buffer.concat(chunks).toString("utf8");
}
