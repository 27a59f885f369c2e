import { limits } from "#contract/limits.ts";
import { countCharacters } from "#contract/text.ts";

/** What is written into the form for a new password. */
export interface PasswordFields {
	readonly current: string;
	readonly wanted: string;
	readonly confirmed: string;
}

/** What is wrong with it, the first thing first. */
export type PasswordFault = "allRequired" | "mismatch" | "tooShort" | "tooLong";

/** The rules that need no server; undefined when all are kept. */
export function passwordFault({ current, wanted, confirmed }: PasswordFields): PasswordFault | undefined {
	if (current === "" || wanted === "" || confirmed === "") return "allRequired";
	if (wanted !== confirmed) return "mismatch";
	return newPasswordFault(wanted);
}

/** The rules of any new password. */
export function newPasswordFault(password: string): "tooShort" | "tooLong" | undefined {
	const { least, most } = limits.passwordCharacters;
	const characters = countCharacters(password);
	if (characters < least) return "tooShort";
	return characters > most ? "tooLong" : undefined;
}
