import { timingSafeEqual } from "node:crypto";
import type { EarlierLookup, Vault } from "./seal.ts";
import { digitsOfUuid, uuidOfDigits } from "./uuid-digits.ts";

/** Whom a link speaks for: the mailbox that it was sent to, and the note that it was sent with. */
export interface LinkOwner {
	/** As `mailboxKey` gives it. */
	readonly mailboxKey: string;
	/** As `recipientKey` gives it. */
	readonly recipientKey: string;
	/** UUID of the note; undefined for a link that came without one. */
	readonly messageId: string | undefined;
}

const keyBytes = 32;
const idBytes = 16;
const ownerBytes = 2 * keyBytes + idBytes;
/** 128 bits: nobody guesses one online. */
const macBytes = 16;
const noMessage = Buffer.alloc(idBytes);

/**
 * The tokens of links in e-mails: whoever holds one has had the e-mail in their hands. They are signed, hold HMACs and
 * no address, and do not expire: the way out of a letter must work as long as the letter lies in a mailbox.
 */
export function createLinkTokens(vault: Vault) {
	const macOf = (owner: Buffer, { key }: Pick<Vault, "key"> = vault) =>
		Buffer.from(key("link", owner.toString("base64url")), "base64url").subarray(0, macBytes);

	/** Undefined for what is not signed by these keys. */
	function readBy(token: string, keys: Vault | EarlierLookup): LinkOwner | undefined {
		const bytes = Buffer.from(token, "base64url");
		// The decoder skips what it does not know: only the one spelling of a token is one.
		if (bytes.length !== ownerBytes + macBytes || bytes.toString("base64url") !== token) return undefined;
		const owner = bytes.subarray(0, ownerBytes);
		if (!timingSafeEqual(macOf(owner, keys), bytes.subarray(ownerBytes))) return undefined;
		const id = owner.subarray(2 * keyBytes);
		return {
			mailboxKey: owner.subarray(0, keyBytes).toString("base64url"),
			recipientKey: owner.subarray(keyBytes, 2 * keyBytes).toString("base64url"),
			messageId: id.equals(noMessage) ? undefined : uuidOfDigits(id.toString("hex")),
		};
	}

	return {
		/** Base64url, 128 characters. */
		sign({ mailboxKey, recipientKey, messageId }: LinkOwner): string {
			const keys = [mailboxKey, recipientKey].map((key) => Buffer.from(key, "base64url"));
			const owner = Buffer.concat([
				...keys,
				messageId === undefined ? noMessage : Buffer.from(digitsOfUuid(messageId), "hex"),
			]);
			return Buffer.concat([owner, macOf(owner)]).toString("base64url");
		},

		/** Undefined for what this service has not signed, or signed under a secret that was replaced since. */
		read: (token: string): LinkOwner | undefined => readBy(token, vault),

		/**
		 * The same, and what was signed under a secret that was replaced: for what protects its reader only, such as no more
		 * notes. Whoever has that secret can sign such a token for anybody.
		 */
		readOfAnyTime(token: string): LinkOwner | undefined {
			const owner = readBy(token, vault);
			if (owner !== undefined) return owner;
			for (const earlier of vault.earlier) {
				const found = readBy(token, earlier);
				if (found === undefined) continue;
				const { mailboxKey, recipientKey, messageId } = found;
				return { mailboxKey: earlier.renew(mailboxKey), recipientKey: earlier.renew(recipientKey), messageId };
			}
			return undefined;
		},
	};
}

export type LinkTokens = ReturnType<typeof createLinkTokens>;
