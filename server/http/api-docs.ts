import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";

/**
 * Describes every route served after it: OpenAPI at /api/openapi.json, a readable page at /api/docs.
 * Register it before the routes.
 */
export async function registerApiDocs(app: FastifyInstance, version: string): Promise<void> {
	await app.register(swagger, {
		openapi: {
			openapi: "3.1.0",
			info: {
				title: "Billet-doux",
				version,
				description: "Anonymous love messages, moderated before they are delivered.",
			},
			components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
		},
	});
	app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
	await app.register(swaggerUi, {
		routePrefix: "/api/docs",
		// Without the bar that explores other APIs.
		uiConfig: { layout: "BaseLayout", docExpansion: "list", defaultModelsExpandDepth: -1 },
		staticCSP:
			"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
		theme: { title: "Billet-doux API" },
	});
}
