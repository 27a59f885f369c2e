import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Endpoint, EndpointInput, EndpointOutput } from "#contract/endpoint.ts";

/** What a handler may know of a request besides its input. Neither the address nor any other trace of the caller is in it. */
export interface RequestContext {
	readonly acceptLanguage: string | undefined;
	/** Stands for the caller in limits, for a day at most. */
	readonly source: string;
}

/** Answers a success; every failure is thrown as an `ExpectedError`. */
export type Handler<E extends Endpoint> = (
	input: EndpointInput<E>,
	context: RequestContext,
) => Promise<EndpointOutput<E>>;

/** Binds contract endpoints to their handlers. */
export type Serve = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

/**
 * Makes `serve` for a server: input is validated and output filtered by the endpoint's schemas,
 * and the route appears in the OpenAPI description.
 */
export function createServe(app: FastifyInstance, sourceOf: (ip: string) => string): Serve {
	return (endpoint, handler) => {
		app.route({
			method: endpoint.method,
			url: endpoint.path,
			schema: {
				summary: endpoint.summary,
				tags: [endpoint.access],
				...(endpoint.description === undefined ? {} : { description: endpoint.description }),
				...(endpoint.params === undefined ? {} : { params: endpoint.params }),
				...(endpoint.query === undefined ? {} : { querystring: endpoint.query }),
				...(endpoint.body === undefined ? {} : { body: endpoint.body }),
				response: endpoint.responses,
			},
			async handler(request, reply) {
				// Fastify has validated these against the very schemas their type is derived from.
				const input = { params: request.params, query: request.query, body: request.body } as EndpointInput<
					typeof endpoint
				>;
				const output = await handler(input, contextOf(request, sourceOf));
				// What becomes ready in one turn of the event loop leaves together: a write that has to wake
				// the other side costs several times one that follows another.
				await new Promise(setImmediate);
				// Answers hold letters and verdicts: no cache may keep them.
				return reply.header("cache-control", "no-store").send(output);
			},
		});
	};
}

function contextOf(request: FastifyRequest, sourceOf: (ip: string) => string): RequestContext {
	return { acceptLanguage: request.headers["accept-language"], source: sourceOf(request.ip) };
}
