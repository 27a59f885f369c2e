import fc from "fast-check";
import { passesVerhoeff } from "#moderation/detectors/numbers/check-digits.ts";

// Contact data other than telephone numbers, in the disguises that people use, for the property tests.
const digits = (length: number) =>
	fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((list) => list.join(""));

const scripts = ["0123456789", "०१२३४५६७८९", "０１２３４５６７８９", "𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗"].map((list) => [...list]);
const inScript = (text: string, script: readonly string[]) =>
	text.replaceAll(/[0-9]/g, (digit) => script[Number(digit)] ?? digit);

const frames: readonly (readonly [string, string])[] = [
	["", ""],
	["I think of you every day. ", " Yours, always"],
	["Mon cœur, voilà : ", ", à toi"],
	["सुनो जान, ", " बस"],
	["yaar dil ki baat hai, ", " theek hai na"],
	["❤️ ", " ❤️"],
];
const framed = (sample: fc.Arbitrary<string>) =>
	fc.tuple(sample, fc.constantFrom(...frames)).map(([text, [before, after]]) => before + text + after);

const name = fc.constantFrom(
	"jane",
	"marie.dupont",
	"rahul_92",
	"velvetmoth",
	"priya.k",
	"leo-martin",
	"amit1994",
	"b.lou",
);
const plainName = fc.constantFrom("jane", "marie", "rahul", "velvetmoth", "priya", "amit", "zoe", "kofi");
const host = fc.constantFrom("gmail", "yahoo", "hotmail", "outlook", "laposte", "lavender-post", "kalpit", "monposte");
const ending = fc.constantFrom("com", "fr", "net", "org");
const at = fc.constantFrom(
	..."@|＠|﹫| @ |(at)| (at) | [at] |{at}| at | AT | arobase | (arobase) | ऐट | एट | at the rate |📧|<at>|@\u200b".split(
		"|",
	),
);
const dot = fc.constantFrom(...".| . |．| dot | (dot) |[dot]| point | डॉट |{point}|[.]| DOT |.\u200b".split("|"));
const wide = (text: string) =>
	text.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0));
const apart = (text: string) => [...text].join(" ");

/** A note with an e-mail address in it. */
export const disguisedEmail = framed(
	fc.oneof(
		fc.tuple(name, at, host, dot, ending).map((parts) => parts.join("")),
		fc.tuple(plainName, host, ending).map(([user, site, tld]) => wide(`${user}@${site}.${tld}`)),
		fc
			.tuple(plainName, fc.constantFrom("gmail", "yahoo"), ending)
			.map(([user, site, tld]) => apart(`${user}@${site}.${tld}`)),
		fc
			.tuple(plainName, fc.constantFrom("at", "arobase", "chez", "ऐट"), fc.constantFrom("gmail", "yahoo", "hotmail"))
			.map(([user, sign, site]) => `${user} ${sign} ${site} point com`),
	),
);

const scheme = fc.constantFrom("", "https://", "http://", "hxxp://", "www.", "HTTPS://WWW.");
const path = fc.constantFrom("", "/jane", "/a/b?c=1", "/");
const site = fc.constantFrom("lavande", "jane-loves", "billets", "mon-blog42", "moth");

/** A note with a link or a domain name in it. */
export const disguisedUrl = framed(
	fc.oneof(
		fc
			.tuple(scheme, site, fc.constantFrom(".com", ".fr", ".net", ".org", ".io", ".co.in", ".co.uk", ".example"), path)
			.map((parts) => parts.join("")),
		fc
			.tuple(
				site,
				fc.constantFrom(" dot ", "[.]", "(dot)", " . ", " [dot] ", "．", " डॉट ", " point "),
				fc.constantFrom("com", "net", "org"),
			)
			.map((parts) => parts.join("")),
		fc
			.tuple(fc.constantFrom("t.me/", "wa.me/", "bit.ly/", "m.me/", "linktr.ee/"), plainName)
			.map((parts) => parts.join("")),
		fc.tuple(site, ending).map(([label, tld]) => `${wide(label)}．${tld}`),
	),
);

const app = fc.constantFrom(
	"insta",
	"Instagram",
	"snap",
	"Snapchat",
	"telegram",
	"Discord",
	"TikTok",
	"facebook",
	"1nsta",
	"ins\u200bta",
	"ｉｎｓｔａ",
	"tеlegram",
	"teleg\u00adram",
	"इंस्टा",
	"टेलीग्राम",
);
const handle = fc.constantFrom(
	"velvet.moth_91",
	"momo.le.vrai.75",
	"rahul_ki_duniya",
	"fox_in_rain",
	"la.rose.d.hiver",
	"priya_k_07",
);
const handleForms = [
	"my {app} is {handle}",
	"{app}: {handle}",
	"add me on {app}, {handle}",
	"find me on {app} as {handle}",
	"@{handle}",
	"{handle} on {app}",
	"look me up on {app}: {handle}",
	"mon {app} c'est {handle}",
	"ajoute-moi sur {app} : {handle}",
	"cherche {handle} sur {app}",
	"mon pseudo c'est {handle}",
	"je suis sur {app}, {handle}",
	"mera {app} id {handle} hai",
	"{app} pe {handle} search karo",
	"{app} par {handle} naam se dhoondo",
	"mujhe {app} pe add karo {handle}",
	"मेरा {app} {handle} है",
	"{app} पर {handle} खोजो",
	"{app} आईडी {handle}",
	"dm me @{handle}",
	"{app} → {handle}",
	"my username is {handle}",
];

/** A note with the name of an account in it. */
export const disguisedHandle = framed(
	fc
		.tuple(fc.constantFrom(...handleForms), app, handle)
		.map(([form, network, account]) => form.replace("{app}", network).replace("{handle}", account)),
);

const groupsOf = (text: string, size: number, separator: string) =>
	text.match(new RegExp(`.{1,${size}}`, "g"))?.join(separator) ?? text;
const separator = fc.constantFrom("", " ", "-", ".", " - ", "\u00a0");

function luhnDigit(body: string): string {
	const sum = [...body].reverse().reduce((total, digit, place) => {
		const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
		return total + (value > 9 ? value - 9 : value);
	}, 0);
	return String((10 - (sum % 10)) % 10);
}

const card = fc.tuple(fc.constantFrom("4", "51", "55"), digits(15), separator).map(([lead, tail, between]) => {
	const body = (lead + tail).slice(0, 15);
	return groupsOf(body + luhnDigit(body), 4, between);
});

/** The two check digits of an IBAN (ISO 13616), worked out with whole numbers of any size. */
function ibanOf(country: string, account: string): string {
	const number = [...`${account}${country}00`].map((sign) => Number.parseInt(sign, 36)).join("");
	return `${country}${String(98n - (BigInt(number) % 97n)).padStart(2, "0")}${account}`;
}

const iban = fc.oneof(
	fc.tuple(digits(23), separator).map(([account, between]) => groupsOf(ibanOf("FR", account), 4, between)),
	fc.tuple(digits(18), separator).map(([account, between]) => groupsOf(ibanOf("DE", account), 4, between)),
	fc.tuple(digits(14), separator).map(([account, between]) => groupsOf(ibanOf("GB", `NWBK${account}`), 4, between)),
);
const aadhaar = fc.tuple(fc.integer({ min: 2, max: 9 }), digits(10)).map(([lead, tail]) => {
	const body = `${lead}${tail}`;
	const check = [..."0123456789"].find((digit) => passesVerhoeff(body + digit)) ?? "";
	return groupsOf(body + check, 4, " ");
});
const upi = fc
	.tuple(
		plainName,
		fc.constantFrom("okaxis", "oksbi", "ybl", "paytm", "upi", "okicici", "ibl"),
		fc.constantFrom("@", "＠", " @ "),
	)
	.map(([user, bank, sign]) => user + sign + bank);
const ifsc = fc.tuple(fc.constantFrom("SBIN0", "HDFC0", "ICIC0"), digits(6)).map((parts) => parts.join(""));

/** A note with an account, a card or an identity number in it. */
export const disguisedPayment = framed(
	fc.oneof(
		fc.tuple(fc.oneof(card, iban), fc.constantFrom(...scripts)).map(([text, script]) => inScript(text, script)),
		aadhaar,
		upi,
		ifsc,
	),
);

const degrees = (most: number, places: number) =>
	fc.tuple(fc.integer({ min: 1, max: most }), digits(places)).map(([whole, part]) => `${whole}.${part}`);
const sixty = fc.integer({ min: 10, max: 59 });

/** A note with coordinates in it. */
export const disguisedCoordinates = framed(
	fc.oneof(
		fc
			.tuple(degrees(89, 4), fc.constantFrom(", ", ",", " ; ", " / ", " "), degrees(179, 5))
			.map((parts) => parts.join("")),
		fc.tuple(degrees(89, 4), degrees(179, 4)).map(([lat, lon]) => `${lat}° N, ${lon}° E`),
		fc
			.tuple(degrees(89, 4), degrees(179, 4), fc.constantFrom(...scripts))
			.map(([lat, lon, script]) => inScript(`${lat}, ${lon}`, script)),
		fc
			.tuple(fc.integer({ min: 1, max: 89 }), sixty, sixty, fc.constantFrom("N", "S"))
			.map(([d, m, s, side]) => `${d}°${m}'${s}" ${side}`),
		fc.tuple(fc.integer({ min: 1, max: 89 }), sixty, sixty).map(([d, m, s]) => `${d}° ${m}′ ${s}″ E`),
		fc
			.tuple(
				fc.integer({ min: 1, max: 89 }),
				sixty,
				fc.constantFrom("degrees {} minutes north", "degrés {} minutes ouest", "डिग्री {} मिनट उत्तर"),
			)
			.map(([d, m, form]) => `${d} ${form.replace("{}", String(m))}`),
		fc
			.tuple(fc.constantFrom("8FW4V7", "7JVW52"), fc.constantFrom("5V+8Q", "GR+H4", "9C+3W"))
			.map(([area, rest]) => area + rest),
	),
);

const houseNumber = fc.integer({ min: 2, max: 299 });
const proper = fc.constantFrom("Rose", "Baker", "Victoria", "Maple", "Orchard");
const frenchName = fc.constantFrom("des Lilas", "de la Gare", "Victor Hugo", "du Moulin", "Jean Jaurès");

/** A note with a postal address in it. */
export const disguisedAddress = framed(
	fc.oneof(
		fc
			.tuple(houseNumber, proper, fc.constantFrom("Street", "Road", "Avenue", "Lane", "Drive", "Court"))
			.map((parts) => parts.join(" ")),
		fc
			.tuple(
				houseNumber,
				fc.constantFrom(" ", ", ", " bis, ", " ter "),
				fc.constantFrom("rue", "avenue", "boulevard", "impasse", "chemin", "allée", "av."),
				frenchName,
			)
			.map(([no, between, kind, street]) => `${no}${between}${kind} ${street}`),
		fc
			.tuple(
				fc.constantFrom(
					"flat",
					"Flat no.",
					"makan no",
					"H-No",
					"sector",
					"gali no",
					"फ्लैट",
					"सेक्टर",
					"गली नंबर",
					"मकान नंबर",
				),
				houseNumber,
				fc.constantFrom(", Rose Court", ", 3rd floor", ", Rajendra Nagar", ", नेहरू नगर", ", tower B"),
			)
			.map(([kind, no, place]) => `${kind === "H-No" ? "makaan number" : kind} ${no}${place}`),
		fc
			.tuple(fc.constantFrom("pin code", "PIN", "पिन कोड", "pincode:"), fc.integer({ min: 110_001, max: 855_117 }))
			.map((parts) => parts.join(" ")),
		fc
			.tuple(fc.constantFrom("SW1A", "M1", "EH12", "NE29"), fc.constantFrom("1AA", "4RT", "0LT"))
			.map((parts) => parts.join(" ")),
		fc.tuple(fc.constantFrom("K1A 0B1", "M5V3L9", "h2x 1y4")).map(([code]) => code),
		fc
			.tuple(fc.constantFrom("Austin, TX", "Portland, OR", "NY"), fc.integer({ min: 10_001, max: 99_950 }))
			.map((parts) => parts.join(" ")),
		fc
			.tuple(
				fc.constantFrom(
					"75011 Paris",
					"69003 Lyon",
					"31000 Toulouse",
					"Mumbai 400001",
					"New Delhi - 110017",
					"P.O. Box 1189",
					"BP 123, Grand-Bassam",
				),
			)
			.map(([code]) => code),
	),
);
