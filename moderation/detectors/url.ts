import { originalSpan } from "#moderation/normalisation/offset-text.ts";
import type { Views } from "#moderation/normalise.ts";
import { createPhraseDetector } from "#moderation/phrases/phrase-rule.ts";
import type { Finding } from "#moderation/verdict.ts";
import { chunksOf } from "./chunks.ts";
import { isDomain } from "./domain-names.ts";

const scheme = /^[^a-z]*(?:https?|hxxps?|ftp):?\/\/?\S/;
const www = /^[^a-z]*ww+\.[^.\s]/;

const spokenAddress = createPhraseDetector("personal_info", [
	{
		phrases: [
			"!a|the|an|connect|le|un|ce|to dot com|net|org|fr|in|io|uk|example|co !the|a|an|my|your|every|meeting|bubble|crash|boom|era",
		],
	},
	{ phrases: ["!de|pas|le|un|ce point com|fr|net|org|io !de|du|pour"], unless: ["point com un"] },
	{ phrases: ["डॉट|डाट|पॉइंट|पॉइन्ट कॉम|काम|इन|नेट|ओआरजी|ऑर्ग|को", "double|triple w dot|point"] },
	{ phrases: ["www|3w|डब्ल्यूडब्ल्यूडब्ल्यू dot|point|डॉट"] },
	{ phrases: ["bitly|tinyurl|linktree|linktr slash|/|barre|स्लैश", "bit dot ly|li", "bit point ly"] },
	{
		phrases: [
			"scan|scanne|scannez the|my|this|le|ce|mon qr",
			"!the link in my bio|profile",
			"lien dans|en ma? bio|profil",
			"link bio|profile me|mein|pe",
		],
	},
]);

/** Links and domain names, written or spoken. */
export function detectUrls(views: Views): readonly Finding[] {
	const written = chunksOf(views.folded.text).flatMap((chunk): Finding[] => {
		const plausible = chunk.text.includes(".") || chunk.text.includes("/");
		if (!plausible || chunk.text.includes("@")) return [];
		const isAddress = scheme.test(chunk.text) || www.test(chunk.text) || chunk.text.split(/['!?:*|]/).some(isDomain);
		if (!isAddress) return [];
		return [{ category: "personal_info", ...originalSpan(views.folded, chunk.from, chunk.from + chunk.text.length) }];
	});
	return [...written, ...spokenAddress(views)];
}
