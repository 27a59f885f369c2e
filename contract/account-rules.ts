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

/** A new administrator's name: one line, trimmed, in NFC. */
export function parseUsername(written: string): Field<string, "username_format"> {
	const username = written.trim().normalize("NFC");
	const limit = limits.usernameCharacters;
	const isName = username !== "" && countCharacters(username) <= limit && !/[\p{C}\p{Zl}\p{Zp}]/u.test(username);
	return isName ? validField(username) : invalidField("username_format", { limit });
}
