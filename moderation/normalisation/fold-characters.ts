import { asciiDigit, symbolNumber } from "./decimal-digits.ts";
import { createOffsetWriter, type OffsetText } from "./offset-text.ts";

// Invisible in a note: format characters (zero width, bidi, soft hyphen, tags), variation selectors, the
// enclosing keycap, Hangul fillers and the braille blank.
const invisible = /^(?:\u034f|\u20e3|[\p{Cf}\p{Variation_Selector}\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0])$/u;
const mark = /^\p{M}$/u;
const devanagari = /^\p{Script=Devanagari}$/u;
const space = /^[\p{Zs}\t]$/u;
const markLimit = 4;

const special = new Map<string, string>([
	["œ", "oe"],
	["æ", "ae"],
	["ß", "ss"],
	["ø", "o"],
	["ł", "l"],
	["đ", "d"],
	["ı", "i"],
	["’", "'"],
	["‘", "'"],
	["ʼ", "'"],
	["`", "'"],
	["´", "'"],
	["–", "-"],
	["—", "-"],
	["‑", "-"],
	["−", "-"],
	["。", "."],
	["․", "."],
	["·", "."],
	// Chandrabindu and anusvara are written for each other in everyday Hindi.
	["ँ", "ं"],
]);

/**
 * Character by character: compatibility forms resolved, lower case, accents and nukta off, digits of every
 * script in ASCII, invisible characters gone. Devanagari vowel signs stay.
 */
export function foldCharacters(text: string): OffsetText {
	const writer = createOffsetWriter(text.length);
	let marks = 0;
	for (let at = 0; at < text.length; ) {
		const unit = text.charCodeAt(at);
		const kind = kinds[unit] || learn(unit);
		if (kind !== other) {
			marks = kind === oneMark ? marks + 1 : 0;
			if (marks <= markLimit) writer.writeUnit(foldedUnits[unit] ?? unit, at, at + 1);
			at += 1;
			continue;
		}
		const codePoint = text.codePointAt(at) ?? 0;
		const end = at + (codePoint > 0xffff ? 2 : 1);
		const folded = foldCodePoint(codePoint);
		marks = folded.length > 0 && mark.test(folded) ? marks + 1 : 0;
		if (folded !== "" && marks <= markLimit) writer.write(folded, at, end);
		at = end;
	}
	return writer.finish();
}

// What most characters are: one code unit that becomes one code unit. Learned as they are met.
const [unknown, oneUnit, oneMark, other] = [0, 1, 2, 3];
const kinds = new Uint8Array(0x10000).fill(unknown);
const foldedUnits = new Uint16Array(0x10000);

function learn(unit: number): number {
	const folded = unit >= 0xd800 && unit <= 0xdfff ? "" : foldCodePoint(unit);
	const kind = folded.length !== 1 ? other : mark.test(folded) ? oneMark : oneUnit;
	kinds[unit] = kind;
	foldedUnits[unit] = folded.charCodeAt(0);
	return kind;
}

/** The same folding for words of our own lists. */
export function foldWord(word: string): string {
	return foldCharacters(word).text;
}

const cache = new Map<number, string>();

function foldCodePoint(codePoint: number): string {
	const cached = cache.get(codePoint);
	if (cached !== undefined) return cached;
	const folded = computeFold(codePoint);
	// Bounded: a text that walks through all of Unicode must not fill the memory.
	if (cache.size < 4096) cache.set(codePoint, folded);
	return folded;
}

function computeFold(codePoint: number): string {
	if (codePoint >= 0xd800 && codePoint <= 0xdfff) return "\ufffd";
	const character = String.fromCodePoint(codePoint);
	if (invisible.test(character)) return "";
	if (space.test(character)) return " ";
	const digit = asciiDigit(codePoint) ?? symbolNumber(codePoint) ?? enclosedLetter(codePoint);
	if (digit !== undefined) return digit;
	const plain = [...character.normalize("NFKD").toLowerCase().normalize("NFKD")];
	return plain.map(foldPlain).join("");
}

function foldPlain(character: string): string {
	const replaced = special.get(character);
	if (replaced !== undefined) return replaced;
	if (invisible.test(character)) return "";
	if (space.test(character)) return " ";
	if (mark.test(character)) {
		const kept = devanagari.test(character) && character !== "़";
		return kept ? character : "";
	}
	return asciiDigit(character.codePointAt(0) ?? 0) ?? character;
}

/** Letters in squares, circles and flags, which have no compatibility form of their own. */
function enclosedLetter(codePoint: number): string | undefined {
	const starts = [0x1f130, 0x1f150, 0x1f170, 0x1f1e6];
	const start = starts.find((first) => codePoint >= first && codePoint < first + 26);
	return start === undefined ? undefined : String.fromCharCode(97 + codePoint - start);
}
