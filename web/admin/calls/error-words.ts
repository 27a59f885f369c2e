import { m } from "#i18n/compiled/messages.js";
import { CallError, serverWordsOf } from "./call-error.ts";

/** What to say of a failed call: the server's words, else that there was no answer, else that it failed. */
export function errorWords(error: unknown): string {
	const words = serverWordsOf(error);
	if (words !== undefined) return words;
	const isUnanswered = error instanceof CallError && error.status === undefined;
	return isUnanswered ? m.admin_calls_no_server() : m.admin_calls_failed();
}
