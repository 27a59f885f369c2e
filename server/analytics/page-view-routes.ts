import type { FastifyInstance } from "fastify";
import { countPageView } from "#contract/page-view.ts";
import type { RateLimit } from "#server/http/rate-limit.ts";
import type { Serve } from "#server/http/serve.ts";
import { isPageView, pagePath } from "./page-view.ts";
import type { PageViewCounter } from "./page-view-counter.ts";
import type { Visitors } from "./visitors.ts";

/** Counts the pages that are asked for, once their answer has left. `pages` are the paths of those that count. */
export function countPageRequests(
	app: FastifyInstance,
	pages: ReadonlySet<string>,
	visitors: Visitors,
	counter: PageViewCounter,
): void {
	app.addHook("onResponse", (request, reply, done) => {
		const path = request.routeOptions.url;
		if (path !== undefined && pages.has(pagePath(path)) && isPageView(request, reply.statusCode)) {
			counter.count(visitors.of(request.ip, request.headers["user-agent"]));
		}
		done();
	});
}

/** Counts the pages that a browser shows without asking for them. What is no page of the site counts nothing. */
export function servePageViews(
	serve: Serve,
	pages: ReadonlySet<string>,
	counter: PageViewCounter,
	limitPerSource: RateLimit,
): void {
	serve(countPageView, async ({ body }, { source, visitor }) => {
		await limitPerSource(source);
		if (pages.has(pagePath(body.path))) counter.count(visitor());
		return { success: true as const };
	});
}
