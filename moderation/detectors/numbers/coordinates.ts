import { originalSpan } from "#moderation/normalisation/offset-text.ts";
import type { Views } from "#moderation/normalise.ts";
import type { Finding } from "#moderation/verdict.ts";

const degreeSign = `(?:[°˚]|deg(?:ree)?s?|degres?|डिग्री|अंश)`;
const minuteSign = `(?:['′]|m(?:in(?:ute)?s?)?|मिनट)`;
const secondSign = `(?:["″”]|''|′′|s(?:ec(?:onde?)?s?)?|सेकंड)`;
const direction = `(?:north|south|east|west|nord|sud|est|ouest|[nsewo]|उत्तर|दक्षिण|पूर्व|पश्चिम|uttar|dakshin|purv|paschim)`;
const end = `(?![\\p{L}\\p{M}\\p{N}])`;
const start = `(?<![\\p{L}\\p{N}.,])`;

// 48.8566, 2.3522 · 48,8566 ; 2,3522 · 28.6139° N 77.2090° E: two fractions of at least three digits.
const decimal = `([-+]?[0-9]{1,2})[.,]([0-9]{3,10})(?: ?${degreeSign})?(?: ?${direction}${end})?`;
const decimalPair = new RegExp(
	`${start}(?:${direction} ?)?${decimal} {0,2}(?:[,;/|&x]| et | and | aur | और |,? ?(?:lon(?:g(?:itude)?)?|देशांतर)[ :=]{1,3}| ) {0,2}(?:${direction} ?)?([-+]?[0-9]{1,3})[.,][0-9]{3,10}(?![0-9])`,
	"gu",
);
// 48°51'24" N, 28 degrees 36 minutes north: degrees with minutes and a direction, or with seconds.
const sexagesimal = new RegExp(
	`${start}[0-9]{1,3} ?${degreeSign} ?[0-9]{1,2}(?:[.,][0-9]{1,6})? ?${minuteSign} ?(?:(?:et |and |aur )?[0-9]{1,2}(?:[.,][0-9]{1,4})? ?${secondSign}(?: ?${direction}${end})?|${direction}${end})`,
	"gu",
);
// 48° N, 2° E
const wholePair = new RegExp(
	`${start}[0-9]{1,2}(?:[.,][0-9]{1,8})? ?${degreeSign} ?${direction}[ ,;/-]{1,3}[0-9]{1,3}(?:[.,][0-9]{1,8})? ?${degreeSign} ?${direction}${end}`,
	"gu",
);
const named =
	/(?<!\p{L})(?:lat(?:itude)?|lon(?:gitude)?|gps|coordinates|coordonnees|अक्षांश|देशांतर|अक्षांश)(?: ?(?:is|est|hai|है|=|:))? {0,2}[-+]?[0-9]{1,3}[.,°][0-9]/gu;
// The alphabet of Open Location Code leaves out what looks alike. A letter must be there: 2222+22 is a sum.
const codeSign = "[23456789cfghjmpqrvwx]";
const plusCode = new RegExp(
	`(?<![\\p{L}\\p{N}+])(?=[^+]{0,7}[cfghjmpqrvwx])(?=[^ ]{0,10}[2-9])(?:${codeSign}{4}|${codeSign}{6}|${codeSign}{8})\\+${codeSign}{2,3}(?![\\p{L}\\p{N}])`,
	"gu",
);
const threeWords = /\/\/\/ ?\p{L}{2,20}[.・]\p{L}{2,20}[.・]\p{L}{2,20}|(?<!\p{L})(?:what3words|w3w)(?!\p{L})/gu;

// 28 degrees in words before 36 minutes north; 48 in words before "point 8566 north".
const partlySpelled = new RegExp(
	`(?<!\\p{L})(?:degrees?|degres?|डिग्री|अंश) ?[0-9]{1,2} ?${minuteSign} ?${direction}${end}|(?<!\\p{L})(?:point|virgule|comma|दशमलव|dashamlav) ?[0-9]{3,8} ?(?:degrees? |degres? |डिग्री )?${direction}${end}`,
	"gu",
);

const patterns = [partlySpelled, sexagesimal, wholePair, named, plusCode, threeWords];
const worthALook = /[0-9]|\/\/\/|w3w|3words/;

// What is told of a place where something was: `c'est là que tu as éternué`.
const remembered =
	/(?<![\p{L}\p{M}])(?:where (?:we|you|i|it|she|he)|c'est la (?:que|ou)|la ou|jahan|jaha|जहां)(?![\p{L}\p{M}])/u;
const readBeside = 40;

/** Places given as numbers: decimal degrees, degrees and minutes, plus codes, three words. */
export function detectCoordinates(views: Views): readonly Finding[] {
	return coordinatesIn(views, false);
}

/** Coordinates of which the note tells what happened there: a secret meeting, or a memory that reaches nobody. */
export function suspectRememberedCoordinates(views: Views): readonly Finding[] {
	return coordinatesIn(views, true);
}

function coordinatesIn(views: Views, isMemory: boolean): readonly Finding[] {
	const text = views.folded.text;
	if (!worthALook.test(text)) return [];
	const pairs = [...text.matchAll(decimalPair)].filter(
		([, latitude, , longitude]) => Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180,
	);
	return [...pairs, ...patterns.flatMap((pattern) => [...text.matchAll(pattern)])]
		.filter(({ index, 0: match }) => isRemembered(text, index, index + match.length) === isMemory)
		.map(({ index, 0: match }) => ({
			category: "personal_info",
			...originalSpan(views.folded, index, index + match.length),
		}));
}

function isRemembered(text: string, from: number, to: number): boolean {
	return (
		remembered.test(text.slice(Math.max(0, from - readBeside), from)) ||
		remembered.test(text.slice(to, to + readBeside))
	);
}
