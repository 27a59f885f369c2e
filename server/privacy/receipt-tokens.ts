import { timingSafeEqual } from "node:crypto";
import type { Vault } from "./seal.ts";

const form = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})([\w-]{22})$/;
/** Of base64url: 132 bits, which nobody guesses. */
const macCharacters = 22;

/**
 * The tokens of receipts. One is made of its note's id and an HMAC under the service's secret: stored nowhere, the same
 * whenever the same note is answered for, and known to be one of ours when the note has long been erased.
 */
export function createReceiptTokens(vault: Vault) {
	const macOf = (messageId: string) => vault.key("receipt", messageId).slice(0, macCharacters);
	return {
		tokenOf: (messageId: string): string => messageId.replaceAll("-", "") + macOf(messageId),

		/** The id of the note; undefined for what this service has not given out. */
		messageIdOf(token: string): string | undefined {
			const [whole, ...parts] = form.exec(token) ?? [];
			if (whole === undefined) return undefined;
			const messageId = parts.slice(0, 5).join("-");
			const isOurs = timingSafeEqual(Buffer.from(macOf(messageId)), Buffer.from(whole.slice(-macCharacters)));
			return isOurs ? messageId : undefined;
		},
	};
}

export type ReceiptTokens = ReturnType<typeof createReceiptTokens>;
