import type { FastifyInstance } from "fastify";
import { ExpectedError } from "#contract/errors.ts";
import type { Log } from "#server/log.ts";
import { createReadiness, type ReadinessCheck } from "./readiness.ts";

/** `/healthz`: the process answers. `/readyz`: it can also take a note; otherwise it says within a second what is wrong. */
export function registerHealth(app: FastifyInstance, checks: readonly ReadinessCheck[], log: Log): void {
	const failing = createReadiness(checks, log);
	app.get("/healthz", async (_request, reply) => reply.header("cache-control", "no-store").send({ status: "alive" }));
	app.get("/readyz", async (_request, reply) => {
		const names = await failing();
		if (names.length > 0) {
			const facts = { failing: names.join(", ") };
			throw new ExpectedError("unavailable", "unavailable", { errorType: "unknown", facts });
		}
		return reply.header("cache-control", "no-store").send({ status: "ready" });
	});
}
