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

function countCharacters({ display }: Views): CharacterCounts {
	const times = new Uint32Array(2 ** traits.length);
	for (let at = 0; at < display.length; at += 1) {
		const codePoint = display.codePointAt(at) ?? 0;
		if (codePoint > 0xffff) at += 1;
		const kind = kinds[codePoint] || learn(codePoint);
		times[kind] = (times[kind] ?? 0) + 1;
	}
	const count = (trait: Trait) =>
		times.reduce((sum, each, kind) => (kind & (1 << traits.indexOf(trait)) ? sum + each : sum), 0);
	return {
		all: count("any"),
		meaningful: count("meaningful"),
		letters: count("letter"),
		foreign: count("foreign"),
		broken: count("broken"),
	};
}

/** What there is to say of a character; a kind has a bit for each. */
const traits = ["any", "meaningful", "letter", "foreign", "broken"] as const;
type Trait = (typeof traits)[number];

/** By code point, learned as they are met; 0 for those that are not. Memory that no note needs is never touched. */
const kinds = new Uint8Array(0x110000);

function learn(codePoint: number): number {
	const character = String.fromCodePoint(codePoint);
	const isLetter = letter.test(character);
	const isControl = control.test(character) && !/\s/.test(character);
	const has: Readonly<Record<Trait, boolean>> = {
		any: true,
		meaningful: meaningful.test(character),
		letter: isLetter,
		foreign: isLetter && !ours.test(character),
		broken: !isLetter && (undecodable.test(character) || isControl),
	};
	const kind = traits.reduce((bits, trait, place) => (has[trait] ? bits | (1 << place) : bits), 0);
	kinds[codePoint] = kind;
	return kind;
}
