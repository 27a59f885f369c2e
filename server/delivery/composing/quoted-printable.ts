import { encode } from "nodemailer/lib/qp";

/** 76 characters (RFC 2045, section 6.7) less the `=` of a soft line break. */
const width = 75;

/**
 * Quoted-printable of a text in UTF-8. Its line breaks are CRLF; blanks at the end of a line are escaped.
 * Every line leaves room for a soft line break, so that the result can be put in the middle of a line.
 */
export function quotedPrintable(text: string): string {
	return encode(text).split("\r\n").map(foldLine).join("\r\n");
}

/** Breaks one encoded line softly wherever it is too long, never within a character. */
export function foldLine(line: string): string {
	if (line.length <= width) return line;
	const pieces: string[] = [];
	let start = 0;
	while (line.length - start > width) {
		const end = characterStart(line, start + width);
		pieces.push(line.slice(start, end));
		start = end;
	}
	pieces.push(line.slice(start));
	return pieces.join("=\r\n");
}

/** The last position up to `position` that is neither within an escape nor between the bytes of one character. */
function characterStart(line: string, position: number): number {
	let start = position;
	if (line[start - 1] === "=") start -= 1;
	else if (line[start - 2] === "=") start -= 2;
	// UTF-8's continuation bytes are 80 to BF.
	while (line[start] === "=" && "89AB".includes(line[start + 1] ?? "")) start -= 3;
	return start;
}
