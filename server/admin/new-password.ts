import { readFile } from "node:fs/promises";
import { parseNewPassword } from "#contract/account-rules.ts";
import { ExpectedError } from "#contract/errors.ts";
import { requireValid } from "#server/http/require-valid.ts";
import { lookupFile } from "#server/lookup-file.ts";

/** In small letters. */
let commonPasswords: ReadonlySet<string> | undefined;

/** What somebody tries who knows which service this is, and what its people are called in it. */
const ownWords = /billet|doux|love|letter|note|admin(?:istrator)?|owner|moderator|viewer/g;

/**
 * Whether a password is among the first to be guessed: one of the 49,000 that people choose most, whatever its case, or
 * nothing but words of this service, digits and signs. The list is read when first asked for: few nodes ever are.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
	const plain = password.normalize("NFC").toLowerCase();
	if (/[a-z]/.test(plain) && !/\p{L}/u.test(plain.replaceAll(ownWords, ""))) return true;
	commonPasswords ??= new Set((await readFile(lookupFile("common-passwords.txt"), "utf8")).split("\n"));
	return commonPasswords.has(plain);
}

/** @throws {ExpectedError} `invalid_input`, naming the field and the rule that it breaks. */
export async function requireNewPassword(field: string, password: string): Promise<string> {
	const { [field]: value = "" } = requireValid({ [field]: parseNewPassword(password) });
	if (await isCommonPassword(value)) throw new ExpectedError("invalid_input", "password_common", { field });
	return value;
}
