import { ExpectedError } from "#contract/errors.ts";

/** Seconds after which to come again: at random, so that those who were refused together do not return together. */
export function secondsToWait(): number {
	return 2 + Math.floor(Math.random() * 9);
}

/** The refusal of work for which there is no room. To be thrown before anything of the work is done: it may be repeated. */
export function overloaded(): ExpectedError {
	return new ExpectedError("overloaded", "overloaded", {
		errorType: "unknown",
		retryAfterSeconds: secondsToWait(),
	});
}
