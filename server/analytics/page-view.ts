import type { IncomingHttpHeaders } from "node:http";

interface PageRequest {
	readonly method: string;
	readonly headers: IncomingHttpHeaders;
}

/**
 * Whether somebody looks at the page that was answered: not when a browser only fetches it in advance
 * (Sec-Purpose, and the names it had before), nor when a script or a service worker asks (Fetch Metadata).
 */
export function isPageView({ method, headers }: PageRequest, status: number): boolean {
	if (method !== "GET" || (status !== 200 && status !== 304)) return false;
	const purposes = [headers["sec-purpose"], headers.purpose, headers["x-purpose"], headers["x-moz"]];
	if (purposes.some((purpose) => purpose !== undefined && /prefetch|preview|prerender/i.test(String(purpose)))) {
		return false;
	}
	const destination = headers["sec-fetch-dest"];
	return destination === undefined || destination === "document";
}

/** The path of a page however it is asked for: without the slash that some add. */
export function pagePath(path: string): string {
	return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}
