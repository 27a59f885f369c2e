import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { domainToASCII } from "node:url";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { sleep } from "#server/clock.ts";
import { until } from "./until.ts";

/** An e-mail as it arrived: the envelope's recipients and the parsed content. */
interface ReceivedMail {
	readonly recipients: readonly string[];
	readonly raw: string;
	readonly mail: ParsedMail;
}

/** An e-mail whose whole text came, taken or not. */
interface OfferedMail {
	/** Of the envelope. */
	readonly sender: string;
	readonly recipients: readonly string[];
	readonly raw: string;
}

/** How the server answers one message: `accept`, at once or after a while, an SMTP refusal at the end of DATA, no answer at all, or a dropped line. */
type SinkBehaviour =
	| "accept"
	| "hang"
	| "drop"
	| { readonly acceptAfterMs: number }
	| { readonly code: number; readonly text: string; readonly at?: "rcpt" | "data" };

/** Without a page made of the plain text, which takes longer than all the rest and nobody looks at. */
const readOnly = { skipTextToHtml: true };

export interface MailSink {
	readonly url: string;
	readonly port: number;
	/** Accepted messages, in order. */
	readonly received: readonly ReceivedMail[];
	/** Messages that came to the end of DATA, in order, whatever was answered then. */
	readonly offered: readonly OfferedMail[];
	/** Decides the next messages; called once for each. */
	behave(script: (recipient: string) => SinkBehaviour): void;
	/** Resolves when `count` messages have been accepted in all. */
	waitFor(count: number): Promise<void>;
	/** Drops every line, those of messages that it hangs on among them. */
	hangUp(): void;
	close(): Promise<void>;
}

/** A real SMTP server on the loopback interface that keeps what it accepts. */
export async function startMailSink(port = 0): Promise<MailSink> {
	const received: ReceivedMail[] = [];
	let script: (recipient: string) => SinkBehaviour = () => "accept";
	const offered: OfferedMail[] = [];
	const { server, dropConnections } = createSmtpServer((recipient) => script(recipient), { received, offered });
	server.listen(port, "127.0.0.1");
	await once(server.server, "listening");
	const address = server.server.address() as AddressInfo;

	return {
		url: `smtp://127.0.0.1:${address.port}`,
		port: address.port,
		received,
		offered,
		behave: (next) => {
			script = next;
		},
		waitFor: (count) =>
			until({
				what: `${count} e-mails at the mail server`,
				holds: () => received.length >= count,
				progress: () => received.length,
			}),
		hangUp: dropConnections,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				dropConnections();
			}),
	};
}

interface Kept {
	readonly received: ReceivedMail[];
	readonly offered: OfferedMail[];
}

function createSmtpServer(behaviourFor: (recipient: string) => SinkBehaviour, { received, offered }: Kept) {
	const decided = new Map<string, SinkBehaviour>();
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		disableReverseLookup: true,
		logger: false,
		closeTimeout: 100,
		onRcptTo(address, session, callback) {
			const behaviour = behaviourFor(address.address);
			decided.set(session.id, behaviour);
			callback(
				typeof behaviour === "object" && "code" in behaviour && behaviour.at === "rcpt" ? smtpError(behaviour) : null,
			);
		},
		onData(stream, session, callback) {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.on("end", () => {
				const behaviour = decided.get(session.id) ?? "accept";
				const raw = Buffer.concat(chunks);
				const { mailFrom, rcptTo } = session.envelope;
				const recipients = rcptTo.map(({ address }) => asSent(address));
				offered.push({ sender: mailFrom ? asSent(mailFrom.address) : "", recipients, raw: raw.toString("utf8") });
				if (behaviour === "hang") return;
				if (behaviour === "drop") return dropConnection(server, session.id);
				if (typeof behaviour === "object" && "code" in behaviour) return callback(smtpError(behaviour));
				const waitMs = typeof behaviour === "object" ? behaviour.acceptAfterMs : 0;
				sleep(waitMs)
					.then(() => simpleParser(raw, readOnly))
					.then(
						(mail) => {
							received.push({ recipients, raw: raw.toString("utf8"), mail });
							callback();
						},
						(error: Error) => callback(error),
					);
			});
		},
	});
	server.on("error", () => {});
	const sockets = new Set<Socket>();
	server.server.on("connection", (socket) => {
		sockets.add(socket);
		socket.on("close", () => sockets.delete(socket));
	});
	function dropConnections(): void {
		for (const socket of sockets) socket.destroy();
	}
	return { server, dropConnections };
}

function dropConnection(server: SMTPServer, id: string): void {
	for (const connection of server.connections) {
		const { session, _socket: socket } = connection as unknown as { session: { id: string }; _socket: Socket };
		if (session.id === id) socket.destroy();
	}
}

/** The domain as it stood on the wire: the server library shows punycode decoded. */
function asSent(address: string): string {
	const [local = "", domain = ""] = address.split("@");
	return `${local}@${domainToASCII(domain)}`;
}

function smtpError({ code, text }: { code: number; text: string }): Error {
	return Object.assign(new Error(text), { responseCode: code });
}
