import { originalSpan } from "#moderation/normalisation/offset-text.ts";
import type { Views } from "#moderation/normalise.ts";
import type { Finding } from "#moderation/verdict.ts";

// Areas of British postcodes (Royal Mail), so that "gr8 2be" is none.
const britishAreas =
	"ab al b ba bb bd bh bl bn br bs bt ca cb cf ch cm co cr ct cv cw da dd de dg dh dl dn dt dy e ec eh en ex fk fy g gl gu ha hd hg hp hr hs hu hx ig im ip iv je ka kt kw ky l la ld le ll ln ls lu m me mk ml n ne ng nn np nr nw ol ox pa pe ph pl po pr rg rh rm s sa se sg sk sl sm sn so sp sr ss st sw sy ta td tf tn tq tr ts tw ub w wa wc wd wf wn wr ws wv yo ze"
		.split(" ")
		.join("|");
// The last two letters are never one of c, i, k, m, o, v.
const british = new RegExp(
	`(?<![\\p{L}\\p{N}])(?:${britishAreas})[0-9][0-9a-z]? ?[0-9][abd-hjlnp-uw-z]{2}(?![\\p{L}\\p{N}])`,
	"gu",
);
const britishAnywhere = /(?:^|[^A-Za-z0-9])[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}(?![A-Za-z0-9])/g;
// In one piece only in capitals: "v1s4g3" is a word in leetspeak.
const canadian =
	/(?<![\p{L}\p{N}])[abceghj-nprstvxy][0-9][abceghj-nprstv-z][ -][0-9][abceghj-nprstv-z][0-9](?![\p{L}\p{N}])/gu;
const canadianInCapitals =
	/(?<![A-Za-z0-9])[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z][0-9][ABCEGHJ-NPRSTV-Z][0-9](?![A-Za-z0-9])/g;
const states =
	"AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC";
const american = new RegExp(`(?<![A-Za-z0-9])(?:${states}),? [0-9]{5}(?:-[0-9]{4})?(?![A-Za-z0-9])`, "g");
const frenchCities =
	"paris|marseille|lyon|toulouse|nice|nantes|montpellier|strasbourg|bordeaux|lille|rennes|reims|toulon|grenoble|dijon|angers|nimes|brest|tours|amiens|limoges|annecy|metz|besancon|orleans|rouen|caen|nancy|avignon|poitiers|pau|cannes|antibes|calais|colmar|bourges|quimper|valence|troyes|lorient|montreuil|versailles|creteil|nanterre|roubaix|tourcoing|dunkerque|perpignan|mulhouse|aix|saint|st|sainte|villeurbanne|clermont|boulogne|argenteuil|le havre|le mans|la rochelle";
const french = new RegExp(`(?<![\\p{L}\\p{N}])[0-9]{5},? (?:${frenchCities})(?!\\p{L})`, "gu");
const indianCities =
	"delhi|new delhi|mumbai|kolkata|chennai|bengaluru|bangalore|hyderabad|pune|jaipur|lucknow|kanpur|nagpur|indore|bhopal|patna|agra|varanasi|noida|gurgaon|gurugram|surat|ahmedabad|chandigarh|ranchi|dehradun|दिल्ली|मुंबई|लखनऊ|जयपुर|पटना|कानपुर|भोपाल|इंदौर|वाराणसी|पुणे|आगरा";
const indian = new RegExp(
	`(?<![\\p{L}\\p{M}])(?:${indianCities})[ ,:–-]{1,3}[1-9][0-9]{2} ?[0-9]{3}(?![0-9])|(?<![0-9])[1-9][0-9]{2} ?[0-9]{3},? (?:${indianCities})(?![\\p{L}\\p{M}])`,
	"gu",
);
const anyDigit = /[0-9]/;

/** Postcodes whose form or town shows what they are: British, Canadian, American, French and Indian ones. */
export function detectPostcodes(views: Views): readonly Finding[] {
	const text = views.folded.text;
	if (!anyDigit.test(text)) return [];
	const inDisplay = [britishAnywhere, canadianInCapitals, american].flatMap((pattern) => [
		...views.display.matchAll(pattern),
	]);
	const inFolded = [british, canadian, french, indian].flatMap((pattern) => [...text.matchAll(pattern)]);
	return [
		...inDisplay.map(
			(match): Finding => ({
				category: "personal_info",
				start: match.index,
				end: match.index + match[0].length,
			}),
		),
		...inFolded.map(
			(match): Finding => ({
				category: "personal_info",
				...originalSpan(views.folded, match.index, match.index + match[0].length),
			}),
		),
	];
}
