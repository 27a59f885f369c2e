/** One e-mail to one mailbox, ready to be sent. */
export interface Email {
	/** `<id@host>`, the same on every attempt, so that a repeat can be recognised. */
	readonly messageId: string;
	/** The one recipient, as `parseEmailAddress` gives it. */
	readonly to: string;
	/** Where mail servers report what they could not deliver, the envelope's sender; the From address when there is none. */
	readonly bounceTo?: string;
	/** The whole message (RFC 5322) as it goes over the wire: ASCII but for the recipient, lines ended by CRLF. */
	readonly raw: Buffer;
}

/** What became of one attempt. */
export type SendOutcome = Accepted | SendFailure;

interface Accepted {
	readonly kind: "accepted";
	/** Kept on this machine; nobody was sent anything. */
	readonly isCaptured?: true;
}

/**
 * `temporary` is worth a retry, `permanent` is not. `policy` is too, but not by itself: the mail server refuses this
 * service, and its operator has to act.
 */
export interface SendFailure {
	readonly kind: "temporary" | "permanent" | "policy";
	readonly cause: FailureCause;
	/** SMTP reply code and enhanced status, as "451 4.7.1", or a network code; never free text, which may name people. */
	readonly code: string;
	/** What the server or the network said, on one line. Servers quote addresses: for whoever entered the address, and for no log or table. */
	readonly words?: string;
	/** Of a permanent one: there is no such mailbox, a hard bounce. */
	readonly isAboutRecipient?: boolean;
	/** The servers of the recipient's domain want less from us for a while. */
	readonly slowsDomain?: boolean;
}

/** `unreachable`: no connection or no answer to the greeting; `timeout`: connected but silent; `refused`: the server said no. */
export type FailureCause = "unreachable" | "timeout" | "refused";

/** The way out of the house. Real ones: SMTP, and capture into files. */
export interface Transport {
	/** How many sends may run at once. */
	readonly concurrency: number;
	/** Never rejects: every failure is an outcome. */
	send(email: Email): Promise<SendOutcome>;
	close(): Promise<void>;
}
