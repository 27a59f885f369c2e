import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** After what it says nothing more: the connection, the client's EHLO, or the whole text of an e-mail. */
export const hangingAfter = ["connect", "EHLO", "DATA"] as const;
export type HangingAfter = (typeof hangingAfter)[number];

/** A mail server that hangs; counts the connections that have come so far. The end of the test closes it. */
export async function startHangingMailServer(after: HangingAfter) {
	let hanging = 0;
	const sockets = new Set<Socket>();
	const server = createServer((socket) => {
		sockets.add(socket);
		socket.on("error", () => {});
		talk(socket, after, () => hanging++);
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
	onTestFinished(() => {
		server.close();
		for (const socket of sockets) socket.destroy();
	});
	const { port } = server.address() as AddressInfo;
	return { url: `smtp://127.0.0.1:${port}`, hanging: () => hanging };
}

function talk(socket: Socket, after: HangingAfter, hangs: () => void): void {
	if (after === "connect") return void hangs();
	let readsText = false;
	let text = "";
	socket.write("220 hanging.example\r\n");
	socket.on("data", (chunk: Buffer) => {
		text += chunk;
		if (readsText) {
			if (text.endsWith("\r\n.\r\n")) hangs();
			return;
		}
		const lines = text.split("\r\n");
		text = lines.pop() ?? "";
		for (const line of lines) {
			if (/^EHLO/i.test(line) && after === "EHLO") hangs();
			else if (/^DATA/i.test(line)) {
				readsText = true;
				socket.write("354 go on\r\n");
			} else socket.write("250 yes\r\n");
		}
	});
}
