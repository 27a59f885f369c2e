/** Characters of a text that name its message: enough to tell it from others, few enough to be listened to. */
const maxCharacters = 40;
/** Where looking for the end of the excerpt stops: far beyond it, as an emoji of a family is eleven code units. */
const maxUnits = 20 * maxCharacters;
const segmenter = new Intl.Segmenter();

/** The beginning of a text on one line, cut between words where it can be. */
export function excerptOf(text: string): string {
	const line = text.trim().replace(/\s+/g, " ");
	const characters = [...segmenter.segment(line.slice(0, maxUnits))].map(({ segment }) => segment);
	if (characters.length <= maxCharacters) return line;
	const start = characters.slice(0, maxCharacters).join("");
	const lastBlank = start.lastIndexOf(" ");
	return `${lastBlank > maxCharacters / 2 ? start.slice(0, lastBlank) : start}…`;
}
