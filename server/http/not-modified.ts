import type { IncomingHttpHeaders } from "node:http";
import { parseHttpDate } from "./http-date.ts";

/** What tells one version of a file from another. */
export interface Validators {
	/** Strong, in its quotes. */
	readonly etag: string;
	/** As HTTP writes it. */
	readonly lastModified: string;
	/** The same in milliseconds. */
	readonly lastModifiedMs: number;
}

/**
 * Whether whoever asks has this very version, so that 304 answers a GET or HEAD (RFC 9110, sections 13.1 and 13.2.2).
 * If-None-Match is compared weakly, and where it is given If-Modified-Since does not count.
 */
export function isNotModified(headers: IncomingHttpHeaders, validators: Validators): boolean {
	const tags = headers["if-none-match"];
	// A weak tag W/"x" holds the strong "x"; quotes cannot occur within a tag.
	if (tags !== undefined) return tags.includes(validators.etag) || tags.trim() === "*";
	const since = headers["if-modified-since"];
	if (since === undefined) return false;
	if (since === validators.lastModified) return true;
	const sinceMs = parseHttpDate(since, validators.lastModifiedMs);
	return sinceMs !== undefined && sinceMs >= validators.lastModifiedMs;
}
