/** Length of a text in Unicode code points: an emoji outside the BMP counts once, as a reader would expect. */
export function countCharacters(text: string): number {
	let count = 0;
	for (const _ of text) count++;
	return count;
}

/** Length of a text as it is sent and kept, trimmed: what a form counts is what the rules count. */
export function lengthAsSent(text: string): number {
	return countCharacters(text.trim());
}
