import { allowanceAddress, canonicalAddress } from "#contract/email-address.ts";
import type { Vault } from "./seal.ts";

/** HMAC by which letters to an address are found. */
export function recipientKey(vault: Vault, address: string): string {
	return vault.key("recipient", canonicalAddress(address));
}

/** HMAC of a mailbox, whatever +suffix its address is written with: for what holds for all of them, limits and opt-outs. */
export function mailboxKey(vault: Vault, address: string): string {
	return vault.key("allowance", allowanceAddress(address));
}
