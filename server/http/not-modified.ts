import type { IncomingHttpHeaders } from "node:http";

/** What tells one version of a file from another. */
export interface Validators {
	/** Strong, in its quotes. */
	readonly etag: string;
	/** As HTTP writes it. */
	readonly lastModified: string;
}

/**
 * Whether whoever asks has this very version, so that 304 answers a GET or HEAD (RFC 9110, sections 13.1 and 13.2.2).
 * Cache-Control of a request does not count: tag and date tell enough.
 */
export function isNotModified(headers: IncomingHttpHeaders, { etag, lastModified }: Validators): boolean {
	const tags = headers["if-none-match"];
	// Ours have no comma, and a proxy that compresses makes them weak.
	if (tags !== undefined) return tags.trim() === "*" || tags.split(",").some((tag) => strong(tag.trim()) === etag);
	const since = headers["if-modified-since"];
	// JavaScript reads much as a date; those of HTTP begin with a day of the week, any other is ignored.
	return since !== undefined && /^[A-Z]/.test(since) && Date.parse(since) >= Date.parse(lastModified);
}

function strong(tag: string): string {
	return tag.replace(/^W\//, "");
}
