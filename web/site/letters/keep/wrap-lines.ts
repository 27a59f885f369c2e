/**
 * Breaks words into lines that fit, as `white-space: pre-wrap` does: line breaks and spaces stay, lines end between
 * words, and a word that is longer than a line ends anywhere between two of its characters.
 */
export function wrapLines(words: string, fits: (line: string) => boolean): string[] {
	return words.split("\n").flatMap((paragraph) => wrapParagraph(paragraph, fits));
}

function wrapParagraph(paragraph: string, fits: (line: string) => boolean): string[] {
	const lines: string[] = [];
	let line = "";
	for (const piece of paragraph.match(/\s*\S+|\s+$/g) ?? []) {
		if (fits(line + piece)) {
			line += piece;
			continue;
		}
		if (line.trim() !== "") lines.push(line);
		// The space at which a line is broken is not seen; that at the beginning of a paragraph is.
		line = lines.length > 0 ? piece.trimStart() : line + piece;
		while (!fits(line)) {
			const head = longestHead(line, fits);
			lines.push(head);
			line = line.slice(head.length);
		}
	}
	return [...lines, line];
}

/** As many characters, as readers see them, as fit; one at least. */
function longestHead(line: string, fits: (line: string) => boolean): string {
	let head = "";
	for (const { segment } of new Intl.Segmenter().segment(line)) {
		if (head !== "" && !fits(head + segment)) break;
		head += segment;
	}
	return head;
}
