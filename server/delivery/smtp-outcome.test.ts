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
