import { STATUS_CODES } from "node:http";
import { type ErrorCode, type ErrorReason, ExpectedError, statusOfError } from "#contract/errors.ts";
import { type DescribeError, failureBody } from "./error-response.ts";

type Refusal = readonly [ErrorCode, ErrorReason];

/** By the codes of Node's errors; any other of its parser's means a malformed request. */
const refusals: Readonly<Record<string, Refusal>> = {
	ERR_HTTP_REQUEST_TIMEOUT: ["timeout", "request_timeout"],
	HPE_HEADER_OVERFLOW: ["headers_too_large", "too_large"],
	HPE_CHUNK_EXTENSIONS_OVERFLOW: ["too_large", "too_large"],
};

/**
 * The whole answer to what Node gave up before it was a request, in the form of every other failure. Undefined when the
 * connection broke. The language is the default one: no header has been read.
 */
export function parserRefusal(
	error: Error,
	headers: Readonly<Record<string, string>>,
	describeError: DescribeError,
): string | undefined {
	const code = String(Reflect.get(error, "code"));
	const refusal = refusals[code] ?? (code.startsWith("HPE_") ? malformed : undefined);
	if (refusal === undefined) return undefined;
	const status = statusOfError[refusal[0]];
	const body = JSON.stringify(failureBody(new ExpectedError(...refusal), describeError, undefined));
	const all = {
		...headers,
		"cache-control": "no-store",
		"content-type": "application/json; charset=utf-8",
		"content-length": Buffer.byteLength(body),
		connection: "close",
	};
	const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
	return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}

const malformed: Refusal = ["invalid_input", "request_malformed"];
