import { m } from "#i18n/compiled/messages.js";
import { CallError, serverWordsOf } from "./call-error.ts";

/** What to say of a failed call: the server's words, else that there was no answer, else which one. */
export function errorWords(error: unknown): string {
	return serverWordsOf(error) ?? unansweredWords(error) ?? statusWords(error) ?? m.admin_calls_failed();
}

/** The same of a sign-in, which names no status (specification, error catalogue). */
export function signInErrorWords(error: unknown): string {
	return serverWordsOf(error) ?? unansweredWords(error) ?? m.admin_calls_failed();
}

function unansweredWords(error: unknown): string | undefined {
	if (!(error instanceof CallError) || error.status !== undefined) return undefined;
	return error.isLate ? m.admin_calls_too_late() : m.admin_calls_no_server();
}

/** As `Erreur 502: Bad Gateway`. */
export function statusWords(error: unknown): string | undefined {
	if (!(error instanceof CallError) || error.status === undefined || error.statusText === "") return undefined;
	return m.admin_calls_status({ status: error.status, statusText: error.statusText });
}
