import type { sendContactMessage } from "#contract/contact.ts";
import type { Endpoint, EndpointAnswer, EndpointInput } from "#contract/endpoint.ts";
import type { readInbox } from "#contract/inbox.ts";
import type { sendMessage } from "#contract/message.ts";

/** An endpoint without its schemas: what the browser needs to call it, typed by what the contract says of it. */
export interface EndpointAddress<E extends Endpoint> {
	readonly method: E["method"];
	readonly path: E["path"];
	/** Carries the endpoint's type; never set. */
	readonly endpoint?: E;
}

interface Api {
	readonly sendMessage: EndpointAddress<typeof sendMessage>;
	readonly readInbox: EndpointAddress<typeof readInbox>;
	readonly sendContactMessage: EndpointAddress<typeof sendContactMessage>;
}

/**
 * The calls the browser makes. Only types come from the contract, so that its schema library stays out of the
 * bundle; a method or path that differs from the contract's does not compile.
 */
export const api: Api = {
	sendMessage: { method: "POST", path: "/api/messages" },
	readInbox: { method: "GET", path: "/api/messages/:email" },
	sendContactMessage: { method: "POST", path: "/api/contact" },
};

/** No answer of the contract: the network failed (`offline`), or something between answered (`unreadable`). */
export type CallFailure = { status: "offline" } | { status: "unreadable" };

export interface CallOptions {
	/** The page's language, for the words of the answer. */
	readonly locale: string;
	readonly signal?: AbortSignal | undefined;
	/** An administrator's. */
	readonly token?: string;
}

/**
 * Calls an endpoint and gives its answer as `{status, body}`. Failures of the network are answers too;
 * it rejects only when `signal` aborts.
 */
export async function call<E extends Endpoint>(
	endpoint: EndpointAddress<E>,
	input: EndpointInput<E>,
	{ locale, signal, token }: CallOptions,
): Promise<EndpointAnswer<E> | CallFailure> {
	const { params, query, body } = input as Input;
	const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": locale };
	if (body !== undefined) headers["Content-Type"] = "application/json";
	if (token !== undefined) headers.Authorization = `Bearer ${token}`;
	let response: Response;
	try {
		response = await fetch(urlOf(endpoint.path, params, query), {
			method: endpoint.method,
			headers,
			body: body === undefined ? null : JSON.stringify(body),
			signal: signal ?? null,
		});
	} catch (error) {
		if (signal?.aborted) throw error;
		return { status: "offline" };
	}
	return answerOf<E>(response, signal);
}

interface Input {
	readonly params?: Readonly<Record<string, string>>;
	readonly query?: Readonly<Record<string, string | number>>;
	readonly body?: unknown;
}

async function answerOf<E extends Endpoint>(
	response: Response,
	signal: AbortSignal | undefined,
): Promise<EndpointAnswer<E> | CallFailure> {
	try {
		return { status: response.status, body: await response.json() } as unknown as EndpointAnswer<E>;
	} catch (error) {
		if (signal?.aborted) throw error;
		return { status: "unreadable" };
	}
}

/** The path with its `:name` parts filled in, URL-encoded, and the query behind it. */
export function urlOf(path: string, params: Input["params"] = {}, query: Input["query"] = {}): string {
	const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
	const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`])).toString();
	return search === "" ? filled : `${filled}?${search}`;
}
