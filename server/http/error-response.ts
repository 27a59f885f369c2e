import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import {
	type ErrorCode,
	type ErrorReason,
	ExpectedError,
	type Failure,
	statusOfError,
	toldReason,
} from "#contract/errors.ts";
import type { Log } from "#server/log.ts";
import { secondsToWait } from "./overloaded.ts";

/** The words of an error in the reader's language. */
export type DescribeError = (
	reason: ErrorReason,
	inputs: Readonly<Record<string, string | number>>,
	acceptLanguage: string | undefined,
) => string;

/** Told that a request was refused since too much was asked for, and why. */
export type OnRefused = (reason: ErrorReason) => void;

/** Whether a failure says no more than that there is too much. */
export function isRefusal({ code }: ExpectedError): boolean {
	return code === "rate_limited" || code === "overloaded";
}

interface AnswerDependencies {
	readonly describeError: DescribeError;
	readonly onRefused?: OnRefused | undefined;
	readonly log: Log;
}

/** Answers a failure in the API's one shape. What was not expected is logged and shown as nothing more than `internal`. */
export function answerError(
	error: unknown,
	request: FastifyRequest,
	reply: FastifyReply,
	{ describeError, onRefused, log }: AnswerDependencies,
): FastifyReply {
	const expected = error instanceof ExpectedError ? error : expectedFrom(error);
	if (isRefusal(expected)) onRefused?.(expected.reason);
	const where = { request: request.id, route: request.routeOptions.url ?? "(none)" };
	if (expected.code === "internal" && !isHangUp(error, request)) log.error(where, "unexpected failure", error);
	const { cause } = expected.detail;
	if (expected.code === "unavailable" && cause !== undefined) log.warn(where, "the database is unavailable", cause);
	// RFC 9110, section 15.5.2: a 401 names the scheme that it asks for.
	if (expected.code === "unauthenticated") reply.header("www-authenticate", "Bearer");
	const status = statusOfError[expected.code];
	// RFC 9110, section 10.2.3: who is refused for the moment is told when to come again.
	const wait = expected.detail.retryAfterSeconds ?? (status === 503 ? secondsToWait() : undefined);
	if (wait !== undefined) reply.header("retry-after", wait);
	// By it the operator finds in the log what went wrong for whoever tells it.
	if (status >= 500) reply.header("x-request-id", request.id);
	const body = failureBody(expected, describeError, request.headers["accept-language"]);
	return reply
		.code(status)
		.header("cache-control", "no-store")
		.type("application/json; charset=utf-8")
		.send(asPromised(body, request, status));
}

/** Whoever asked has gone, and that is all that is wrong. */
function isHangUp(error: unknown, { raw }: FastifyRequest): boolean {
	return raw.socket.destroyed && /^(?:ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE)$/.test(String(Object(error).code));
}

/** Some endpoints promise the words of a failure as `message`, too. */
function asPromised(body: Failure, request: FastifyRequest, status: number): Failure & { readonly message?: string } {
	const schema = Object(Object(request.routeOptions.schema?.response)[status]);
	return Object.hasOwn(Object(schema.properties), "message") ? { ...body, message: body.error } : body;
}

/** What is told of an error, in the reader's language. */
export function wordsOf(
	{ reason, detail }: ExpectedError,
	describe: DescribeError,
	acceptLanguage: string | undefined,
): string {
	const { field, inputs, retryAfterSeconds = 0 } = detail;
	const minutes = Math.ceil(retryAfterSeconds / 60);
	return describe(reason, { ...inputs, minutes, ...(field !== undefined && { field }) }, acceptLanguage);
}

/** The body for an error, in the reader's language. */
export function failureBody(
	error: ExpectedError,
	describe: DescribeError,
	acceptLanguage: string | undefined,
): Failure {
	const { field, errorType, facts = {}, limit, retryAfterSeconds = 0 } = error.detail;
	const reason = toldReason(error.reason);
	return {
		...facts,
		success: false,
		error: wordsOf(error, describe, acceptLanguage),
		...(field === undefined ? {} : { field }),
		...(errorType === undefined ? {} : { errorType }),
		...(limit === undefined ? {} : { limit, retryAfterSeconds }),
		...(reason === undefined ? {} : { reason }),
	};
}

/** What Fastify itself refuses, by status; the rest is our bug. */
function expectedFrom(error: unknown): ExpectedError {
	const { validation, statusCode } = Object(error) as Partial<FastifyError>;
	const violation = validation?.[0];
	if (violation !== undefined) {
		const missing = violation.params.missingProperty;
		const field = typeof missing === "string" ? missing : violation.instancePath.slice(1).replaceAll("/", ".");
		if (field === "") return new ExpectedError("invalid_input", "body_invalid");
		const reason = violation.keyword === "required" ? "field_missing" : "field_invalid";
		return new ExpectedError("invalid_input", reason, { field });
	}
	const refusal = refusals[statusCode ?? 500];
	if (refusal !== undefined) return new ExpectedError(...refusal);
	return new ExpectedError("internal", "internal", { errorType: "unknown" });
}

const refusals: Readonly<Record<number, readonly [ErrorCode, ErrorReason]>> = {
	400: ["invalid_input", "body_invalid"],
	404: ["not_found", "not_found"],
	413: ["too_large", "too_large"],
	414: ["invalid_input", "request_malformed"],
	415: ["unsupported_media_type", "unsupported_media_type"],
};
