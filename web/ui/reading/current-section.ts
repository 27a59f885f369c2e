/** Where the top of a section is, in pixels below the top of the window; negative when it has been scrolled past. */
export interface SectionTop {
	readonly id: string;
	readonly top: number;
}

interface View {
	/** How far below the top of the window one reads, in pixels. */
	readonly line: number;
	readonly atEnd: boolean;
	/** The part of the page that the address names, without its `#`. */
	readonly fragment: string;
}

/**
 * The section one is reading, of sections in the order of the page; undefined above the first.
 * A section that was asked for by its address counts while its head is in the upper part of the window. At the end
 * of the page the last ones cannot come up that far: there it is the one that was asked for, or the last.
 */
export function currentSection(sections: readonly SectionTop[], { line, atEnd, fragment }: View): string | undefined {
	const asked = sections.find(({ id }) => id === fragment);
	if (asked !== undefined && asked.top >= 0 && (asked.top <= line || atEnd)) return asked.id;
	if (atEnd) return sections.at(-1)?.id;
	return sections.findLast(({ top }) => top <= line)?.id;
}
