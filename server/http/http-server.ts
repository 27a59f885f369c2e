import type { IncomingMessage } from "node:http";
import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { ExpectedError } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { Log } from "#server/log.ts";
import { createRequestIds, currentRequest } from "#server/request-id.ts";
import { compileSchemasWhenNeeded } from "./compiled-schemas.ts";
import { Connections } from "./connections.ts";
import { answerError, type DescribeError, type OnRefused } from "./error-response.ts";
import { parserRefusal } from "./parser-refusal.ts";

interface HttpServerOptions {
	/** Addresses or CIDR ranges whose forwarded headers count. */
	readonly trustProxy: readonly string[];
	/** True when visitors reach the service over HTTPS. */
	readonly secure: boolean;
	readonly describeError: DescribeError;
	readonly onRefused?: OnRefused;
	readonly log: Log;
}

export interface HttpServer {
	readonly app: FastifyInstance;
	readonly connections: Connections;
}

const ajv = { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: true } } as const;

/** Fastify with the habits every answer shares: limits, security headers, error bodies, one log line without personal data. */
export function createHttpServer({ trustProxy, secure, ...answering }: HttpServerOptions): HttpServer {
	const { describeError, log } = answering;
	const headers = sharedHeaders(secure);
	const connections = new Connections((error) => parserRefusal(error, headers, describeError));
	const app = Fastify({
		serverFactory: (handler) => connections.createServer(handler),
		logger: false,
		bodyLimit: limits.bodyBytes,
		trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
		// Whoever came in time is answered; `connections` ends the rest.
		return503OnClosing: false,
		genReqId: createRequestIds(),
		clientErrorHandler: () => {},
		frameworkErrors(_error, request, reply) {
			reply.headers(headers);
			const malformed = new ExpectedError("invalid_input", "request_malformed");
			return answerError(malformed, request, reply, answering);
		},
		routerOptions: { ignoreTrailingSlash: false, maxParamLength: 1_000 },
		ajv,
	});
	compileSchemasWhenNeeded(app, ajv);
	app.addHook("onRequest", (request, reply, done) => {
		reply.headers(headers);
		const fault = namesOneHost(request.raw) ? undefined : new ExpectedError("invalid_input", "request_malformed");
		currentRequest.run(request.id, () => done(fault));
	});
	// A body arrives by events of the connection, which know nothing of the hook before.
	app.addHook("preValidation", (request, _reply, done) => currentRequest.run(request.id, done));
	app.addHook("onResponse", (request, reply, done) => {
		log.debug(requestFacts(request, reply.statusCode, reply.elapsedTime), "request");
		done();
	});
	app.setErrorHandler((error, request, reply) => answerError(error, request, reply, answering));
	return { app, connections };
}

function sharedHeaders(secure: boolean): Readonly<Record<string, string>> {
	return {
		"x-content-type-options": "nosniff",
		"referrer-policy": "no-referrer",
		"cross-origin-resource-policy": "same-origin",
		// Pages bring their own policy; anything else may load nothing and be framed by nobody.
		"content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
		...(secure ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
	};
}

/** RFC 9112, section 3.2: two of them, or none in HTTP/1.1, are refused. Node takes the first and drops the others. */
function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
	let hosts = 0;
	for (let index = 0; index < rawHeaders.length; index += 2) {
		const name = rawHeaders[index];
		if (name?.length === 4 && name.toLowerCase() === "host") hosts++;
	}
	return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
}

/** Where a server is reached, as `http://127.0.0.1:3000`. */
export function originOf({ host, port }: { readonly host: string; readonly port: number }): string {
	return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** The route's pattern instead of the URL: an inbox URL carries an address. */
function requestFacts(request: FastifyRequest, status: number, elapsedMs: number) {
	return {
		request: request.id,
		method: request.method,
		route: request.routeOptions.url ?? "(none)",
		status,
		ms: Math.round(elapsedMs * 10) / 10,
	};
}
