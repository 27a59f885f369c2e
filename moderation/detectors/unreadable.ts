import { locales, scriptOf } from "#i18n/locales.ts";
import type { Views } from "#moderation/normalise.ts";
import type { Finding } from "#moderation/verdict.ts";

const letter = /^\p{L}$/u;
// Latin: Hindi is written in it as well. Common: letters that belong to no script, such as mathematical ones.
const scripts = new Set(["latin", "common", ...locales.map((locale) => scriptOf[locale])]);
const ours = new RegExp(`^[${[...scripts].map(scriptClass).join("")}]$`, "u");
const undecodable = /^[\p{Cn}\p{Co}\p{Cs}\ufffd]$/u;
const control = /^\p{Cc}$/u;
const meaningful = /^[\p{L}\p{N}\p{Extended_Pictographic}]$/u;
const emoticon = /<3|[:;]-?[)*pd]/i;
const foreignShare = 0.4;
const brokenShare = 0.1;

// What makes a reader see letters in another order than a program does.
const overrides = /[\u202d\u202e]/;
const maxWord = 60;
const minDifferentLetters = 6;
const endlessShare = 0.5;

/** `latin` → `\p{Script=Latin}` */
function scriptClass(script: string): string {
	return `\\p{Script=${script.charAt(0).toUpperCase()}${script.slice(1)}}`;
}

interface CharacterCounts {
	readonly all: number;
	readonly meaningful: number;
	readonly letters: number;
	/** Letters of a script that the moderator does not read. */
	readonly foreign: number;
	/** Control characters and characters that do not decode. */
	readonly broken: number;
}

/**
 * Text that the moderator cannot judge: more than 40 % of its letters in other scripts than those of our
 * languages, more than a tenth of it undecodable, in an order that is not the one it is read in, mostly one endless
 * word, or nothing that says anything. Numbers and emoji do say something.
 */
export function detectUnreadable(views: Views): readonly Finding[] {
	const kind = kindOfText(views);
	return kind === undefined ? [] : [{ category: "unreadable", ...kind, start: 0, end: views.display.length }];
}

/** What makes a text unreadable, as far as it has a name; undefined when it can be read. */
function kindOfText(views: Views): Pick<Finding, "unreadable"> | undefined {
	const share = countCharacters(views);
	if (share.letters > 0 && share.foreign > share.letters * foreignShare) return { unreadable: "other_language" };
	if (overrides.test(views.display)) return { unreadable: "hidden_writing" };
	if (share.meaningful === 0 && !emoticon.test(views.display)) return { unreadable: "no_words" };
	return share.broken > share.all * brokenShare || isOneEndlessWord(views, share.letters) ? {} : undefined;
}

/** More than half of the letters in words that no language has; laughter and kisses drawn out are none. */
function isOneEndlessWord({ words }: Views, letters: number): boolean {
	const endless = words.filter(({ text }) => text.length > maxWord && new Set(text).size >= minDifferentLetters);
	return endless.reduce((sum, { text }) => sum + text.length, 0) > letters * endlessShare;
}

function countCharacters(views: Views): CharacterCounts {
	const count = { all: 0, meaningful: 0, letters: 0, foreign: 0, broken: 0 };
	for (const character of views.display) {
		const kind = kindOf(character);
		count.all += 1;
		if (kind.meaningful) count.meaningful += 1;
		if (kind.letter) count.letters += 1;
		if (kind.foreign) count.foreign += 1;
		if (kind.broken) count.broken += 1;
	}
	return count;
}

interface CharacterKind {
	readonly meaningful: boolean;
	readonly letter: boolean;
	readonly foreign: boolean;
	readonly broken: boolean;
}

const kinds = new Map<string, CharacterKind>();
const maxKinds = 4096;

function kindOf(character: string): CharacterKind {
	const known = kinds.get(character);
	if (known !== undefined) return known;
	const isLetter = letter.test(character);
	const isControl = control.test(character) && !/\s/.test(character);
	const kind = {
		meaningful: meaningful.test(character),
		letter: isLetter,
		foreign: isLetter && !ours.test(character),
		broken: !isLetter && (undecodable.test(character) || isControl),
	};
	// Bounded: a text that walks through all of Unicode must not fill the memory.
	if (kinds.size < maxKinds) kinds.set(character, kind);
	return kind;
}
