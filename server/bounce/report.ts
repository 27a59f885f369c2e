/**
 * What a report says of one of our e-mails. `hard`: its mailbox does not exist, and will not tomorrow. `delayed`: it could
 * not be delivered now, or its mailbox is full. `policy`: refused for what we are or send, so it says nothing of the
 * mailbox. `complaint`: its recipient calls it spam. `other`: none of these, or not sure.
 */
export type ReportKind = "hard" | "delayed" | "policy" | "complaint" | "other";

/** A report of any format. What is in it was written by strangers. */
export interface Report {
	readonly kind: ReportKind;
	/** As "550 5.1.1"; null when the report has none. Never free text, which may name people. */
	readonly code: string | null;
	/** Addresses among which the envelope's sender may be, which names the delivery and is signed. */
	readonly addresses: readonly string[];
	/** The delivery as somebody names it who has proved who they are. Never taken from an e-mail, which anybody may send. */
	readonly deliveryId?: string | undefined;
}
