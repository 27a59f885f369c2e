import { createTransport } from "nodemailer";

/** The mail server that takes our e-mails. */
export interface Relay {
	readonly host: string;
	readonly port: number;
	/** TLS from the first byte. */
	readonly secure: boolean;
	readonly auth: { readonly user: string; readonly pass: string } | undefined;
	/** On this machine, where nobody stands in between. */
	readonly isLoopback: boolean;
}

/** What came of speaking to it: `undefined` when all is well, or the code that the socket, TLS or the server gave. */
export type GreetRelay = (relay: Relay) => Promise<string | undefined>;

const waitMs = 10_000;

/** The relay of an `SMTP_URL`, as the service itself understands it. */
export function relayOf(smtpUrl: string): Relay {
	const { protocol, hostname, port, username, password } = new URL(smtpUrl);
	const host = hostname.replace(/^\[(.*)\]$/, "$1");
	const secure = protocol === "smtps:";
	return {
		host,
		port: port === "" ? (secure ? 465 : 587) : Number(port),
		secure,
		auth: username === "" ? undefined : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
		isLoopback: host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host),
	};
}

/** Connects, asks for TLS with a valid certificate, and logs in. `ca` stands for the authorities that are trusted. */
export async function greetRelay(relay: Relay, { ca }: { readonly ca?: string } = {}): Promise<string | undefined> {
	const { host, port, secure, auth, isLoopback } = relay;
	const transport = createTransport({
		host,
		port,
		secure,
		requireTLS: !secure && !isLoopback,
		tls: { rejectUnauthorized: !isLoopback, ...(ca === undefined ? {} : { ca }) },
		...(auth === undefined ? {} : { auth }),
		dnsTimeout: waitMs,
		connectionTimeout: waitMs,
		greetingTimeout: waitMs,
		socketTimeout: waitMs,
	});
	try {
		await transport.verify();
		return undefined;
	} catch (error) {
		const { originalCode, cause, code } = Object(error);
		return [originalCode, Object(cause).code, code].find((one) => typeof one === "string") ?? "EUNKNOWN";
	} finally {
		transport.close();
	}
}
