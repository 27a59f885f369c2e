import { Agent, type IncomingMessage, request } from "node:http";
import { request as requestSecurely, Agent as SecureAgent } from "node:https";
import { json } from "node:stream/consumers";
import { uuidOfDigits } from "#server/privacy/uuid-digits.ts";

/** A note that the service has acknowledged. */
interface Acknowledged {
	/** Of its row. */
	readonly id: string;
	readonly recipient: string;
	readonly text: string;
}

export interface SteadySenders {
	readonly acknowledged: readonly Acknowledged[];
	/** What else became of requests: a status, or the code of a connection that broke. */
	readonly failures: readonly string[];
	/** Resolves when the answer to each request has come. */
	stop(): Promise<void>;
}

interface SendersOptions {
	/** Origin; behind `https` any certificate is believed. */
	readonly url: string;
	readonly clients: number;
	/** Begins the addresses of their recipients. */
	readonly name: string;
	/** Whether a sender opens a connection for each note, and so comes to any process. */
	readonly connects?: "once" | "each time";
	/** The address of this machine from which a client comes, all of 127.0.0.0/8 on Linux. */
	readonly from?: (client: number) => string;
	/** Further headers of a note. */
	readonly headersOf?: (recipient: string) => Readonly<Record<string, string>>;
}

/** Sends notes, each to an address of its own, from so many clients at once, whatever becomes of them. */
export function startSteadySenders(options: SendersOptions): SteadySenders {
	const acknowledged: Acknowledged[] = [];
	const failures: string[] = [];
	let isStopped = false;

	async function sendOneByOne(client: number): Promise<void> {
		const ways = { keepAlive: options.connects !== "each time", maxSockets: 1, localAddress: options.from?.(client) };
		const isSecure = options.url.startsWith("https:");
		const agent = isSecure ? new SecureAgent({ ...ways, rejectUnauthorized: false }) : new Agent(ways);
		for (let index = 0; !isStopped; index++) {
			const recipient = `${options.name}c${client}n${index}@example.org`;
			const text = `Your smile warms my heart, ${client} and ${index}`;
			try {
				acknowledged.push({ id: await send(agent, options, { recipient, text }), recipient, text });
			} catch (error) {
				failures.push(String(Object(error).code ?? error));
			}
		}
		agent.destroy();
	}

	const sending = Promise.all(Array.from({ length: options.clients }, (_, client) => sendOneByOne(client)));
	return {
		acknowledged,
		failures,
		async stop() {
			isStopped = true;
			await sending;
		},
	};
}

/** Resolves to the note's id. @throws whatever is not an approval. */
async function send(
	agent: Agent,
	{ url, headersOf }: SendersOptions,
	{ recipient, text }: Pick<Acknowledged, "recipient" | "text">,
): Promise<string> {
	const headers = { "content-type": "application/json", ...headersOf?.(recipient) };
	const answer = await new Promise<IncomingMessage>((resolve, reject) => {
		const ask = url.startsWith("https:") ? requestSecurely : request;
		const asking = ask(`${url}/api/messages`, { method: "POST", agent, headers });
		asking.once("response", resolve).once("error", reject);
		asking.end(JSON.stringify({ recipientEmail: recipient, message: text }));
	});
	// biome-ignore lint/suspicious/noExplicitAny: an answer of any shape
	const body: any = await json(answer).catch(() => undefined);
	if (answer.statusCode !== 200 || body?.success !== true) throw new Error(`${answer.statusCode} ${body?.reason}`);
	return uuidOfDigits(body.receipt.slice(0, 32));
}
