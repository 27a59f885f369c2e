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
	const macOf = (messageId: string) => vault.key("receipt", messageId).slice(0, macCharacters);
	return {
		tokenOf: (messageId: string): string => digitsOfUuid(messageId) + macOf(messageId),

		/** The id of the note; undefined for what this service has not given out. */
		messageIdOf(token: string): string | undefined {
			const [, digits, mac] = form.exec(token) ?? [];
			if (digits === undefined || mac === undefined) return undefined;
			const messageId = uuidOfDigits(digits);
			return timingSafeEqual(Buffer.from(macOf(messageId)), Buffer.from(mac)) ? messageId : undefined;
		},
	};
}

export type ReceiptTokens = ReturnType<typeof createReceiptTokens>;
