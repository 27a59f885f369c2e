import { type Field, invalidField, validField } from "./field.ts";
import { limits } from "./limits.ts";
import { countCharacters } from "./text.ts";

/** A new password, kept exactly as it was typed. */
export function parseNewPassword(password: string): Field<string, "password_too_short" | "password_too_long"> {
	const { min, max } = limits.passwordCharacters;
	const count = countCharacters(password);
	if (count < min) return invalidField("password_too_short");
	return count > max ? invalidField("password_too_long", { limit: max }) : validField(password);
}

/** What the audit log puts before the names of programs: no person's name begins with it. */
const programPrefix = /^api:/i;

/** A new administrator's name: one line, trimmed, in NFKC, without characters that nobody sees. */
export function parseUsername(written: string): Field<string, "username_format"> {
	const username = written.trim().normalize("NFKC");
	const limit = limits.usernameCharacters;
	const isSeen = !/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(username);
	const isName = username !== "" && countCharacters(username) <= limit && isSeen && !programPrefix.test(username);
	return isName ? validField(username) : invalidField("username_format", { limit });
}
