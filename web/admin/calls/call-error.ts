/** The names of the statuses that our API and the proxies before it answer; HTTP/2 does not send any. */
const statusTexts: Readonly<Record<number, string>> = {
	400: "Bad Request",
	401: "Unauthorized",
	403: "Forbidden",
	404: "Not Found",
	408: "Request Timeout",
	409: "Conflict",
	413: "Content Too Large",
	415: "Unsupported Media Type",
	429: "Too Many Requests",
	500: "Internal Server Error",
	502: "Bad Gateway",
	503: "Service Unavailable",
	504: "Gateway Timeout",
};

/** An answer that is no success. */
export class CallError extends Error {
	override readonly name = "CallError";
	/** Of HTTP, also where a proxy answered in place of the service. Absent when nobody answered. */
	readonly status: number | undefined;
	/** Nobody answered in time: what was asked for may have been done. */
	readonly isLate: boolean;
	/** The answer, as the contract describes it for this status; undefined when it was none of ours. */
	readonly body: unknown;

	constructor(status: number | "late" | undefined, body: unknown) {
		super(status === undefined ? "no answer" : `${status}`);
		this.status = status === "late" ? undefined : status;
		this.isLate = status === "late";
		this.body = body;
	}

	/** The status by name, as `Bad Request`. */
	get statusText(): string {
		return statusTexts[this.status ?? 0] ?? "";
	}
}

/** Whether asking again may help: nobody answered, or somebody between did in place of the service. */
export function isPassing(error: unknown): boolean {
	return error instanceof CallError && (error.status === undefined || [502, 503, 504].includes(error.status));
}

/** What the server says went wrong, in the language of the call; undefined when it said nothing. */
export function serverWordsOf(error: unknown): string | undefined {
	if (!(error instanceof CallError)) return undefined;
	const { body } = error;
	if (typeof body !== "object" || body === null || !("error" in body)) return undefined;
	return typeof body.error === "string" && body.error !== "" ? body.error : undefined;
}
