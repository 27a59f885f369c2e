import { parseNewPassword } from "#contract/account-rules.ts";
import type { ReasonOf } from "#contract/field.ts";

/** What is written into the form for a new password. */
export interface PasswordFields {
	readonly current: string;
	readonly next: string;
	readonly confirmed: string;
}

/** What is wrong with any new password. */
type NewPasswordFault = ReasonOf<ReturnType<typeof parseNewPassword>>;

/** What is wrong with the form, the first thing first. */
export type PasswordFault = "allRequired" | "mismatch" | NewPasswordFault;

/** The rules that need no server; undefined when all are kept. */
export function passwordFault({ current, next, confirmed }: PasswordFields): PasswordFault | undefined {
	if (current === "" || next === "" || confirmed === "") return "allRequired";
	if (next !== confirmed) return "mismatch";
	return newPasswordFault(next);
}

export function newPasswordFault(password: string): NewPasswordFault | undefined {
	const parsed = parseNewPassword(password);
	return parsed.ok ? undefined : parsed.fault.reason;
}
