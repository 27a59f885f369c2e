import { canonicalAddress } from "#contract/email-address.ts";
import { mailboxKey, recipientKey } from "#server/privacy/mailbox-keys.ts";
import type { Vault } from "#server/privacy/seal.ts";
import type { Note } from "./message.ts";

/** HMACs by which a note is found: made once for all that a submission asks and writes. */
export interface NoteKeys {
	/** Of the address. */
	readonly recipient: string;
	/** Of the mailbox, whatever +suffix the address has. */
	readonly mailbox: string;
	/** Of the same words to the same recipient. */
	readonly text: string;
}

/** The keys of a note. */
export function keysOf(vault: Vault, { recipient, text }: Note): NoteKeys {
	return {
		recipient: recipientKey(vault, recipient),
		mailbox: mailboxKey(vault, recipient),
		text: vault.key("text", JSON.stringify([canonicalAddress(recipient), text])),
	};
}
