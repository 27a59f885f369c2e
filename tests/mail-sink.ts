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

/** How the server answers one message: `accept`, at once or after a while, an SMTP refusal at the end of DATA, no answer at all, or a dropped line. */
type SinkBehaviour =
	| "accept"
	| "hang"
	| "drop"
	| { readonly acceptAfterMs: number }
	| { readonly code: number; readonly text: string; readonly at?: "rcpt" | "data" };

export interface MailSink {
	readonly url: string;
	readonly port: number;
	/** Accepted messages, in order. */
	readonly received: readonly ReceivedMail[];
	/** Decides the next messages; called once for each. */
	behave(script: (recipient: string) => SinkBehaviour): void;
	/** Resolves when `count` messages have been accepted in all. */
	waitFor(count: number): Promise<void>;
	close(): Promise<void>;
}

/** A real SMTP server on the loopback interface that keeps what it accepts. */
export async function startMailSink(port = 0): Promise<MailSink> {
	const received: ReceivedMail[] = [];
	let script: (recipient: string) => SinkBehaviour = () => "accept";
	const { server, dropConnections } = createSmtpServer((recipient) => script(recipient), received);
	server.listen(port, "127.0.0.1");
	await once(server.server, "listening");
	const address = server.server.address() as AddressInfo;

	return {
		url: `smtp://127.0.0.1:${address.port}`,
		port: address.port,
		received,
		behave: (next) => {
			script = next;
		},
		waitFor: (count) =>
			until({
				what: `${count} e-mails at the mail server`,
				holds: () => received.length >= count,
				progress: () => received.length,
			}),
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				dropConnections();
			}),
	};
}

function createSmtpServer(behaviourFor: (recipient: string) => SinkBehaviour, received: ReceivedMail[]) {
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
				if (behaviour === "hang") return;
				if (behaviour === "drop") return dropConnections();
				if (typeof behaviour === "object" && "code" in behaviour) return callback(smtpError(behaviour));
				const waitMs = typeof behaviour === "object" ? behaviour.acceptAfterMs : 0;
				const raw = Buffer.concat(chunks);
				const recipients = session.envelope.rcptTo.map(({ address }) => asSent(address));
				sleep(waitMs)
					.then(() => simpleParser(raw))
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

/** The domain as it stood on the wire: the server library shows punycode decoded. */
function asSent(address: string): string {
	const [local = "", domain = ""] = address.split("@");
	return `${local}@${domainToASCII(domain)}`;
}

function smtpError({ code, text }: { code: number; text: string }): Error {
	return Object.assign(new Error(text), { responseCode: code });
}
