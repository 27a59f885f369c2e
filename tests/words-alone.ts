/** The words of a text and nothing else: texts that differ in case, signs or white space only come to the same. */
export function wordsAlone(text: string): string {
	return text
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
		.trim();
}
