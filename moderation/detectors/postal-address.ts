import { originalSpan } from "#moderation/normalisation/offset-text.ts";
import type { Views } from "#moderation/normalise.ts";
import { createPhraseDetector } from "#moderation/phrases/phrase-rule.ts";
import type { Finding } from "#moderation/verdict.ts";

// A house number right beside a street word. Single expressions with bounded repeats, tried only near digits.
const afterNumber = [
	/^[a-d]?,? (?!the |of |and )(?:[\p{L}'.-]{2,20} ){1,3}(?:street|road|avenue|lane|drive|terrace|crescent|boulevard|gardens|grove|close)(?!\p{L})/u,
	/^,? ?(?:bis|ter)?,? (?:rue|avenue|av|bd|boulevard|allee|impasse|chaussee|quai|chemin|route|cours|place)(?: (?:de|du|des|d|la|le|les|l)(?: |'))? ?(?:la |l'|le |les )?[\p{L}-]{3}/u,
];
const beforeNumber =
	/(?:^|[^\p{L}])(?:flat|apt|apartment|appt|makan|makaan|house no|sector|gali|फ्लैट|मकान|सेक्टर|गली|प्लॉट|कोठी|pin ?code|पिन ?कोड|पिन)(?: (?:no|number|num|code|नंबर|नम्बर|संख्या))?[ .:#-]{0,3}$/u;
const ukPostcode = /(?:^|[^A-Za-z0-9])[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}(?![A-Za-z0-9])/g;
const number = /[0-9]+/g;

const addressPhrases = createPhraseDetector("personal_info", [
	{
		phrases: ["my address is", "i live at|opposite|near", "mon adresse c|est|cest", "j habite au|a|rue|en"],
		unless: ["never|dream|heart|coeur|jamais|nowhere"],
	},
]);

/** Postal addresses: house number with street, flat and sector numbers, British postcodes. */
export function detectPostalAddresses(views: Views): readonly Finding[] {
	const postcodes = [...views.display.matchAll(ukPostcode)].map(
		(match): Finding => ({ category: "personal_info", start: match.index, end: match.index + match[0].length }),
	);
	return [...postcodes, ...houseNumbers(views), ...addressPhrases(views)];
}

function houseNumbers(views: Views): readonly Finding[] {
	const text = views.folded.text;
	const findings: Finding[] = [];
	for (const match of text.matchAll(number)) {
		if (match[0].length > 6) continue;
		const end = match.index + match[0].length;
		const following = text.slice(end, end + 90);
		const street = afterNumber.map((pattern) => pattern.exec(following)?.[0].length ?? 0);
		const length = Math.max(...street);
		const lead = beforeNumber.exec(text.slice(Math.max(0, match.index - 24), match.index))?.[0].length ?? 0;
		if (length === 0 && lead === 0) continue;
		findings.push({ category: "personal_info", ...originalSpan(views.folded, match.index - lead, end + length) });
	}
	return findings;
}
