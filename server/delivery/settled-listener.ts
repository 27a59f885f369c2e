import type { EmailName } from "#contract/emails.ts";
import type { Queries } from "#server/database/engine.ts";

/** How a delivery ended. Nothing in it tells the recipient. */
export interface Settled {
	readonly id: string;
	/** The note or the contact message that the e-mail came from. */
	readonly sourceId: string;
	/** Which e-mail of the registry; undefined when its order cannot be read. */
	readonly email: EmailName | undefined;
	/** `captured`: kept on this machine. `failed`: refused for good. `dead`: given up after days of trying. */
	readonly state: "sent" | "captured" | "failed" | "dead";
	/** SMTP or network code of the last failure, as "550 5.1.1"; null when it was sent. */
	readonly code: string | null;
	/** The mail server said that there is no such mailbox. */
	readonly hardBounce: boolean;
	/** Milliseconds. */
	readonly at: number;
}

/** Told of each delivery that has ended; `app.ts` lists them. */
export interface SettledListener {
	/** In the transaction that settles the delivery: for figures that must be exact, which nothing else should be. */
	readonly inTransaction?: (queries: Queries, settled: Settled) => Promise<void>;
	/**
	 * After the commit: for everything else. Nobody waits for it, its failure is logged and changes nothing, and a
	 * crash right after the commit loses it.
	 */
	readonly afterCommit?: (settled: Settled) => void | Promise<void>;
}
