/** The names of the statuses our API answers; HTTP/2 does not send any. */
const statusTexts: Readonly<Record<number, string>> = {
	400: "Bad Request",
	401: "Unauthorized",
	404: "Not Found",
	409: "Conflict",
	413: "Content Too Large",
	415: "Unsupported Media Type",
	429: "Too Many Requests",
	500: "Internal Server Error",
	502: "Bad Gateway",
	503: "Service Unavailable",
};

/** An answer that is no success. */
export class CallError extends Error {
	override readonly name = "CallError";
	/** Absent when there was no answer, or none of ours. */
	readonly status: number | undefined;
	/** The answer, as the contract describes it for this status. */
	readonly body: unknown;

	constructor(status: number | undefined, body: unknown) {
		super(status === undefined ? "no answer" : `${status}`);
		this.status = status;
		this.body = body;
	}

	/** The status by name, as `Bad Request`. */
	get statusText(): string {
		return statusTexts[this.status ?? 0] ?? "";
	}
}

/** What the server says went wrong, in the language of the call; undefined when it said nothing. */
export function serverWordsOf(error: unknown): string | undefined {
	if (!(error instanceof CallError)) return undefined;
	const { body } = error;
	if (typeof body !== "object" || body === null || !("error" in body)) return undefined;
	return typeof body.error === "string" && body.error !== "" ? body.error : undefined;
}
