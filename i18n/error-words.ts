import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "./locales.ts";

type Inputs = Readonly<Record<string, string | number>>;

/** Words for each reason an API error may give, with its placeholders filled. */
const words = {
	address_empty: (_, locale) => m.error_address_empty({}, { locale }),
	address_too_long: (_, locale) => m.error_address_too_long({}, { locale }),
	address_several: (_, locale) => m.error_address_several({}, { locale }),
	address_format: (_, locale) => m.error_address_format({}, { locale }),
	address_local_part: (_, locale) => m.error_address_local_part({}, { locale }),
	name_empty: (_, locale) => m.error_name_empty({}, { locale }),
	name_too_long: ({ count = "", limit = "" }, locale) => m.error_name_too_long({ count, limit }, { locale }),
	name_several_lines: (_, locale) => m.error_name_several_lines({}, { locale }),
	subject_empty: (_, locale) => m.error_subject_empty({}, { locale }),
	subject_too_long: ({ count = "", limit = "" }, locale) => m.error_subject_too_long({ count, limit }, { locale }),
	subject_several_lines: (_, locale) => m.error_subject_several_lines({}, { locale }),
	message_empty: (_, locale) => m.error_message_empty({}, { locale }),
	message_too_long: ({ count = "", limit = "" }, locale) => m.error_message_too_long({ count, limit }, { locale }),
	field_missing: ({ field = "" }, locale) => m.error_field_missing({ field }, { locale }),
	field_invalid: ({ field = "" }, locale) => m.error_field_invalid({ field }, { locale }),
	body_invalid: (_, locale) => m.error_body_invalid({}, { locale }),
	too_large: (_, locale) => m.error_too_large({}, { locale }),
	unsupported_media_type: (_, locale) => m.error_unsupported_media_type({}, { locale }),
	rate_limited: (_, locale) => m.error_rate_limited({}, { locale }),
	recipient_limit: (_, locale) => m.error_recipient_limit({}, { locale }),
	not_signed_in: (_, locale) => m.error_not_signed_in({}, { locale }),
	credentials_wrong: (_, locale) => m.error_credentials_wrong({}, { locale }),
	password_wrong: (_, locale) => m.error_password_wrong({}, { locale }),
	password_too_short: (_, locale) => m.error_password_too_short({}, { locale }),
	password_too_long: ({ limit = "" }, locale) => m.error_password_too_long({ limit }, { locale }),
	username_format: ({ limit = "" }, locale) => m.error_username_format({ limit }, { locale }),
	username_taken: (_, locale) => m.error_username_taken({}, { locale }),
	own_account: (_, locale) => m.error_own_account({}, { locale }),
	notes_too_long: ({ count = "", limit = "" }, locale) => m.error_notes_too_long({ count, limit }, { locale }),
	already_approved: ({ by }, locale) => m.error_already_approved({ by: decider(by, locale) }, { locale }),
	already_rejected: ({ by }, locale) => m.error_already_rejected({ by: decider(by, locale) }, { locale }),
	not_decided: (_, locale) => m.error_not_decided({}, { locale }),
	undo_too_late: (_, locale) => m.error_undo_too_late({}, { locale }),
	delivery_settled: (_, locale) => m.error_delivery_settled({}, { locale }),
	mail_refused: ({ answer = "" }, locale) => m.error_mail_refused({ answer }, { locale }),
	mail_unreachable: ({ answer = "" }, locale) => m.error_mail_unreachable({ answer }, { locale }),
	mail_timeout: (_, locale) => m.error_mail_timeout({}, { locale }),
	not_found: (_, locale) => m.error_not_found({}, { locale }),
	unavailable: (_, locale) => m.error_unavailable({}, { locale }),
	internal: (_, locale) => m.error_internal({}, { locale }),
} satisfies Record<string, (inputs: Inputs, locale: Locale) => string>;

/** One sentence for a reader about what went wrong. */
export function describeError(reason: keyof typeof words, inputs: Inputs, locale: Locale): string {
	return words[reason](inputs, locale);
}

/** An administrator's name, or in its absence the moderator. */
function decider(by: string | number | undefined, locale: Locale): string | number {
	return by ?? m.decided_by_moderator({}, { locale });
}
