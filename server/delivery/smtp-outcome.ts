import { meaningOf } from "./smtp-reply.ts";
import type { FailureCause, SendFailure } from "./transport.ts";

/** What nodemailer and Node's sockets put on their errors. */
interface SmtpError {
	readonly code?: unknown;
	readonly originalCode?: unknown;
	readonly responseCode?: unknown;
	readonly response?: unknown;
	readonly command?: unknown;
	readonly timeoutType?: unknown;
	readonly message?: unknown;
}

/** What a failed SMTP attempt means for the e-mail. Without a reply it is worth a retry. */
export function outcomeOfError(error: unknown): SendFailure {
	const failure: SmtpError = typeof error === "object" && error !== null ? error : {};
	const words = wordsOf(failure);
	const reply = replyOf(failure);
	if (reply !== undefined) return { ...reply, cause: "refused", words };
	// Refused before anything was sent: the recipient has a form that no server takes.
	if (failure.code === "EENVELOPE") return { kind: "permanent", cause: "refused", code: "EENVELOPE", words };
	return { kind: "temporary", cause: causeOf(failure), code: networkCode(failure), words };
}

const maxWords = 300;

function wordsOf({ response, message }: SmtpError): string {
	const text = typeof response === "string" ? response : String(message ?? "");
	return text
		.replace(/[\p{Cc}\s]+/gu, " ")
		.trim()
		.slice(0, maxWords);
}

function replyOf(failure: SmtpError) {
	const { responseCode, response } = failure;
	if (typeof responseCode !== "number" || !Number.isInteger(responseCode)) return undefined;
	const text = String(response ?? "");
	const [, status = "", detail = ""] = /^\d{3}[ -]([245]\.(\d{1,3}\.\d{1,3}))(?!\S)/.exec(text) ?? [];
	const words = text.replace(addresses, " ");
	const meaning = meaningOf({ basic: responseCode, detail, words, command: commandOf(failure) });
	return { ...meaning, code: `${responseCode} ${status}`.trimEnd() };
}

/** A 421 amid an envelope is given as the end of the connection; one before it has another code. */
function commandOf({ responseCode, code, command }: SmtpError): string {
	const isAmidEnvelope = responseCode === 421 && code === "ECONNECTION" && command === "CONN";
	return isAmidEnvelope ? "RCPT TO" : String(command ?? "");
}

/** What servers quote of an envelope: no word in it says why they refuse. */
const addresses = /<[^<>]*>|[^\s<>]+@[^\s<>]+/g;

/** EABORT is the deadline of one e-mail; a kernel's ETIMEDOUT has no type: no packet came back, so nobody was reached. */
function causeOf({ code, timeoutType }: SmtpError): FailureCause {
	if (code === "EAUTH" || code === "ENOAUTH") return "refused";
	const connected = code === "EABORT" || timeoutType === "SOCKET_TIMEOUT" || timeoutType === "UPGRADE_TIMEOUT";
	return connected ? "timeout" : "unreachable";
}

/** The most telling code: ECONNREFUSED rather than nodemailer's ESOCKET around it. */
function networkCode({ code, originalCode }: SmtpError): string {
	const isCode = (value: unknown): value is string => typeof value === "string" && /^[A-Z][A-Z0-9_]{1,39}$/.test(value);
	return [originalCode, code].find(isCode) ?? "EUNKNOWN";
}
