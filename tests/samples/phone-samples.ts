import fc from "fast-check";

// Telephone numbers in the disguises that people use, for the property test.
const digit = fc.integer({ min: 0, max: 9 });
const digits = (length: number) =>
	fc.array(digit, { minLength: length, maxLength: length }).map((list) => list.join(""));

interface Sample {
	readonly number: string;
	readonly grouping: readonly number[];
}

const plans: fc.Arbitrary<Sample> = fc.oneof(
	digits(8).chain((tail) =>
		fc.constantFrom("06", "07", "01", "04").map((area) => ({ number: area + tail, grouping: [2, 2, 2, 2, 2] })),
	),
	digits(9).chain((tail) =>
		fc.constantFrom("9", "8", "7", "6").map((lead) => ({ number: lead + tail, grouping: [5, 5] })),
	),
	fc
		.tuple(fc.constantFrom("415", "212", "312", "206"), fc.integer({ min: 2, max: 9 }), digits(6))
		.map(([area, lead, tail]) => ({ number: `${area}${lead}${tail}`, grouping: [3, 3, 4] })),
	digits(8).map((tail) => ({ number: `077${tail}`, grouping: [5, 6] })),
);

const words = {
	english: "zero one two three four five six seven eight nine".split(" "),
	french: "zéro un deux trois quatre cinq six sept huit neuf".split(" "),
	hindi: "शून्य एक दो तीन चार पांच छह सात आठ नौ".split(" "),
	hinglish: "shunya ek do teen chaar paanch chhah saat aath nau".split(" "),
};

const scripts = ["0123456789", "०१२३४५६७८९", "０１２３４５６７８９", "٠١٢٣٤٥٦٧٨٩", "𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗"].map((list) => [
	...list,
]);
const keycaps = [..."0123456789"].map((key) => `${key}\ufe0f\u20e3`);
const separators = [
	"",
	" ",
	".",
	"-",
	"/",
	" - ",
	" ❤️ ",
	"…",
	"\u200b",
	"\n",
	", ",
	"_",
	" 💋 ",
	"~",
	"|",
	" * ",
	"--",
	"\u2060",
	"\t",
	"\u00a0",
];
const frames: readonly (readonly [string, string])[] = [
	["", ""],
	["call me: ", " any time"],
	["mon cœur, ", ", à toi"],
	["जान, ", " पर"],
	["You said hello. ", " Yours."],
];

function grouped(sample: Sample, separator: string): string {
	let at = 0;
	return sample.grouping
		.map((length) => {
			at += length;
			return sample.number.slice(at - length, at);
		})
		.join(separator);
}

const written = fc
	.tuple(plans, fc.constantFrom(...separators), fc.constantFrom(...scripts, keycaps))
	.map(([sample, separator, script]) => grouped(sample, separator).replaceAll(/[0-9]/g, (d) => script[Number(d)] ?? d));

const apart = fc
	.tuple(plans, fc.constantFrom(" ", ".", "-", " . ", ", "))
	.map(([sample, separator]) => [...sample.number].join(separator));

const lettered = fc
	.tuple(plans, fc.constantFrom(" ", "."))
	.map(([sample, separator]) => grouped(sample, separator).replaceAll("0", "O").replaceAll("1", "l"));

const spelled = fc
	.tuple(plans, fc.constantFrom(...Object.values(words)), fc.constantFrom(" ", ", ", "-", " . "), fc.boolean())
	.map(([sample, names, separator, mixed]) =>
		[...sample.number].map((d, at) => (mixed && at % 3 === 1 ? d : (names[Number(d)] ?? d))).join(separator),
	);

const pairWords = {
	english: (pair: number) => (pair < 20 ? words20[pair] : joined(tens[Math.floor(pair / 10)], words20[pair % 10], " ")),
	french: (pair: number) => frenchPair(pair),
};
const words20 =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
		" ",
	);
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const french20 =
	"zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf".split(
		" ",
	);
const frenchTens = [
	"",
	"",
	"vingt",
	"trente",
	"quarante",
	"cinquante",
	"soixante",
	"soixante",
	"quatre-vingt",
	"quatre-vingt",
];

function joined(ten = "", unit = "", link = "-"): string {
	return unit === "zero" || unit === "zéro" ? ten : `${ten}${link}${unit}`;
}

function frenchPair(pair: number): string {
	if (pair < 20) return french20[pair] ?? "";
	const ten = Math.floor(pair / 10);
	const unit = ten === 7 || ten === 9 ? 10 + (pair % 10) : pair % 10;
	return unit === 1 && ten < 7 ? `${frenchTens[ten]} et un` : joined(frenchTens[ten], french20[unit]);
}

const pairs = (number: string) => number.match(/../g) ?? [];
const inPairs = fc
	.tuple(plans, fc.constantFrom(...Object.values(pairWords)), fc.constantFrom(" ", ", ", " / ", "\n"))
	.map(([sample, say, separator]) => {
		const number = sample.number.length % 2 === 0 ? sample.number : `${sample.number}0`.slice(0, 10);
		// A pair that begins with zero is said digit by digit.
		return pairs(number)
			.map((pair) => (pair.startsWith("0") ? `${say(0)} ${say(Number(pair.charAt(1)))}` : say(Number(pair))))
			.join(separator);
	});

// "double seven", "triple five".
const doubled = fc.tuple(plans, fc.constantFrom("english", "hinglish", "hindi")).map(([sample, language]) => {
	const [double, triple] = language === "hindi" ? ["डबल", "ट्रिपल"] : ["double", "triple"];
	const names = words[language as keyof typeof words];
	return sample.number
		.replaceAll(/([0-9])\1\1|([0-9])\2|[0-9]/g, (run) => {
			const said = names[Number(run.charAt(0))] ?? "";
			return `${run.length === 3 ? `${triple} ` : run.length === 2 ? `${double} ` : ""}${said} `;
		})
		.trim();
});

const loose = {
	hinglish: [
		"shunya zero",
		"ek aik",
		"do",
		"teen tin",
		"char chaar",
		"panch paanch paach",
		"chhe cheh chah",
		"saat sat",
		"aath ath aat",
		"nau nou naw",
	],
	french: [
		"zéro zero",
		"un",
		"deux deu",
		"trois troi",
		"quatre catre katr",
		"cinq sink",
		"six sis",
		"sept set",
		"huit uit",
		"neuf nef",
	],
	english: ["zero oh", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine niner"],
	hindi: ["शून्य ज़ीरो", "एक", "दो", "तीन", "चार", "पाँच पांच", "छह छः छे", "सात", "आठ", "नौ"],
};
const spelledFreely = fc
	.tuple(
		plans,
		fc.constantFrom(...Object.values(loose)),
		fc.integer({ min: 0, max: 5 }),
		fc.constantFrom(" ", ", ", "... ", "\n", " ❤️ ", " - "),
	)
	.map(([sample, names, pick, separator]) =>
		[...sample.number]
			.map((digit, at) => {
				const spellings = (names[Number(digit)] ?? "").split(" ");
				return spellings[(pick + at) % spellings.length];
			})
			.join(separator),
	);

const glued = fc
	.tuple(plans, fc.constantFrom(words.english, words.french), fc.constantFrom("", "apart"))
	.map(([sample, names, how]) => {
		const together = [...sample.number].map((digit) => names[Number(digit)]).join("");
		return how === "" || together.length > 58 ? together : [...together].join(" ");
	});

// Digits with a word, an emoji or a sentence to each.
const noise = [
	"love",
	"kiss",
	"mon amour",
	"bisou",
	"jaan",
	"pyaar",
	"um",
	"💋",
	"🌹🌹",
	"then",
	"puis",
	"phir",
	"and after",
	"प्यार",
	"my heart",
];
const noisy = fc
	.tuple(plans, fc.constantFrom(...noise), fc.constantFrom("pairs", "groups", "digits"))
	.map(([sample, word, size]) => {
		const parts =
			size === "digits"
				? [...sample.number]
				: size === "groups"
					? grouped(sample, "|").split("|")
					: (sample.number.match(/..?/g) ?? []);
		return parts.join(` ${word} `);
	});
const frameOfDigit = [
	"My first is {}.",
	"Then comes {}.",
	"{}!",
	"Puis {}.",
	"Phir {}.",
	"फिर {}।",
	"and {},",
	"First digit {}.",
];
const perSentence = fc
	.tuple(plans, fc.constantFrom(...frameOfDigit), fc.constantFrom("\n", " "))
	.map(([sample, frame, separator]) => [...sample.number].map((digit) => frame.replace("{}", digit)).join(separator));

const swapped: Readonly<Record<string, string>> = { "0": "O", "1": "I", "2": "Z", "5": "S", "8": "B", "9": "g" };
const lookAlike = fc
	.tuple(plans, fc.constantFrom(" ", ".", "-"), fc.constantFrom("0", "05", "18", "029"))
	.map(([sample, separator, chosen]) =>
		grouped(sample, separator).replaceAll(new RegExp(`[${chosen}]`, "g"), (digit) => swapped[digit] ?? digit),
	);

/** A note with one telephone number in it. */
export const disguisedPhone = fc
	.tuple(
		fc.oneof(written, apart, lettered, spelled, inPairs, doubled, spelledFreely, glued, noisy, perSentence, lookAlike),
		fc.constantFrom(...frames),
	)
	.map(([number, [before, after]]) => before + number + after);
