import { leetReadings } from "#moderation/normalisation/leetspeak.ts";
import { undoubledReadings } from "#moderation/normalisation/repeats.ts";

/** Tells whether a word is in a vocabulary. */
export type Knows = (word: string) => boolean;

const minSwapped = 4;
const maxSwapped = 16;

/**
 * What a word means to say: itself when it is known, else the first known reading of its leetspeak, its drawn-out
 * letters, or two neighbours that changed places in haste.
 */
export function plainWord(word: string, knows: Knows): string {
	if (knows(word)) return word;
	const leet = leetReadings(word);
	for (const spelled of leet.length === 0 ? [word] : leet) {
		if (knows(spelled)) return spelled;
		const undoubled = undoubledReadings(spelled).find(knows);
		if (undoubled !== undefined) return undoubled;
	}
	return swappedReading(word, knows) ?? word;
}

function swappedReading(word: string, knows: Knows): string | undefined {
	if (word.length < minSwapped || word.length > maxSwapped) return undefined;
	for (let at = 1; at + 1 < word.length; at += 1) {
		const swapped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
		if (knows(swapped)) return swapped;
	}
	return undefined;
}

const maxWord = 20;

/**
 * Cuts letters that were written apart into the words they spell, by the longest known words: the lengths of the pieces,
 * in letters. What belongs to no known word stays a piece of one letter.
 */
export function cutIntoWords(letters: readonly string[], knows: Knows): readonly number[] {
	const text = letters.join("");
	// starts[n]: where the letter n begins in the text; one letter may be several code units.
	const starts = [0];
	for (const letter of letters) starts.push((starts.at(-1) ?? 0) + letter.length);
	// best[end]: the most that the letters before `end` come to, a known word counting the square of its length.
	const best = [0];
	const last = [0];
	for (let end = 1; end <= letters.length; end += 1) {
		best[end] = best[end - 1] ?? 0;
		last[end] = 1;
		for (let length = 1; length <= Math.min(end, maxWord); length += 1) {
			const total = (best[end - length] ?? 0) + length * length;
			if (total > (best[end] ?? 0) && knows(text.slice(starts[end - length], starts[end]))) {
				best[end] = total;
				last[end] = length;
			}
		}
	}
	const pieces: number[] = [];
	for (let end = letters.length; end > 0; end -= last[end] ?? 1) pieces.push(last[end] ?? 1);
	return pieces.reverse();
}
