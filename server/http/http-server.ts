import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { limits } from "#contract/limits.ts";
import type { Log } from "#server/log.ts";
import { answerError, type DescribeError } from "./error-response.ts";

interface HttpServerOptions {
	/** Addresses or CIDR ranges whose forwarded headers count. */
	readonly trustProxy: readonly string[];
	/** True when visitors reach the service over HTTPS. */
	readonly secure: boolean;
	readonly describeError: DescribeError;
	readonly log: Log;
}

/** Fastify with the habits every answer shares: limits, security headers, error bodies, one log line without personal data. */
export function createHttpServer({ trustProxy, secure, describeError, log }: HttpServerOptions): FastifyInstance {
	const app = Fastify({
		logger: false,
		bodyLimit: limits.bodyBytes,
		trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
		requestTimeout: 15_000,
		forceCloseConnections: "idle",
		routerOptions: { ignoreTrailingSlash: false, maxParamLength: 1_000 },
		ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: true } },
	});
	const shared = {
		"x-content-type-options": "nosniff",
		"referrer-policy": "no-referrer",
		"cross-origin-resource-policy": "same-origin",
		// Pages bring their own policy; anything else may load nothing and be framed by nobody.
		"content-security-policy": "default-src 'none'; frame-ancestors 'none'",
		...(secure ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
	};
	app.addHook("onRequest", (_request, reply, done) => {
		reply.headers(shared);
		done();
	});
	app.addHook("onResponse", (request, reply, done) => {
		log.debug(requestFacts(request, reply.statusCode, reply.elapsedTime), "request");
		done();
	});
	app.setErrorHandler((error, request, reply) => answerError(error, request, reply, { describeError, log }));
	return app;
}

/** Where a server is reached, as `http://127.0.0.1:3000`. */
export function originOf({ host, port }: { readonly host: string; readonly port: number }): string {
	return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** The route's pattern instead of the URL: an inbox URL carries an address. */
function requestFacts(request: FastifyRequest, status: number, elapsedMs: number) {
	return {
		method: request.method,
		route: request.routeOptions.url ?? "(none)",
		status,
		ms: Math.round(elapsedMs * 10) / 10,
	};
}
