import { parseNewPassword } from "#contract/account-rules.ts";
import { ExpectedError } from "#contract/errors.ts";
import { requireValid } from "#server/http/require-valid.ts";

/**
 * Whether a password is one of the 49,000 that people choose most, whatever its case. They are read when first asked
 * for: few nodes ever are.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
	const { dictionary } = await import("@zxcvbn-ts/language-common");
	return dictionary["passwords-common"].includes(password.normalize("NFC").toLowerCase());
}

/** @throws {ExpectedError} `invalid_input`, naming the field and the rule that it breaks. */
export async function requireNewPassword(field: string, password: string): Promise<string> {
	const { [field]: value = "" } = requireValid({ [field]: parseNewPassword(password) });
	if (await isCommonPassword(value)) throw new ExpectedError("invalid_input", "password_common", { field });
	return value;
}
