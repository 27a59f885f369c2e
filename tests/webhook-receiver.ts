import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

/** Certificates for tests: `localhost` names this machine, `other` does not. Neither is known to anybody. */
export const certificates = join(import.meta.dirname, "samples", "certificates");

/** A request as it arrived. */
interface ReceivedHook {
	readonly method: string | undefined;
	readonly path: string | undefined;
	readonly headers: IncomingHttpHeaders;
	/** As it was sent, which is what is signed. */
	readonly raw: string;
}

/** How a receiver answers: with a status, not at all, with a dropped line, elsewhere, or with a body that never ends. */
type ReceiverBehaviour = number | "silent" | "drop" | "endless" | { readonly redirect: string };

export interface WebhookReceiver {
	readonly url: string;
	/** Whatever came, in order. */
	readonly received: readonly ReceivedHook[];
	behave(behaviour: ReceiverBehaviour): void;
	close(): Promise<void>;
}

/** A real server on this machine, as somebody would run it who wants to be told of events: by HTTPS with a certificate. */
export async function startWebhookReceiver(certificate?: "localhost" | "other"): Promise<WebhookReceiver> {
	const received: ReceivedHook[] = [];
	let behaviour: ReceiverBehaviour = 204;
	const take: RequestListener = (request, response) => {
		let raw = "";
		request.setEncoding("utf8");
		request.on("data", (chunk) => {
			raw += chunk;
		});
		request.on("end", () => {
			received.push({ method: request.method, path: request.url, headers: request.headers, raw });
			answer(response, behaviour);
		});
	};
	const server = certificate === undefined ? createServer(take) : createSecureServer(keyPair(certificate), take);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		url: certificate === undefined ? `http://127.0.0.1:${port}/hook` : `https://localhost:${port}/hook`,
		received,
		behave(next) {
			behaviour = next;
		},
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

function keyPair(name: string) {
	const read = (file: string) => readFileSync(join(certificates, file));
	return { key: read(`${name}.key.pem`), cert: read(`${name}.pem`) };
}

function answer(response: ServerResponse, behaviour: ReceiverBehaviour): void {
	if (behaviour === "silent") return;
	if (behaviour === "drop") return void response.socket?.destroy();
	if (typeof behaviour === "number") return void response.writeHead(behaviour).end("ignored");
	if (behaviour !== "endless") return void response.writeHead(307, { location: behaviour.redirect }).end();
	response.writeHead(200);
	const more = setInterval(() => response.write("x".repeat(10_000)), 5);
	response.on("close", () => clearInterval(more));
}
