import type { FastifyInstance } from "fastify";
import type { Database } from "#server/database/engine.ts";

/** `/healthz`: the process answers. `/readyz`: it can also take a note, that is, begin and commit a write. */
export function registerHealth(app: FastifyInstance, database: Database): void {
	app.get("/healthz", { schema: { hide: true } }, async (_request, reply) =>
		reply.header("cache-control", "no-store").send({ status: "alive" }),
	);
	app.get("/readyz", { schema: { hide: true } }, async (_request, reply) => {
		await database.write(async (queries) => queries.selectFrom("administrator").select("username").limit(1).execute());
		return reply.header("cache-control", "no-store").send({ status: "ready" });
	});
}
