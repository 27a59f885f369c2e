import type { Endpoints } from "#contract/all-endpoints.ts";
import type { EndpointInput, EndpointOutput } from "#contract/endpoint.ts";
import type { Locale } from "#i18n/locales.ts";
import { call } from "#web/api.ts";
import { CallError } from "./call-error.ts";
import { takeEarlyAnswer } from "./early-answers.ts";

interface AskOptions {
	readonly locale: Locale;
	readonly token?: string;
	readonly signal?: AbortSignal | undefined;
}

/** For how long an answer is waited for. */
export const patienceMs = 10_000;

/** The answer of these is that of a mail server, which has time of its own, or a file of any length. */
const patienceOf: Partial<Readonly<Record<keyof Endpoints, number>>> = {
	"POST /api/admin/email/test": 20_000,
	"GET /api/admin/messages/export": 120_000,
	"GET /api/admin/email/suppressions/export": 120_000,
};

/**
 * Calls an endpoint and gives the body of its success. Rejects with a `CallError` for every other answer and for none;
 * none within ten seconds is called off.
 */
export async function ask<Name extends keyof Endpoints>(
	endpoint: Name,
	input: EndpointInput<Endpoints[Name]>,
	{ locale, token, signal }: AskOptions,
): Promise<EndpointOutput<Endpoints[Name]>> {
	const patience = callOffAfter(patienceOf[endpoint] ?? patienceMs, signal);
	const options = { locale, signal: patience.signal, ...(token !== undefined && { token }) };
	try {
		const answer: AnyAnswer = await (takeEarlyAnswer(endpoint, input, { locale, token }) ??
			call(endpoint, input, options));
		if (answer.status === 200) return answer.body as EndpointOutput<Endpoints[Name]>;
		throw new CallError(statusOf(answer), answer.body);
	} catch (error) {
		if (error instanceof CallError || signal?.aborted) throw error;
		throw new CallError("late", undefined);
	} finally {
		patience.end();
	}
}

interface AnyAnswer {
	readonly status: number | "offline" | "unreadable";
	readonly httpStatus?: number;
	readonly body?: unknown;
}

function statusOf({ status, httpStatus }: AnyAnswer): number | undefined {
	if (typeof status === "number") return status;
	return status === "unreadable" ? httpStatus : undefined;
}

/** A signal that aborts when the caller's does, and after a while by itself. */
function callOffAfter(ms: number, signal: AbortSignal | undefined) {
	const controller = new AbortController();
	const abort = () => controller.abort(signal?.reason);
	if (signal?.aborted) abort();
	signal?.addEventListener("abort", abort);
	const timer = setTimeout(() => controller.abort(), ms);
	const end = () => {
		clearTimeout(timer);
		signal?.removeEventListener("abort", abort);
	};
	return { signal: controller.signal, end };
}
