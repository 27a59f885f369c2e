import { parseEmailAddress } from "#contract/email-address.ts";
import { limits } from "#contract/limits.ts";
import { countCharacters } from "#contract/text.ts";
import { m } from "#i18n/compiled/messages.js";

/** Words chosen when they are shown, so that they follow a change of language. */
export type Words = () => string;

export interface NoteErrors {
	readonly recipientEmail?: Words | undefined;
	readonly message?: Words | undefined;
}

const recipientErrors = {
	empty: m.error_address_empty,
	too_long: m.error_address_too_long,
	several: m.error_address_several,
	format: m.error_address_format,
	local_part: m.error_address_local_part,
} as const;

/** What keeps a note from being sent, by field; the server applies the same rules. */
export function checkNote(recipient: string, message: string): NoteErrors {
	return { recipientEmail: checkRecipient(recipient), message: checkMessage(message) };
}

/** The fault of an address, if any. */
export function checkRecipient(recipient: string): Words | undefined {
	const parsed = parseEmailAddress(recipient);
	return parsed.ok ? undefined : () => recipientErrors[parsed.rule]();
}

/** The fault of a message, if any. Its length is counted as it will be sent: trimmed, in code points. */
export function checkMessage(message: string): Words | undefined {
	const count = noteLength(message);
	if (count === 0) return () => m.error_message_empty();
	if (count > limits.messageCharacters)
		return () => m.error_message_too_long({ count, limit: limits.messageCharacters });
	return undefined;
}

/** Characters of a message as it will be sent. */
export function noteLength(message: string): number {
	return countCharacters(message.trim());
}
