import type { NoteAnswer } from "#web/site/pages/home/outcome/outcome.ts";
import { waitBeforeRetry } from "./retry-waits.ts";

/** How a pause ended: the next try may begin, or the visitor wants to wait no longer. */
export type WaitEnd = "over" | "stopped";

/**
 * Sends a note, and sends it again after a pause for as long as the service is too busy to look at it; that answer
 * alone says that nothing was done, so that a repeat is the first. Gives the last answer, or `stopped`.
 * `send` is one and the same request each time, under one name.
 */
export async function sendUntilAdmitted(
	send: () => Promise<NoteAnswer>,
	wait: (seconds: number) => Promise<WaitEnd>,
): Promise<NoteAnswer | "stopped"> {
	for (let retries = 0; ; retries++) {
		const answer = await send();
		const seconds = isBusy(answer) ? waitBeforeRetry(retries, answer.retryAfter ?? defaultWait) : undefined;
		if (seconds === undefined) return answer;
		if ((await wait(seconds)) === "stopped") return "stopped";
	}
}

/** Seconds, where something between has taken the header away. */
const defaultWait = 5;

function isBusy(answer: NoteAnswer): boolean {
	return answer.status === 503 && answer.body.reason === "overloaded";
}
