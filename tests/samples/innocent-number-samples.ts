import fc from "fast-check";

// What people write numbers for in love letters, in four forms of language. `{}` is a number of the kind.
const between = (min: number, max: number) => fc.integer({ min, max });
const two = (value: number) => String(value).padStart(2, "0");
const year = between(1930, 2035);
const day = between(1, 28);
const month = between(1, 12);
const hour = between(0, 23);
const minute = between(0, 59);
const filled = (template: string, values: readonly (string | number)[]) =>
	values.reduce<string>((text, value) => text.replace("{}", String(value)), template);
const of = (templates: readonly string[], ...values: readonly fc.Arbitrary<string | number>[]) =>
	fc.tuple(fc.constantFrom(...templates), fc.tuple(...values)).map(([template, list]) => filled(template, list));

const date = fc
	.tuple(day, month, year, fc.constantFrom("/", "-", "."))
	.chain(([d, m, y, s]) =>
		fc.constantFrom(`${two(d)}${s}${two(m)}${s}${y}`, `${y}-${two(m)}-${two(d)}`, `${d}${s}${m}${s}${y}`),
	);
const clock = fc.tuple(hour, minute, fc.constantFrom(":", "h", ".")).map(([h, m, sign]) => `${h}${sign}${two(m)}`);
const crowd = (locale: string) => between(1000, 99_999_999).map((count) => count.toLocaleString(locale));
const score = fc.tuple(between(0, 21), between(0, 21)).map(([left, right]) => `${left}-${right}`);
const price = fc
	.tuple(between(1, 9999), between(0, 99), fc.constantFrom("€", "$", "₹", "£"))
	.map(([whole, part, sign]) => `${sign}${whole}.${two(part)}`);
const englishWord = fc.constantFrom(
	..."two three four five six seven eight nine ten twelve twenty thirty forty-two fifty a\u00a0hundred".split(" "),
);
const frenchWord = fc.constantFrom(
	..."deux trois quatre cinq six sept huit neuf dix douze vingt trente quarante-deux soixante-dix cent".split(" "),
);
const hindiWord = fc.constantFrom(..."दो तीन चार पाँच छह सात आठ नौ दस बारह बीस तीस सौ".split(" "));
const hinglishWord = fc.constantFrom(..."do teen chaar paanch chhe saat aath nau das barah bees tees sau".split(" "));

/** A note with innocent numbers in it. */
export const innocentNumbers: fc.Arbitrary<string> = fc.oneof(
	of(
		[
			"I still keep the ticket of {}",
			"Since {} I am yours",
			"depuis le {} je souris",
			"le {}, {} heures de bonheur",
			"{} se tum meri ho",
			"{} से तुम मेरी हो",
			"{}",
		],
		date,
		between(1, 24),
	),
	of(["{}, {}: two days I will not forget", "du {} au {}, la même joie", "{} aur {}, dono din yaad hain"], date, date),
	of(
		[
			"I am {} and you are {} and who is counting",
			"j'ai {} ans, toi {}",
			"main {} ki, tum {} ke",
			"मैं {} का, तुम {} की",
			"{} years together, {} to come",
			"{} ans d'amour et {} saisons",
		],
		between(13, 99),
		between(13, 99),
	),
	of(
		[
			"at {} the kettle sings, at {} you do",
			"à {} je pense à toi, à {} encore",
			"subah {} se raat {} tak tumhari yaad",
			"सुबह {} से रात {} तक तुम्हारी याद",
		],
		clock,
		clock,
	),
	of(
		[
			"143, {} times",
			"143 143 143 {}",
			"24/7, 365 days, {} reasons",
			"24/7/365, {}",
			"1001 nuits et {} matins",
			"1432, my {}th love letter",
			"143 ka matlab tum jaanti ho, {} baar",
			"१४३, {} बार",
			"831, {} days in a row",
			"call it 24/7, {} times",
		],
		between(2, 999),
	),
	of(["{} baisers", "{} fois merci", "{} de baisers pour toi", "1 000 000 de baisers et {} de plus"], crowd("fr-FR")),
	of(["{} kisses", "{} times yes", "a phone full of {} photos of us", "{} stars and none like you"], crowd("en-US")),
	of(["{} baar socha", "{} taare, ek tum", "{} सितारे और एक तुम"], crowd("en-IN")),
	of(
		["we lost {} and {} and you still clapped", "match {} {}, mais ton sourire", "score {} {}, par jeet tumhari"],
		score,
		score,
	),
	of(
		[
			"1 Corinthians {}:{}-{}",
			"Psalm {}:{}, page {}",
			"Cantique {},{} et verset {}",
			"Gita {}.{}, shlok {}",
			"सूरा {}:{}, पन्ना {}",
		],
		between(1, 150),
		between(1, 50),
		between(51, 176),
	),
	of(
		[
			"the ring cost {} and your laugh {}",
			"le livre à {}, le café à {}, toi sans prix",
			"{} ki chai, {} ka samosa, tum anmol",
		],
		price,
		price,
	),
	of(
		[
			"room {} of my heart",
			"chambre {}, notre premier voyage",
			"room number {} wali yaadein",
			"कमरा नंबर {} की यादें",
			"bus {} and seat {}",
			"le bus {}, la place {}",
			"train {} ki seat {}",
			"table {} at the quiz, {} points",
		],
		between(1, 999),
		between(1, 99),
	),
	of(
		[
			"your Nokia {} and my Galaxy S{}",
			"iPhone {} pro, {} photos of you",
			"ton vieux Nokia {} et mes {} textos",
			"mera Redmi note {} aur {} selfie",
		],
		between(3, 9999),
		between(2, 300),
	),
	of(
		["2 + 2 = 4, {} + {} = us", "{} x {} = nous deux", "{} + {} = pyaar", "E = mc2, {}% you, {}% me"],
		between(1, 99),
		between(1, 99),
	),
	of(
		[
			"{} g of sugar, {} eggs, 180 °C for 45 minutes",
			"{} g de farine, {} œufs, 200 g de beurre, 180 °C, 35 min",
			"{} cup doodh, {} chammach cheeni, 10 minute",
			"{} कप दूध, {} चम्मच चीनी, 10 मिनट",
		],
		between(50, 500),
		between(1, 9),
	),
	of(
		[
			"{} km between us and {} hours",
			"{} km et {} fuseaux horaires",
			"{} kilometre door, {} ghante ka safar",
			"{} किलोमीटर दूर, {} घंटे",
		],
		between(2, 12_000),
		between(1, 20),
	),
	of(
		["{} °C outside, {} °C with you", "il fait {}°C, {} degrés près de toi", "{} degree garmi, {} degree thand"],
		between(-20, 45),
		between(10, 45),
	),
	of(["{}, {}, {}: our good years", "{} - {} - {}, trois étés", "{} {} {} teenon saal tumhare"], year, year, year),
	of(
		["{} cats, {} plants, {} winters, one you", "{} cups, {} songs, {} letters"],
		englishWord,
		englishWord,
		englishWord,
	),
	of(
		["{} chats, {} plantes, {} hivers, un seul toi", "{} tasses, {} chansons, {} lettres"],
		frenchWord,
		frenchWord,
		frenchWord,
	),
	of(["{} चाय, {} गाने, {} ख़त", "{} रातें, {} दिन, {} बातें"], hindiWord, hindiWord, hindiWord),
	of(["{} chai, {} gaane, {} khat", "{} raatein, {} din, {} baatein"], hinglishWord, hinglishWord, hinglishWord),
	fc
		.tuple(between(0, 40), between(5, 12), fc.constantFrom(1, 2, 5, -1))
		.map(([from, length, step]) => Array.from({ length }, (_, at) => from + 20 + at * step).join(", ")),
	of(
		["chapter {}, page {}, line {}", "tome {}, page {}, ligne {}", "adhyay {}, panna {}, line {}"],
		between(1, 40),
		between(1, 900),
		between(1, 50),
	),
	of(
		[
			"you are my number {}, always",
			"tu es mon numéro {}",
			"tum number {} ho",
			"तुम नंबर {} हो",
			"top {} of the people I love",
			"10/{} for your jokes",
		],
		between(1, 10),
	),
);
