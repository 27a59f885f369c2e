import { type AddressRule, type ParsedAddress, parseAsciiEmailAddress, parseEmailAddress } from "./email-address.ts";
import type { ErrorReason } from "./errors.ts";
import { lengthAsSent } from "./text.ts";

/** The rule that a field breaks: `reason` has words in every language, `inputs` fill their placeholders. */
export interface Fault<R extends ErrorReason = ErrorReason> {
	readonly reason: R;
	readonly inputs: { readonly count?: number; readonly limit?: number };
}

/** What somebody wrote into one field: its value as it is kept, or the rule that it breaks. */
export type Field<T, R extends ErrorReason = ErrorReason> =
	| { readonly ok: true; readonly value: T }
	| { readonly ok: false; readonly fault: Fault<R> };

/** The reasons for which a field of this type is refused. */
export type ReasonOf<F> = F extends { readonly fault: Fault<infer R> } ? R : never;

export function validField<T>(value: T): Field<T, never> {
	return { ok: true, value };
}

export function invalidField<R extends ErrorReason>(
	reason: R,
	inputs: Fault["inputs"] = {},
): { readonly ok: false; readonly fault: Fault<R> } {
	return { ok: false, fault: { reason, inputs } };
}

/** One e-mail address, as `parseEmailAddress` gives it. */
export function parseAddressField(written: string): AddressField {
	return addressField(parseEmailAddress(written));
}

/** One that can stand in the headers of any e-mail, as `parseAsciiEmailAddress` gives it. */
export function parseAsciiAddressField(written: string): AddressField {
	return addressField(parseAsciiEmailAddress(written));
}

type AddressField = Field<string, `address_${AddressRule}`>;

function addressField(parsed: ParsedAddress): AddressField {
	return parsed.ok ? validField(parsed.address) : invalidField(`address_${parsed.rule}`);
}

/** A text of 1 to `limit` characters (code points), trimmed. */
export function parseTextField<N extends "name" | "subject" | "message">(
	name: N,
	written: string,
	limit: number,
): Field<string, `${N}_empty` | `${N}_too_long`> {
	const count = lengthAsSent(written);
	if (count === 0) return invalidField(`${name}_empty`);
	return count > limit ? invalidField(`${name}_too_long`, { count, limit }) : validField(written.trim());
}

/**
 * A text of one line: no line break of Unicode (UAX #14, BK and NL) and no other control character, tabs included.
 * It becomes the value of an e-mail header, where a line break would begin another header, and arrives as it was typed.
 */
export function parseLineField<N extends "name" | "subject">(
	name: N,
	written: string,
	limit: number,
): Field<string, `${N}_empty` | `${N}_too_long` | `${N}_several_lines`> {
	if (/[\p{Cc}\u2028\u2029]/u.test(written.trim())) return invalidField(`${name}_several_lines`);
	return parseTextField(name, written, limit);
}
