import { parseEmailAddress } from "#contract/email-address.ts";
import { countCharacters } from "#contract/text.ts";
import { m } from "#i18n/compiled/messages.js";

/** Words chosen when they are shown, so that they follow a change of language. */
export type Words = () => string;

const addressErrors = {
	empty: m.error_address_empty,
	too_long: m.error_address_too_long,
	several: m.error_address_several,
	format: m.error_address_format,
	local_part: m.error_address_local_part,
} as const;

/** The fault of an e-mail address, if any. */
export function checkAddress(address: string): Words | undefined {
	const parsed = parseEmailAddress(address);
	return parsed.ok ? undefined : () => addressErrors[parsed.rule]();
}

/** The fault of a message, if any; `limit` in characters, counted as it will be sent. */
export function checkMessage(message: string, limit: number): Words | undefined {
	const count = lengthAsSent(message);
	if (count === 0) return () => m.error_message_empty();
	return count > limit ? () => m.error_message_too_long({ count, limit }) : undefined;
}

/** Characters of a text as it will be sent: trimmed, in code points. */
export function lengthAsSent(text: string): number {
	return countCharacters(text.trim());
}
