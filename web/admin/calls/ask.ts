import type { Endpoints } from "#contract/all-endpoints.ts";
import type { EndpointInput, EndpointOutput } from "#contract/endpoint.ts";
import type { Locale } from "#i18n/locales.ts";
import { call } from "#web/api.ts";
import { CallError } from "./call-error.ts";

interface AskOptions {
	readonly locale: Locale;
	readonly token?: string;
	readonly signal?: AbortSignal | undefined;
}

/** Calls an endpoint and gives the body of its success. Rejects with a `CallError` for every other answer and for none. */
export async function ask<Name extends keyof Endpoints>(
	endpoint: Name,
	input: EndpointInput<Endpoints[Name]>,
	options: AskOptions,
): Promise<EndpointOutput<Endpoints[Name]>> {
	const answer: { status: number | string; body?: unknown } = await call(endpoint, input, options);
	if (answer.status === 200) return answer.body as EndpointOutput<Endpoints[Name]>;
	throw new CallError(typeof answer.status === "number" ? answer.status : undefined, answer.body);
}
