import { expect, test } from "vitest";
import { parserRefusal } from "./parser-refusal.ts";

const failure = (code: string) => Object.assign(new Error("what Node says"), { code });
const refusalOf = (code: string) => parserRefusal(failure(code), { "x-shared": "yes" }, (reason) => `«${reason}»`);

test.each([
	["ERR_HTTP_REQUEST_TIMEOUT", "408 Request Timeout", "request_timeout"],
	["HPE_HEADER_OVERFLOW", "431 Request Header Fields Too Large", "too_large"],
	["HPE_CHUNK_EXTENSIONS_OVERFLOW", "413 Payload Too Large", "too_large"],
	["HPE_INVALID_METHOD", "400 Bad Request", "request_malformed"],
])("%s is %s, as a whole answer", (code, status, reason) => {
	const body = JSON.stringify({ success: false, error: `«${reason}»` });
	expect(refusalOf(code)).toBe(
		[
			`HTTP/1.1 ${status}`,
			"x-shared: yes",
			"cache-control: no-store",
			"content-type: application/json; charset=utf-8",
			`content-length: ${Buffer.byteLength(body)}`,
			"connection: close",
			"",
			body,
		].join("\r\n"),
	);
});

test.each(["ECONNRESET", "EPIPE", "ETIMEDOUT"])("%s: nobody is there to be told", (code) => {
	expect(refusalOf(code)).toBeUndefined();
});
