import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { constantFile, type StaticFile } from "./static-files.ts";
import { serveFile } from "./static-pages.ts";

const page = "/api/docs";
const files = `${page}/static`;
const description = "/api/openapi.json";

/** The files of Swagger UI that the page loads, with their types. */
export const docsFiles = {
	"swagger-ui.css": "text/css; charset=utf-8",
	"index.css": "text/css; charset=utf-8",
	"swagger-ui-bundle.js": "text/javascript; charset=utf-8",
	"favicon-32x32.png": "image/png",
} as const;

/**
 * Describes every endpoint of the contract: OpenAPI at /api/openapi.json, a readable page at /api/docs, from the files that
 * the build has put into `dir`. Each is read when it is first asked for: few visitors are programmers.
 */
export function registerApiDocs(app: FastifyInstance, dir: string): void {
	const fileOf = (name: string, type: string) => once(() => constantFile(readFileSync(join(dir, name)), typed(type)));
	serveFile(app, description, fileOf("openapi.json", "application/json; charset=utf-8"));
	for (const [name, type] of Object.entries(docsFiles)) serveFile(app, `${files}/${name}`, fileOf(name, type));
	const start = constantFile(startScript, typed("text/javascript; charset=utf-8"));
	serveFile(app, `${files}/start.js`, () => start);
	const document = constantFile(html, { ...typed("text/html; charset=utf-8"), ...alone });
	for (const path of [page, `${page}/`]) serveFile(app, path, () => document);
}

function typed(type: string) {
	return { "content-type": type, "cache-control": "no-cache" };
}

function once(make: () => StaticFile): () => StaticFile {
	let made: StaticFile | undefined;
	return () => {
		made ??= make();
		return made;
	};
}

const policy =
	"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What is shown in a window shares it with no other site. */
const alone = { "content-security-policy": policy, "cross-origin-opener-policy": "same-origin" };

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
<title>Billet-doux API</title>
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
