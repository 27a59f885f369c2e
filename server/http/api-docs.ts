import { readFileSync } from "node:fs";
import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { constantFile, type StaticFile } from "./static-files.ts";
import { serveFile } from "./static-pages.ts";

const title = "Billet-doux";
const page = "/api/docs";
const files = `${page}/static`;
const description = "/api/openapi.json";

/**
 * Describes every route served after it: OpenAPI at /api/openapi.json, a readable page at /api/docs.
 * Register it before the routes. Each answer is one buffer, made once: the description when all routes are there.
 */
export async function registerApiDocs(app: FastifyInstance, version: string): Promise<void> {
	await app.register(swagger, {
		openapi: {
			openapi: "3.1.0",
			info: { title, version, description: "Anonymous love messages, moderated before they are delivered." },
			components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
		},
	});
	let described: StaticFile | undefined;
	const describe = () => {
		described ??= constantFile(JSON.stringify(app.swagger()), json);
		return described;
	};
	app.addHook("onReady", async () => void describe());
	serveFile(app, description, describe);
	for (const [path, file] of docsPage()) serveFile(app, path, () => file);
}

const json = { "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" };

/** Swagger UI by its files alone: the plugin they come with reads the disk and describes the API anew for each request. */
function* docsPage(): Generator<readonly [path: string, StaticFile]> {
	const folder = new URL("static/", import.meta.resolve("@fastify/swagger-ui"));
	const typed = (type: string) => ({ "content-type": type, "cache-control": "no-cache" });
	for (const [name, type] of [
		["swagger-ui.css", "text/css; charset=utf-8"],
		["index.css", "text/css; charset=utf-8"],
		["swagger-ui-bundle.js", "text/javascript; charset=utf-8"],
		["favicon-32x32.png", "image/png"],
	] as const) {
		yield [`${files}/${name}`, constantFile(readFileSync(new URL(name, folder)), typed(type))];
	}
	yield [`${files}/start.js`, constantFile(startScript, typed("text/javascript; charset=utf-8"))];
	const document = constantFile(html, { ...typed("text/html; charset=utf-8"), "content-security-policy": policy });
	for (const path of [page, `${page}/`]) yield [path, document];
}

const policy =
	"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const options = {
	dom_id: "#swagger-ui",
	url: description,
	deepLinking: true,
	docExpansion: "list",
	defaultModelsExpandDepth: -1,
	validatorUrl: null,
};

const startScript = `SwaggerUIBundle(${JSON.stringify(options)});\n`;

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} API</title>
<link rel="stylesheet" href="${files}/swagger-ui.css">
<link rel="stylesheet" href="${files}/index.css">
<link rel="icon" type="image/png" sizes="32x32" href="${files}/favicon-32x32.png">
</head>
<body>
<div id="swagger-ui"></div>
<script src="${files}/swagger-ui-bundle.js"></script>
<script src="${files}/start.js"></script>
</body>
</html>
`;
