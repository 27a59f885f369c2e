import type { FastifyInstance, FastifyReply } from "fastify";
import { ExpectedError } from "#contract/errors.ts";
import { metricsContentType } from "./metrics.ts";
import type { MetricsGuard } from "./metrics-access.ts";

/** Serves `/metrics` to whoever may read it. The answer is one buffer, however many ask for it and read it slowly. */
export function registerMetrics(app: FastifyInstance, guard: MetricsGuard, text: () => Promise<Buffer>): void {
	app.get("/metrics", {
		async onRequest(request, reply): Promise<FastifyReply | undefined> {
			const told = guard(request);
			if (told === "refused") throw new ExpectedError("unauthenticated", "not_signed_in");
			if (told === "granted") return undefined;
			reply.callNotFound();
			return reply;
		},
		handler: async (_request, reply) =>
			reply
				.header("cache-control", "no-store")
				.type(metricsContentType)
				.send(await text()),
	});
}
