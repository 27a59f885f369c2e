import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import { ExpectedError } from "#contract/errors.ts";
import { withoutDoubledSlashes } from "./doubled-slashes.ts";
import { isNotModified } from "./not-modified.ts";
import type { StaticFile, StaticSite } from "./static-files.ts";

/** HEAD by the same handler: the one Fastify adds to GET says of a 304 that its body would be empty. */
const read = { method: ["GET", "HEAD"] as HTTPMethods[] };

/**
 * Serves the built site from memory: pages revalidated by tag or date, hashed assets immutable, unknown paths as a 404
 * page, and paths with doubled slashes by a redirect to the one that is meant.
 */
export function registerStaticPages(app: FastifyInstance, site: StaticSite): void {
	for (const [path, file] of site.files) {
		serveFile(app, path, file);
		// Somebody who adds a slash to a page means the page.
		if (path !== "/" && !path.includes(".")) serveFile(app, `${path}/`, file);
	}
	app.setNotFoundHandler((request, reply) => {
		const path = request.url.split(/[?#]/)[0] ?? "/";
		const page = site.notFound.get(`/${path.split("/")[1]}`) ?? site.notFound.get("");
		const wantsPage = request.method === "GET" || request.method === "HEAD";
		if (page === undefined || !wantsPage || path.startsWith("/api/")) throw new ExpectedError("not_found", "not_found");
		const meant = withoutDoubledSlashes(request.url);
		if (meant !== undefined) return reply.code(308).headers({ location: meant, "cache-control": "no-cache" }).send();
		return send(request, reply, page(), 404);
	});
}

/** Answers one path with a file that is asked for when somebody wants it. */
export function serveFile(app: FastifyInstance, path: string, file: () => StaticFile): void {
	app.route({ ...read, url: path, handler: (request, reply) => send(request, reply, file(), 200) });
}

function send(request: FastifyRequest, reply: FastifyReply, file: StaticFile, status: number): FastifyReply {
	const accepted = request.headers["accept-encoding"]?.toLowerCase() ?? "";
	const chosen = file.in(negotiate(accepted, file.encodings) ?? "identity") ?? file.identity;
	if (status === 200 && isNotModified(request.headers, chosen)) {
		return reply.code(304).headers(chosen.notModifiedHeaders).send();
	}
	return reply.code(status).headers(chosen.headers).send(chosen.body);
}
