import { type DigitGroup, digitRuns } from "#moderation/detectors/numbers/digit-runs.ts";
import { detectPostcodes } from "#moderation/detectors/numbers/postcodes.ts";
import { originalSpan } from "#moderation/normalisation/offset-text.ts";
import type { Views } from "#moderation/normalise.ts";
import { createPhraseDetector } from "#moderation/phrases/phrase-rule.ts";
import type { Finding } from "#moderation/verdict.ts";

const englishStreet =
	"street|road|avenue|lane|drive|terrace|crescent|boulevard|gardens|grove|close|way|court|mews|cottages";
const shortStreet =
	"st|rd|ave|blvd|ln|dr|pkwy|hwy|marg|nagar|colony|vihar|enclave|cross|mohalla|chowk|society|apartments?|kunj|puram";
const frenchStreet =
	"rue|avenue|av|bd|bld|boulevard|allee|allees|impasse|chaussee|quai|chemin|route|cours|place|square|passage|residence|lotissement|venelle|sentier|faubourg|fg|hameau|cite|villa";
// A house number right beside a street word. Single expressions with bounded repeats, tried only near digits.
// No part of a street's name: `26 letters and the way`, `to drive`, `7 miles each way`.
const noName =
	"(?:the|of|and|to|a|an|each|every|all|that|this|in|on|at|for|with|by|from|you|i|we|my|your|more|less|times|miles|minutes|hours|days|years|letters|people|log|ek|saal|din|baar|ghante|ans|mois|est|trop|tout|tres|bien|aussi|juin|juillet)";
const afterNumber = [
	new RegExp(`^[a-d]?,? (?:(?!${noName} )[\\p{L}'.-]{2,20} ){1,3}(?:${englishStreet})(?!\\p{L})`, "u"),
	new RegExp(`^[a-d]?,? (?!the |of |and )(?:[\\p{L}'-]{3,20} ){1,2}(?:${shortStreet})(?=[.,\\n]|$)`, "u"),
	new RegExp(
		`^ ?(?:bis|ter|[abc](?= ))?,? ?(?:${frenchStreet})(?!\\p{L})\\.?(?: (?:de|du|des|d|la|le|les|l)(?: |'))? ?(?:la |l'|le |les )?(?!tes |ton |ta |mes |mon |ma |nos |notre |nous |toi |fois )[\\p{L}-]{3}`,
		"u",
	),
	/^[a-z]?,? (?:[\p{L}\p{M}.-]{2,20} ){0,2}(?:मार्ग|रोड|नगर|कॉलोनी|गली|मोहल्ला|विहार|चौक|सड़क|स्ट्रीट)(?![\p{L}\p{M}])/u,
	/^(?:st|nd|rd|th) (?:street|avenue|ave|st)(?!\p{L})/u,
];
const spelledStreet =
	/^,? (?:(?:rue|avenue|boulevard|impasse|allee) (?:de |du |des |d')?\p{L}{3}|\p{L}{3,20} (?:street|road|lane)(?!\p{L}))/u;
const beforeNumber =
	/(?:^|[^\p{L}\p{M}])(?:flat|apt|apartment|appt|appart|appartement|makan|makaan|house|plot|sector|gali|ward|wing|tower|h|kothi|quarter|interphone|digicode|batiment|bat|unit|suite|फ्लैट|मकान|सेक्टर|गली|प्लॉट|कोठी|वार्ड|pin ?code|pin|zip ?code|zip|postcode|code postal|पिन ?कोड|पिन)(?: (?:no|number|num|code|n|numero|नंबर|नम्बर|संख्या))?[ .:#°-]{0,3}$/u;
const needsNumber =
	/(?:plot|house|ward|wing|tower|h|unit|suite|quarter|pin|zip|bat|batiment|पिन|वार्ड) ?[.:#-]{0,3} ?$/u;
const boxNumber =
	/(?:^|[^\p{L}])(?:p\.? ?o\.? ?box|boite postale|case postale|secteur postal|post box|पोस्ट बॉक्स)[ .:#°n]{0,4}$/u;
// In French a box; in English and Hindi a doctor's reading: `BP 311, Grand-Bassam`, `BP 140 ho jata hai`.
const frenchBox = /(?:^|[^\p{L}])bp[ .:°]{0,2}$/u;
const endOfBox = /^ ?(?:[,.;:\n-] ?\p{L}|[0-9]{5}|$)/u;
// What else an address has: the house, the street, the quarter, the floor.
const otherPart =
	/(?<![\p{L}\p{M}])(?:society|apartments?|appartement|house|tower|tour|mansions?|court|block|bloc|building|nagar|vihar|colony|enclave|gali|mohalla|manzil|floor|etage|escalier|residence|sector|street|road|row|lane|close|terrace|rue|allee|avenue|batiment|bat|makan|makaan|flat|pin ?code|pin|zip|सोसायटी|सोसाइटी|अपार्टमेंट|टावर|नगर|विहार|कॉलोनी|गली|मोहल्ला|मोहल्ले|मंजिल|सेक्टर|ब्लॉक|मकान|फ्लैट|रोड|मार्ग|पिन)(?![\p{L}\p{M}])/u;
// `makan 44, Ganjipura, Jabalpur`: a name or two between commas.
const placeNames =
	/^[\p{L}0-9/-]{0,3}(?: by [0-9]{1,3})?, ?(?!bed|bistar|बेड)\p{L}[\p{L}\p{M}]{2,}(?: \p{L}[\p{L}\p{M}]{2,})?(?:[,.।]|$)/u;
const partReach = 40;
const readAfter = 90;
const readBefore = 28;

const addressPhrases = createPhraseDetector("personal_info", [
	{
		phrases: [
			"my address is",
			"i live at|opposite|near|behind|above|next !the|this|your|my|borrowed|edge|hope",
			"mon adresse c|est|cest",
			"j habite au|a|rue|en|juste|derriere !cote|deux|trois",
		],
		unless: ["never|dream|heart|coeur|jamais|nowhere|autoroute", "vendue|sold"],
	},
]);

/** Postal addresses: house number with street, flat and sector numbers with another part, boxes, postcodes. */
export function detectPostalAddresses(views: Views): readonly Finding[] {
	return [...detectPostcodes(views), ...houseNumbers(views, "address"), ...addressPhrases(views)];
}

/**
 * The number of a flat, a house, a ward or a sector with nothing else of an address beside it. Who gives an address away
 * writes so, and who remembers the ward where a nurse was kind.
 */
export function suspectLonePlaces(views: Views): readonly Finding[] {
	return houseNumbers(views, "lone place");
}

/** How much before and after a number belongs to it, and what that makes of it. */
interface Around {
	readonly kind: "address" | "lone place";
	readonly lead: number;
	readonly tail: number;
}

function houseNumbers(views: Views, wanted: Around["kind"]): readonly Finding[] {
	const text = views.folded.text;
	return digitRuns(views).flatMap((run) =>
		run.flatMap((group) => {
			const found = around(group, text);
			if (found?.kind !== wanted) return [];
			const span = originalSpan(views.folded, group.from - found.lead, group.to + found.tail);
			return [{ category: "personal_info" as const, ...span }];
		}),
	);
}

function around({ digits, from, to, spelled }: DigitGroup, text: string): Around | undefined {
	if (digits.length > 6) return undefined;
	const following = text.slice(to, to + readAfter);
	if (spelled) {
		const tail = Number(digits) > 1 ? (spelledStreet.exec(following)?.[0].length ?? 0) : 0;
		return tail > 0 ? { kind: "address", lead: 0, tail } : undefined;
	}
	const preceding = text.slice(Math.max(0, from - readBefore), from);
	// The minutes of a time: `18 h 07, place Bellecour`.
	if (/[0-9] ?h ?$/.test(preceding)) return undefined;
	const tail = Math.max(...afterNumber.map((pattern) => pattern.exec(following)?.[0].length ?? 0));
	const box = boxBefore(preceding, following);
	const place = beforeNumber.exec(preceding)?.[0].length ?? 0;
	const isPlace = place > 0 && !(needsNumber.test(preceding) && digits.length < 5);
	const lead = Math.max(box, isPlace ? place : 0);
	if (tail + lead === 0) return undefined;
	// Five digits and more are a postcode.
	const isAlone = tail + box === 0 && digits.length < 5 && !hasOtherPart({ from: from - lead, to }, text);
	return { kind: isAlone ? "lone place" : "address", lead, tail };
}

/** How much before a number makes it that of a box. */
function boxBefore(preceding: string, following: string): number {
	const french = endOfBox.test(following) ? (frenchBox.exec(preceding)?.[0].length ?? 0) : 0;
	return Math.max(french, following.startsWith("/") ? 0 : (boxNumber.exec(preceding)?.[0].length ?? 0));
}

function hasOtherPart({ from, to }: { readonly from: number; readonly to: number }, text: string): boolean {
	const following = text.slice(to, to + partReach);
	return (
		otherPart.test(following) ||
		placeNames.test(following) ||
		otherPart.test(text.slice(Math.max(0, from - partReach), from))
	);
}
