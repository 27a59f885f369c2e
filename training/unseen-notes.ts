import type { Locale } from "#i18n/locales.ts";
import { readNotes } from "./notes-file.ts";
import type { JudgedNote } from "./tally.ts";
import { timedVerdict } from "./timed-verdict.ts";

/** Whose figures are watched while a model is made. `everyday`: plain notes. `mixed`: half of them hard on purpose. */
export const watchedKinds = ["everyday", "mixed"] as const;
export type WatchedKind = (typeof watchedKinds)[number];

/**
 * Whose figures are published, by authors who had read nothing, looked at when the model is made. `ordinary`: what most
 * people send in their first minute. `exam`: half of them hard on purpose.
 */
export type UnseenKind = WatchedKind | "ordinary" | "exam";

/** The notes of a language that no training reads, judged. The moderator must be prepared. */
export async function judgeUnseen(language: Locale, kind: UnseenKind): Promise<readonly JudgedNote[]> {
	const notes = await readNotes(`${import.meta.dirname}/unseen/${language}-${kind}.jsonl`);
	return notes.map((note) => ({ note, verdict: timedVerdict(note.text) }));
}
