import { randomBytes } from "node:crypto";

// What could pass for a border of the quotation, a role mark of a chat template, or be read by a machine and seen by
// nobody. Each is replaced by as many code units, so that a place in the quoted text is the same place in the note.
const replacements: readonly (readonly [RegExp, string])[] = [
	[/[⟪⟫]/g, "·"],
	// <|im_start|>, <system>, <<SYS>>, </s>; a heart stays: <3
	[/<(?!3)/g, "‹"],
	[/\|>/g, "|›"],
	// [INST], [/INST], [SYSTEM_PROMPT]
	[/\[(?=\/?[A-Z_]{3,}\])/g, "("],
	// Control characters but the line break; marks of direction; invisible operators.
	[/[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu, " "],
	// Tags and rare variation selectors, alphabets that no screen shows. Two code units each.
	[/[\u{e0000}-\u{e01ef}]/gu, "  "],
];

/** The text of a note, of the same length, without anything that could leave a quotation. Ill-formed text becomes U+FFFD. */
export function harmless(text: string): string {
	const lines = text.toWellFormed().split("\n");
	return lines
		.map((line) => replacements.reduce((kept, [pattern, stand]) => kept.replace(pattern, stand), line))
		.join("\n");
}

/** A fresh border that no writer of a note can know. */
export function freshBorder(): string {
	return randomBytes(16).toString("hex");
}

/** A note as data between two lines that carry the border. */
export function quoteNote(text: string, border: string): string {
	return `⟪note ${border}⟫\n${harmless(text)}\n⟪end of note ${border}⟫`;
}
