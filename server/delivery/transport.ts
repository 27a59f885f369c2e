/** One e-mail to one mailbox, ready to be sent. */
export interface Email {
	/** `<id@host>`, the same on every attempt, so that a repeat can be recognised. */
	readonly messageId: string;
	/** The one recipient, as `parseEmailAddress` gives it. */
	readonly to: string;
	/** Where mail servers report what they could not deliver, the envelope's sender; the From address when there is none. */
	readonly bounceTo?: string;
	/** The whole message (RFC 5322) as it goes over the wire: ASCII, lines ended by CRLF. */
	readonly raw: Buffer;
}

/** What became of one attempt. `temporary` is worth a retry, `permanent` is not. */
export type SendOutcome =
	| { readonly kind: "accepted" }
	| {
			readonly kind: "temporary" | "permanent";
			readonly cause: FailureCause;
			/** SMTP reply code and enhanced status, as "451 4.7.1", or a network code; never free text, which may name people. */
			readonly code: string;
			/** What the server or the network said, on one line. Servers quote addresses: for whoever entered the address, and for no log or table. */
			readonly words?: string;
	  };

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
