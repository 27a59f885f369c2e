import type { IncomingHttpHeaders } from "node:http";
import fresh from "fresh";

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
	if (tags !== undefined) return fresh({ "if-none-match": tags.trim() }, { etag });
	const since = headers["if-modified-since"];
	// `fresh` takes whatever JavaScript reads as a date; those of HTTP begin with a day of the week, any other is ignored.
	return (
		since !== undefined &&
		/^[A-Z]/.test(since) &&
		fresh({ "if-modified-since": since }, { "last-modified": lastModified })
	);
}
