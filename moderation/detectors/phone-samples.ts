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
const separators = ["", " ", ".", "-", "/", " - ", " ❤️ ", "…", "\u200b", "\n", ", ", "_"];
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

/** A note with one telephone number in it. */
export const disguisedPhone = fc
	.tuple(fc.oneof(written, apart, lettered, spelled), fc.constantFrom(...frames))
	.map(([number, [before, after]]) => before + number + after);
