import { ExpectedError } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { countCharacters } from "#contract/text.ts";

/** @throws {ExpectedError} `invalid_input` when a new password is too short or too long. */
export function checkNewPassword(password: string, field: string): void {
	const { least, most } = limits.passwordCharacters;
	const count = countCharacters(password);
	if (count < least) throw new ExpectedError("invalid_input", "password_too_short", { field });
	if (count > most) throw new ExpectedError("invalid_input", "password_too_long", { field, inputs: { limit: most } });
}

/** A new administrator's name, trimmed. @throws {ExpectedError} `invalid_input` when it is no name. */
export function parseUsername(input: string): string {
	const username = input.trim().normalize("NFC");
	const most = limits.usernameCharacters;
	if (username !== "" && countCharacters(username) <= most && !/[\p{C}\p{Zl}\p{Zp}]/u.test(username)) return username;
	throw new ExpectedError("invalid_input", "username_format", { field: "username", inputs: { limit: most } });
}
