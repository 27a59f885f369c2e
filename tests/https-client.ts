import { once } from "node:events";
import { connect as connectHttp2 } from "node:http2";
import { request } from "node:https";
import { connect as connectPlainly } from "node:net";
import { text } from "node:stream/consumers";
import { connect } from "node:tls";
import { proxySampleName } from "./proxy-samples.ts";

interface Asked {
	readonly port: number;
	/** An address of this machine from which it comes, all of 127.0.0.0/8 on Linux. */
	readonly from?: string;
	readonly method?: string;
	readonly path: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string;
	/** Instead of a body: how many bytes one would have that never comes. */
	readonly announcedBytes?: number;
}

interface Answer {
	readonly status: number;
	readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
	readonly body: string;
}

const tls = { host: "127.0.0.1", servername: proxySampleName, rejectUnauthorized: false };

/** Asks a proxy of this machine by HTTPS, on a connection of its own. */
export async function askSecurely(asked: Asked): Promise<Answer> {
	const { port, from, method = "GET", path, headers, body, announcedBytes } = asked;
	const asking = request({
		...tls,
		port,
		method,
		path,
		headers: {
			host: proxySampleName,
			...headers,
			...(announcedBytes === undefined ? {} : { "content-length": announcedBytes }),
		},
		agent: false,
		...(from === undefined ? {} : { localAddress: from }),
	});
	if (announcedBytes === undefined) asking.end(body);
	else asking.flushHeaders();
	const [answer] = await once(asking, "response");
	const all = { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
	asking.destroy();
	return all;
}

/** The same by HTTP/2, which the other side has to choose. */
export async function askByHttp2({ port, method = "GET", path, headers, body }: Asked): Promise<Answer> {
	const socket = connect({ ...tls, port, ALPNProtocols: ["h2", "http/1.1"] });
	await once(socket, "secureConnect");
	if (socket.alpnProtocol !== "h2") throw new Error(`it speaks ${socket.alpnProtocol}, not HTTP/2`);
	const session = connectHttp2(`https://${proxySampleName}`, { createConnection: () => socket });
	const asking = session.request({ ":method": method, ":path": path, ...headers });
	asking.end(body);
	const [answered] = await once(asking, "response");
	const answer = { status: Number(answered[":status"]), headers: answered, body: await text(asking) };
	session.close();
	return answer;
}

/** Sends what may be no request at all, over TLS or without it, and waits until the other side closes. */
export async function sayTo(
	{ port, from, secure }: { readonly port: number; readonly from: string; readonly secure: boolean },
	said: string,
): Promise<void> {
	const plain = connectPlainly({ host: "127.0.0.1", port, localAddress: from });
	const socket = secure ? connect({ ...tls, socket: plain }) : plain;
	// It may be reset, which ends it, too.
	socket.on("error", () => {});
	const closed = new Promise((resolve) => socket.once("close", resolve));
	socket.resume();
	socket.end(said);
	await closed;
}
