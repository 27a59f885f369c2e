import type { Locale } from "#i18n/locales.ts";
import { readNotes } from "./notes-file.ts";
import type { JudgedNote } from "./tally.ts";
import { timedVerdict } from "./timed-verdict.ts";

/** `everyday`: plain notes as most people send them. `mixed`: half of them hard on purpose. Training reads neither. */
export const unseenKinds = ["everyday", "mixed"] as const;
export type UnseenKind = (typeof unseenKinds)[number];

/** The notes of a language that the model has never seen, judged. The moderator must be prepared. */
export async function judgeUnseen(language: Locale, kind: UnseenKind): Promise<readonly JudgedNote[]> {
	const notes = await readNotes(`${import.meta.dirname}/unseen/${language}-${kind}.jsonl`);
	return notes.map((note) => ({ note, verdict: timedVerdict(note.text) }));
}
