import { createTransport } from "nodemailer";
import type { SMTPPoolOptions } from "nodemailer/lib/smtp-pool";
import { domainOf, needsSmtpUtf8 } from "#contract/email-address.ts";
import { sleep } from "#server/clock.ts";
import type { Config, Mailbox } from "#server/config.ts";
import { outcomeOfError } from "./smtp-outcome.ts";
import { createUtf8Check } from "./smtp-utf8.ts";
import type { Email, SendOutcome, Transport } from "./transport.ts";

/** Bounds in milliseconds. */
interface SmtpTimeouts {
	/** DNS, TCP, TLS and greeting together. */
	readonly connect: number;
	/** From one sign of life of a connected server to the next. */
	readonly silence: number;
	/** One e-mail from start to end, whatever the server does. */
	readonly total: number;
	/** How long `close` waits for e-mails under way before it cuts them off. */
	readonly close: number;
}

const defaultTimeouts: SmtpTimeouts = { connect: 10_000, silence: 30_000, total: 45_000, close: 1_000 };

interface SmtpSettings {
	/** `smtp://` (port 587; STARTTLS when offered) or `smtps://` (port 465), with percent-encoded credentials. */
	readonly url: string;
	readonly from: Mailbox;
	readonly dkim?: Config["dkim"];
	/** Connections, and so e-mails at once. */
	readonly concurrency?: number;
	readonly timeouts?: Partial<SmtpTimeouts>;
}

/**
 * Sends through one SMTP server over a pool of connections. `accepted` means that the server said 2xx to the end
 * of DATA. A drop after DATA leaves open whether it did: that is temporary, and the repeat has the same Message-ID.
 */
export function createSmtpTransport({ url, from, dkim, concurrency = 16, timeouts }: SmtpSettings): Transport {
	const bounds = { ...defaultTimeouts, ...timeouts };
	const server = { ...serverOf(url), ...poolBounds(bounds, concurrency) };
	const pool = createTransport({ pool: true, ...server, ...signing(dkim, from) });
	const whyNoUtf8 = createUtf8Check(server);
	// A connection that breaks while idle is replaced by the pool; its listeners have nothing to add.
	pool.on("error", () => {});
	const underWay = new Set<Promise<SendOutcome>>();

	/** Addresses as objects: nodemailer would read lists and groups out of plain strings. */
	function envelopeOf({ to, bounceTo }: Email) {
		return { from: { name: "", address: bounceTo ?? from.address }, to: [{ name: "", address: to }] };
	}

	async function attempt(email: Email): Promise<SendOutcome> {
		const failure = needsSmtpUtf8(email.to) ? await whyNoUtf8() : undefined;
		if (failure !== undefined) return failure;
		try {
			await pool.sendMail({ envelope: envelopeOf(email), raw: email.raw, signal: AbortSignal.timeout(bounds.total) });
			return { kind: "accepted" };
		} catch (error) {
			return outcomeOfError(error);
		}
	}

	return {
		concurrency,
		send(email) {
			const sending = attempt(email);
			underWay.add(sending);
			return sending.finally(() => underWay.delete(sending));
		},
		async close() {
			const timer = new AbortController();
			await Promise.race([Promise.all(underWay), sleep(bounds.close, timer.signal)]);
			timer.abort();
			pool.close({ force: true });
			await Promise.all(underWay);
		},
	};
}

function poolBounds({ connect, silence }: SmtpTimeouts, concurrency: number): SMTPPoolOptions {
	return {
		maxConnections: concurrency,
		maxMessages: 500,
		// Only for a pooled connection that turns out dead before a byte of the e-mail was sent.
		maxRequeues: 1,
		idleTimeout: Math.min(15_000, silence),
		dnsTimeout: connect,
		connectionTimeout: connect,
		greetingTimeout: connect,
		socketTimeout: silence,
		socketCloseTimeout: 1_000,
	};
}

/**
 * Certificates are verified, except on loopback hosts, where no one stands in between and test servers sign their own.
 * Credentials for a distant host never travel in the clear: they make STARTTLS a must.
 */
function serverOf(url: string): SMTPPoolOptions {
	const { protocol, hostname, port, username, password } = new URL(url);
	const host = hostname.replace(/^\[(.*)\]$/, "$1");
	const loopback = host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
	const secure = protocol === "smtps:";
	const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
	return {
		host,
		port: port === "" ? (secure ? 465 : 587) : Number(port),
		secure,
		requireTLS: !secure && !loopback && username !== "",
		tls: { rejectUnauthorized: !loopback },
		...(username === "" ? {} : { auth }),
	};
}

/** Those of ours that say something (RFC 6376, section 5.4.1); RFC 8058, section 4, wants the last two to be signed. */
const signedHeaders =
	"From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Auto-Submitted:List-ID:List-Unsubscribe:List-Unsubscribe-Post";

function signing(dkim: Config["dkim"], from: Mailbox): SMTPPoolOptions {
	if (dkim === undefined) return {};
	const { selector: keySelector, privateKey } = dkim;
	return { dkim: { domainName: domainOf(from.address), keySelector, privateKey, headerFieldNames: signedHeaders } };
}
