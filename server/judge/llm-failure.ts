import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError } from "ai";
import { EngineFailure } from "./judge.ts";

/** What went wrong with a call: what the sender is told, and what it means for the next call. */
export interface LlmFailure {
	readonly failure: EngineFailure;
	/** Whether asking once more may help: the network or the server failed, not the question. */
	readonly mayPass: boolean;
	/** Whether it speaks against the service; a model that declines to judge one note does not. */
	readonly ofService: boolean;
}

/** The code of a model's refusal to judge one note. */
export const declined = "declined";

/** Sorts an error of a call. Nothing of its message is kept: it may repeat the note or the key. */
export function failureOf(error: unknown): LlmFailure {
	if (error instanceof EngineFailure) return { failure: error, mayPass: false, ofService: error.code !== declined };
	if (APICallError.isInstance(error)) return failureOfCall(error.statusCode, error.isRetryable);
	if (NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error)) {
		return { failure: new EngineFailure("unknown", { code: "no verdict" }), mayPass: false, ofService: true };
	}
	const timedOut = error instanceof Error && (error.name === "AbortError" || error.name === "TimeoutError");
	const failure = timedOut ? new EngineFailure("network", { code: "timeout" }) : new EngineFailure("unknown");
	return { failure, mayPass: false, ofService: true };
}

function failureOfCall(status: number | undefined, isRetryable: boolean): LlmFailure {
	// An answer that began with 200 and broke off is the network's failure, as is none at all.
	if (status === undefined || (status < 300 && isRetryable)) {
		return { failure: new EngineFailure("network", { code: "no answer" }), mayPass: true, ofService: true };
	}
	const errorType = status === 429 ? "rate_limit" : status === 401 || status === 403 ? "api_key" : "unknown";
	const failure = new EngineFailure(errorType, { code: `HTTP ${status}` });
	return { failure, mayPass: status >= 500 || status === 408, ofService: true };
}
