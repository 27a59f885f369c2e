import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import { isFromThisMachine } from "#server/http/this-machine.ts";

type AccessSettings = Pick<Config, "metricsToken" | "metricsPort">;

/**
 * What a request for metrics is told: `refused` without the right token, `unknown` as everybody is under an unknown path,
 * where no token would help.
 */
export type MetricsGuard = (request: Pick<FastifyRequest, "socket" | "headers">) => "granted" | "refused" | "unknown";

/**
 * Who may read metrics: whoever has the token; without one, programs on this machine, at a port that is for nothing else. At
 * the port of the service nobody may: a proxy on this machine makes every stranger look local there.
 */
export function createMetricsGuard({ metricsToken, metricsPort }: AccessSettings): MetricsGuard {
	if (metricsToken !== undefined) {
		const right = digestOf(metricsToken);
		return ({ headers }) => {
			const given = /^Bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1];
			return given !== undefined && timingSafeEqual(digestOf(given), right) ? "granted" : "refused";
		};
	}
	return (request) => (metricsPort !== undefined && isFromThisMachine(request) ? "granted" : "unknown");
}

/** Of one length, so that comparing takes the same time whatever is given. */
function digestOf(token: string): Buffer {
	return createHash("sha256").update(token).digest();
}
