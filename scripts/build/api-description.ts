import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import swagger from "@fastify/swagger";
import Fastify from "fastify";
import { allEndpoints } from "#contract/all-endpoints.ts";
import packageJson from "#package.json" with { type: "json" };
import { docsFiles } from "#server/http/api-docs.ts";
import { routeSchema } from "#server/http/route-schema.ts";

/**
 * Writes into `out/api` what the service says of its API: the description, made of the contract's endpoints by the very
 * schemas that they are served with, and the files of Swagger UI, which shows it.
 */
export async function writeApiDocs(out: string): Promise<string> {
	const folder = `${out}/api`;
	await mkdir(folder, { recursive: true });
	await writeFile(`${folder}/openapi.json`, JSON.stringify(await describeApi()));
	const files = fileURLToPath(new URL("static/", import.meta.resolve("@fastify/swagger-ui")));
	for (const name of Object.keys(docsFiles)) await copyFile(`${files}/${name}`, `${folder}/${name}`);
	return `${allEndpoints.length} calls`;
}

const bearerMeans =
	"The token of a session, or an API token (`bdx_…`), which an owner makes under Settings. What a call names here is the scope that an API token needs.";

async function describeApi(): Promise<object> {
	const app = Fastify();
	await app.register(swagger, {
		openapi: {
			openapi: "3.1.0",
			info: {
				title: "Billet-doux",
				version: packageJson.version,
				description: "Anonymous love messages, moderated before they are delivered.",
			},
			components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", description: bearerMeans } } },
		},
	});
	for (const endpoint of allEndpoints) {
		const { method, path } = endpoint;
		app.route({ method, url: path, schema: routeSchema(endpoint), handler: async () => {} });
	}
	await app.ready();
	return app.swagger();
}
