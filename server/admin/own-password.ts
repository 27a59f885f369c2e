import { ExpectedError } from "#contract/errors.ts";
import type { Guesses } from "./guesses.ts";
import type { PasswordCheck } from "./sign-in.ts";

/** Asks for the password again, so that somebody who finds a session open changes nothing that matters. */
export function createOwnPassword(passwordCheck: PasswordCheck, guesses: Guesses) {
	/**
	 * The hash that it was found to belong to.
	 * @throws {ExpectedError} `invalid_input`, naming the field, when it is wrong; `rate_limited`.
	 */
	return async (username: string, password: string, field = "password"): Promise<string> => {
		const checked = await passwordCheck.check(username, password, guesses.inSession(username));
		if (checked === undefined) throw new ExpectedError("invalid_input", "password_wrong", { field });
		return checked;
	};
}

export type OwnPassword = ReturnType<typeof createOwnPassword>;
