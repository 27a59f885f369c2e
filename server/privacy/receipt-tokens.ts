import { timingSafeEqual } from "node:crypto";
import type { Vault } from "./seal.ts";
import { digitsOfUuid, uuidOfDigits } from "./uuid-digits.ts";

/** Of base64url: 132 bits, which nobody guesses. */
const macCharacters = 22;
const form = new RegExp(`^([\\da-f]{32})([\\w-]{${macCharacters}})$`);

/**
 * The tokens of receipts. One is made of its note's id and an HMAC under the service's secret: stored nowhere, the same
 * whenever the same note is answered for, and known to be one of ours when the note has long been erased.
 */
export function createReceiptTokens(vault: Vault) {
	const macOf = (messageId: string, { key }: Pick<Vault, "key"> = vault) =>
		key("receipt", messageId).slice(0, macCharacters);

	function messageIdBy(token: string, keys: Pick<Vault, "key">): string | undefined {
		const [, digits, mac] = form.exec(token) ?? [];
		if (digits === undefined || mac === undefined) return undefined;
		const messageId = uuidOfDigits(digits);
		return timingSafeEqual(Buffer.from(macOf(messageId, keys)), Buffer.from(mac)) ? messageId : undefined;
	}

	return {
		tokenOf: (messageId: string): string => digitsOfUuid(messageId) + macOf(messageId),

		/** The id of the note; undefined for what this service has not given out, or under a secret that was replaced since. */
		messageIdOf: (token: string): string | undefined => messageIdBy(token, vault),

		/** The same, and of what was given out under a secret that was replaced: who has that and a note's id can make one. */
		messageIdOfAnyTime(token: string): string | undefined {
			for (const keys of [vault, ...vault.earlier]) {
				const messageId = messageIdBy(token, keys);
				if (messageId !== undefined) return messageId;
			}
			return undefined;
		},
	};
}

export type ReceiptTokens = ReturnType<typeof createReceiptTokens>;
