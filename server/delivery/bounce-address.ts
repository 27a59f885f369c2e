import { timingSafeEqual } from "node:crypto";
import type { Vault } from "#server/privacy/seal.ts";
import { digitsOfUuid, uuidOfDigits } from "#server/privacy/uuid-digits.ts";

/** 80 bits, in hexadecimal digits. */
const macDigits = 20;
const tokenPattern = new RegExp(`\\+([0-9a-f]{32})([0-9a-f]{${macDigits}})@[^@]+$`, "i");

/**
 * Where a report on this delivery shall go: `mailbox` with a subaddress (RFC 5233) that names the delivery and is signed.
 * Digits and letters a to f only: mail servers may change the case of an address. The parser of `BOUNCE_ADDRESS` leaves
 * room for the token.
 */
export function bounceAddressOf(vault: Pick<Vault, "key">, deliveryId: string, mailbox: string): string {
	const at = mailbox.lastIndexOf("@");
	return `${mailbox.slice(0, at)}+${digitsOfUuid(deliveryId)}${macOf(vault, deliveryId)}${mailbox.slice(at)}`;
}

/** The delivery that an address of `bounceAddressOf` names, also of one made under an earlier secret; undefined when we did not make it. */
export function deliveryOfBounceAddress(vault: Pick<Vault, "key" | "earlier">, address: string): string | undefined {
	const [, digits, mac] = tokenPattern.exec(address.toLowerCase()) ?? [];
	if (digits === undefined || mac === undefined) return undefined;
	const id = uuidOfDigits(digits);
	const isSignedBy = (keys: Pick<Vault, "key">) => timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(keys, id)));
	return isSignedBy(vault) || vault.earlier.some(isSignedBy) ? id : undefined;
}

function macOf({ key }: Pick<Vault, "key">, deliveryId: string): string {
	return Buffer.from(key("bounce address", deliveryId), "base64url").toString("hex").slice(0, macDigits);
}
