/** What a request is counted under. */
interface RouteLabel {
	readonly method: string;
	readonly route: string;
}

const methods = new Set(["GET", "HEAD", "POST", "DELETE"]);
const named = new Set(["/healthz", "/readyz", "/metrics"]);

/**
 * The pattern of a call of the API, as `/api/messages/:email`; all pages are `(page)`, all files `(file)`, and what has no
 * route, whatever was asked for, `(none)`. So there are as many as the contract has calls, and a few more.
 */
export function routeLabel(method: string, pattern: string | undefined): RouteLabel {
	return { method: methods.has(method) ? method : "other", route: routeOf(pattern) };
}

function routeOf(pattern: string | undefined): string {
	if (pattern === undefined) return "(none)";
	if (named.has(pattern)) return pattern;
	if (/\.[a-z\d]+$/.test(pattern)) return "(file)";
	return pattern.startsWith("/api/") ? pattern : "(page)";
}
