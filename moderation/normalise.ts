import { repairConfusables } from "#moderation/normalisation/confusables.ts";
import { foldCharacters } from "#moderation/normalisation/fold-characters.ts";
import type { OffsetText } from "#moderation/normalisation/offset-text.ts";
import { cutRepeats } from "#moderation/normalisation/repeats.ts";
import { type JoinedLetters, joinedLettersOf, type Word, wordsOf } from "#moderation/normalisation/words.ts";

/** The ways in which a note is read. Every span that comes out of them refers to `display`. */
export interface Views {
	/** The note as submitted. */
	readonly display: string;
	/** Without disguise: one spelling per letter, lower case, ASCII digits, nothing invisible. */
	readonly folded: OffsetText;
	/** The words of the folded text, with what they may also spell. */
	readonly words: readonly Word[];
	/** Letters that were written apart, joined. */
	readonly squeezed: readonly JoinedLetters[];
}

export function normalise(text: string): Views {
	const folded = fold(text);
	const words = wordsOf(folded);
	return { display: text, folded, words, squeezed: joinedLettersOf(folded, words) };
}

/** The folded view alone. Folding a folded text changes nothing. */
export function fold(text: string): OffsetText {
	return cutRepeats(repairConfusables(foldCharacters(text)));
}
