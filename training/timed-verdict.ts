import type { RefusalCategory } from "#contract/moderation.ts";
import { moderate, prepareModerator } from "#moderation/moderate.ts";
import type { Verdict } from "#moderation/verdict.ts";

/** What came of judging a note, and how long it took. */
export interface TimedVerdict {
	readonly approved: boolean;
	/** Null for an approved note and after a failure. */
	readonly category: RefusalCategory | null;
	/** Milliseconds, to the microsecond. */
	readonly ms: number;
	/** Present when the moderator failed; such a note is not approved. */
	readonly failure?: string;
}

/** Judges a note and takes the time. A failure of the moderator is a refusal with its name. */
export function timedVerdict(text: string, moderator: (text: string) => Verdict = moderate): TimedVerdict {
	const started = performance.now();
	try {
		const verdict = moderator(text);
		const ms = since(started);
		return verdict.approved
			? { approved: true, category: null, ms }
			: { approved: false, category: verdict.category, ms };
	} catch (error) {
		return { approved: false, category: null, ms: since(started), failure: String(error) };
	}
}

/** Makes the moderator ready and judges a note of no interest, so that what comes only once is in the time of no note. */
export async function warmUp(): Promise<void> {
	await prepareModerator();
	timedVerdict("Your smile is the best part of my mornings.");
}

function since(started: number): number {
	return Math.round((performance.now() - started) * 1000) / 1000;
}
