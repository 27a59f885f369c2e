import type { FailureCause, SendOutcome } from "./transport.ts";

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

/**
 * What a failed SMTP attempt means for the e-mail (RFC 5321, section 4.2.1; RFC 3463, RFC 7372).
 * Only a lasting refusal of this recipient or this text is permanent. A refusal of the service itself (log-in,
 * sender, greeting) stays temporary: the operator can repair it within the retry period, and no note dies of it.
 */
export function outcomeOfError(error: unknown): SendOutcome {
	const failure: SmtpError = typeof error === "object" && error !== null ? error : {};
	const reply = replyOf(failure);
	const words = wordsOf(failure);
	if (reply !== undefined) return { ...outcomeOfReply(reply, String(failure.command ?? "")), words };
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

interface Reply {
	/** Three digits, as 550. */
	readonly basic: number;
	/** Enhanced status without its class, as "1.1"; empty when the server gives none. */
	readonly detail: string;
	/** As "550 5.1.1". */
	readonly code: string;
}

function replyOf({ responseCode, response }: SmtpError): Reply | undefined {
	if (typeof responseCode !== "number" || !Number.isInteger(responseCode)) return undefined;
	const [, status = "", detail = ""] = /^\d{3}[ -]([245]\.(\d{1,3}\.\d{1,3}))(?!\S)/.exec(String(response ?? "")) ?? [];
	return { basic: responseCode, detail, code: `${responseCode} ${status}`.trimEnd() };
}

function outcomeOfReply(reply: Reply, command: string): Exclude<SendOutcome, { kind: "accepted" }> {
	const aboutMessage = command === "RCPT TO" || command === "DATA";
	const lasting = reply.basic >= 500 && reply.basic < 600 && aboutMessage && !isAboutUs(reply) && !isQuota(reply);
	return { kind: lasting ? "permanent" : "temporary", cause: "refused", code: reply.code };
}

/** 503: the session was in the wrong state. 530, 534, 535, 538: log-in (RFC 4954, RFC 3207). */
const sessionReplies = new Set([503, 530, 534, 535, 538]);

/** Sender's address or host (RFC 3463, 7505), log-in (RFC 4954), and DKIM, SPF or reverse DNS of the sender (RFC 7372). */
const senderDetails = /^(?:1\.[78]|7\.[89]|7\.2[0-7])$/;

function isAboutUs({ basic, detail }: Reply): boolean {
	return sessionReplies.has(basic) || senderDetails.test(detail);
}

/** A full mailbox may be emptied within days; a message that is too large (2.3, 3.4) stays so. */
function isQuota({ basic, detail }: Reply): boolean {
	return detail === "2.2" || (basic === 552 && detail !== "2.3" && detail !== "3.4");
}

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
