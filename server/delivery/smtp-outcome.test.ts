import { describe, expect, it } from "vitest";
import { outcomeOfError } from "./smtp-outcome.ts";

/** An error as nodemailer builds it from a reply. */
function replyError(command: string, response: string) {
	return Object.assign(new Error(`Command failed: ${response}`), {
		code: command === "DATA" ? "EMESSAGE" : "EENVELOPE",
		command,
		response,
		responseCode: Number(response.slice(0, 3)),
	});
}

describe("a reply of the mail server", () => {
	it.each([
		// The recipient or the text is refused for good.
		["RCPT TO", "550 5.1.1 <jane@example.org> User unknown", "permanent", "550 5.1.1"],
		["RCPT TO", "550 No such user here", "permanent", "550"],
		["RCPT TO", "551 5.1.6 User has moved", "permanent", "551 5.1.6"],
		["RCPT TO", "553 5.1.3 Bad mailbox syntax", "permanent", "553 5.1.3"],
		["RCPT TO", "550-5.1.1 The account does not exist\n550 5.1.1 Try again", "permanent", "550 5.1.1"],
		["RCPT TO", "556 5.1.10 Recipient address has null MX", "permanent", "556 5.1.10"],
		["RCPT TO", "550 5.7.1 Refused by policy", "permanent", "550 5.7.1"],
		["DATA", "554 5.7.1 Message looks like spam", "permanent", "554 5.7.1"],
		["DATA", "554 Transaction failed", "permanent", "554"],
		["DATA", "552 5.3.4 Message too big", "permanent", "552 5.3.4"],
		["DATA", "550 5.6.0 Malformed", "permanent", "550 5.6.0"],
		// Later may be better.
		["RCPT TO", "450 4.2.0 Greylisted, jane@example.org", "temporary", "450 4.2.0"],
		["RCPT TO", "451 4.7.1 Try again later", "temporary", "451 4.7.1"],
		["RCPT TO", "452 4.2.2 Mailbox full", "temporary", "452 4.2.2"],
		["DATA", "451 Local error", "temporary", "451"],
		["DATA", "421 4.3.2 Closing down", "temporary", "421 4.3.2"],
		["CONN", "421 Too many connections", "temporary", "421"],
		// Full mailboxes are emptied.
		["RCPT TO", "552 5.2.2 Over quota", "temporary", "552 5.2.2"],
		["RCPT TO", "552 Exceeded storage allocation", "temporary", "552"],
		["DATA", "554 5.2.2 Mailbox full", "temporary", "554 5.2.2"],
		// About us, not about the recipient.
		["CONN", "554 5.7.1 Your address is blocked", "temporary", "554 5.7.1"],
		["EHLO", "550 5.7.1 Unacceptable name", "temporary", "550 5.7.1"],
		["STARTTLS", "502 5.5.1 Not implemented", "temporary", "502 5.5.1"],
		["AUTH PLAIN", "535 5.7.8 Bad credentials", "temporary", "535 5.7.8"],
		["AUTH LOGIN", "534 5.7.9 Application password required", "temporary", "534 5.7.9"],
		["MAIL FROM", "530 5.7.0 Must issue STARTTLS first", "temporary", "530 5.7.0"],
		["MAIL FROM", "550 5.1.8 Sender's domain not found", "temporary", "550 5.1.8"],
		["MAIL FROM", "553 5.7.1 Sender not owned", "temporary", "553 5.7.1"],
		["RCPT TO", "530 Authentication required", "temporary", "530"],
		["RCPT TO", "550 5.1.8 Sender rejected", "temporary", "550 5.1.8"],
		["RCPT TO", "550 5.7.25 No reverse DNS", "temporary", "550 5.7.25"],
		["DATA", "550 5.7.26 Unauthenticated sender", "temporary", "550 5.7.26"],
		["DATA", "503 5.5.1 Bad sequence", "temporary", "503 5.5.1"],
		["DATA", "250 2.0.0 But this was no success", "temporary", "250 2.0.0"],
	])("to %s: %s → %s", (command, response, kind, code) => {
		expect(outcomeOfError(replyError(command, response))).toMatchObject({ kind, cause: "refused", code });
	});

	it("leaves no word of the server in the code", () => {
		const { code } = outcomeOfError(replyError("RCPT TO", "550 5.1.1bob@example.org")) as { code: string };
		expect(code).toBe("550");
	});
});

describe("a failure without a reply", () => {
	it.each([
		[{ code: "ESOCKET", originalCode: "ECONNREFUSED" }, "unreachable", "ECONNREFUSED"],
		[{ code: "ESOCKET", originalCode: "ECONNRESET" }, "unreachable", "ECONNRESET"],
		[{ code: "ESOCKET", originalCode: "EHOSTUNREACH" }, "unreachable", "EHOSTUNREACH"],
		[{ code: "ESOCKET", originalCode: "ETIMEDOUT" }, "unreachable", "ETIMEDOUT"],
		[{ code: "ESOCKET", originalCode: "DEPTH_ZERO_SELF_SIGNED_CERT" }, "unreachable", "DEPTH_ZERO_SELF_SIGNED_CERT"],
		[{ code: "EDNS", originalCode: "ENOTFOUND" }, "unreachable", "ENOTFOUND"],
		[{ code: "ETLS" }, "unreachable", "ETLS"],
		[{ code: "ECONNECTION" }, "unreachable", "ECONNECTION"],
		[{ code: "ETIMEDOUT", timeoutType: "CONNECT_TIMEOUT" }, "unreachable", "ETIMEDOUT"],
		[{ code: "ETIMEDOUT", timeoutType: "GREETING_TIMEOUT" }, "unreachable", "ETIMEDOUT"],
		[{ code: "ETIMEDOUT", timeoutType: "UPGRADE_TIMEOUT" }, "timeout", "ETIMEDOUT"],
		[{ code: "ETIMEDOUT", timeoutType: "SOCKET_TIMEOUT" }, "timeout", "ETIMEDOUT"],
		[{ code: "EABORT" }, "timeout", "EABORT"],
		[{ code: "ENOAUTH" }, "refused", "ENOAUTH"],
		[{ code: "no connection to jane@example.org" }, "unreachable", "EUNKNOWN"],
		[{}, "unreachable", "EUNKNOWN"],
	])("%j is temporary: %s", (fields, cause, code) => {
		expect(outcomeOfError(Object.assign(new Error("jane@example.org"), fields))).toMatchObject({
			kind: "temporary",
			cause,
			code,
		});
	});

	it("is permanent when no server would ever take the address", () => {
		const error = Object.assign(new Error("Invalid recipient"), { code: "EENVELOPE", command: "API" });
		expect(outcomeOfError(error)).toMatchObject({ kind: "permanent", cause: "refused", code: "EENVELOPE" });
	});

	it.each([undefined, null, "down", 7])("copes with %s being thrown", (thrown) => {
		expect(outcomeOfError(thrown)).toMatchObject({ kind: "temporary", cause: "unreachable", code: "EUNKNOWN" });
	});

	it("tells what the server said on one short line, which is for no log", () => {
		const reply = replyError("RCPT TO", "550 5.1.1 <jane@example.org>:\r\n no such user here");
		expect(outcomeOfError(reply)).toMatchObject({ words: "550 5.1.1 <jane@example.org>: no such user here" });
		expect(outcomeOfError(new Error("x".repeat(1_000)))).toMatchObject({ words: "x".repeat(300) });
	});
});
