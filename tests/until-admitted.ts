import { sleep } from "#server/clock.ts";
import type { ApiAnswer } from "./start-test-app.ts";

/**
 * Asks again when there was no room: on a busy machine the service lets in no more than 32 requests at once, and does
 * nothing of those that it turns away.
 */
export async function untilAdmitted<Answer extends Pick<ApiAnswer, "body">>(ask: () => Promise<Answer>) {
	for (;;) {
		const answer = await ask();
		if (answer.body?.reason !== "overloaded") return answer;
		await sleep(50);
	}
}
