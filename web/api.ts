import type { Endpoints } from "#contract/all-endpoints.ts";
import type { Endpoint, EndpointAnswer, EndpointInput } from "#contract/endpoint.ts";

/** No answer of the contract: the network failed (`offline`), or something between answered (`unreadable`, with the status of HTTP). */
export type CallFailure = { status: "offline" } | { status: "unreadable"; httpStatus: number };

/** Whatever comes back from a call. */
export type Answer<E extends Endpoint> = (EndpointAnswer<E> | CallFailure) & {
	/** Seconds to wait before the same may be asked again, where the server says so. */
	readonly retryAfter?: number;
};

export interface CallOptions {
	/** The page's language, for the words of the answer. */
	readonly locale: string;
	readonly signal?: AbortSignal | undefined;
	/** An administrator's. */
	readonly token?: string;
}

/**
 * Calls an endpoint, named by method and path, and gives its answer as `{status, body}`. Failures of the network are
 * answers too; it rejects only when `signal` aborts. Types alone come from the contract, so that its schema library
 * stays out of the bundle; a name that is not the contract's does not compile.
 */
export async function call<Name extends keyof Endpoints>(
	endpoint: Name,
	input: EndpointInput<Endpoints[Name]>,
	{ locale, signal, token }: CallOptions,
): Promise<Answer<Endpoints[Name]>> {
	const [method = "", path = ""] = endpoint.split(" ");
	const { params, query, body, headers: named } = input as Input;
	const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": locale, ...named };
	if (body !== undefined) headers["Content-Type"] = "application/json";
	if (token !== undefined) headers.Authorization = `Bearer ${token}`;
	let response: Response;
	try {
		response = await fetch(urlOf(path, params, query), {
			method,
			headers,
			body: body === undefined ? null : JSON.stringify(body),
			signal: signal ?? null,
		});
	} catch (error) {
		if (signal?.aborted) throw error;
		return { status: "offline" };
	}
	return answerOf<Endpoints[Name]>(response, signal);
}

interface Input {
	readonly params?: Readonly<Record<string, string>>;
	readonly query?: Readonly<Record<string, string | number>>;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: unknown;
}

async function answerOf<E extends Endpoint>(response: Response, signal: AbortSignal | undefined): Promise<Answer<E>> {
	const retryAfter = Number(response.headers.get("retry-after"));
	try {
		const isText = response.headers.get("content-type")?.startsWith("text/csv") === true;
		const answer = { status: response.status, body: await (isText ? response.text() : response.json()) };
		return (retryAfter > 0 ? { ...answer, retryAfter } : answer) as unknown as Answer<E>;
	} catch (error) {
		if (signal?.aborted) throw error;
		return { status: "unreadable", httpStatus: response.status };
	}
}

/** The path with its `:name` parts filled in, URL-encoded, and the query behind it. */
function urlOf(path: string, params: Input["params"] = {}, query: Input["query"] = {}): string {
	const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
	const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`])).toString();
	return search === "" ? filled : `${filled}?${search}`;
}
