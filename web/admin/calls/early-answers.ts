/** Calls that the document itself began (entry-early.ts), by what was asked: their answers, each for whoever asks first. */
type EarlyAnswers = Map<string, Promise<EarlyAnswer>>;
interface EarlyAnswer {
	readonly status: number | "offline" | "unreadable";
	readonly httpStatus?: number;
	readonly body?: unknown;
}

declare global {
	/** Made by the document's inline script, which shares no module with the bundle. */
	var earlyAnswers: EarlyAnswers | undefined;
}

interface Asker {
	readonly locale: string;
	readonly token?: string | undefined;
}

/** What is exactly the same call has the same key. */
function keyOf(endpoint: string, input: unknown, { locale, token }: Asker): string {
	return JSON.stringify([endpoint, input, locale, token]);
}

/** Keeps the answer to a call until it is asked for. */
export function keepEarlyAnswer(endpoint: string, input: unknown, asker: Asker, answer: Promise<EarlyAnswer>): void {
	globalThis.earlyAnswers ??= new Map();
	globalThis.earlyAnswers.set(keyOf(endpoint, input, asker), answer);
	// Whoever takes it hears of it; where nobody does, nothing was lost.
	answer.catch(() => {});
}

/** The answer to a call that was begun early; undefined when none was, or somebody has taken it. */
export function takeEarlyAnswer(endpoint: string, input: unknown, asker: Asker): Promise<EarlyAnswer> | undefined {
	const key = keyOf(endpoint, input, asker);
	const answer = globalThis.earlyAnswers?.get(key);
	globalThis.earlyAnswers?.delete(key);
	return answer;
}
