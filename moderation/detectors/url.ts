import { originalSpan } from "#moderation/normalisation/offset-text.ts";
import type { Views } from "#moderation/normalise.ts";
import { createPhraseDetector } from "#moderation/phrases/phrase-rule.ts";
import type { Finding } from "#moderation/verdict.ts";
import { chunksOf } from "./chunks.ts";
import { isDomain } from "./domain-names.ts";

const scheme = /^[^a-z]*(?:https?|hxxps?|h\+\+ps?|ftp):?\/\/?\S/;
const www = /^[^a-z]*ww+\.[^.\s]/;

// `example [dot] com`, `example . com`, `example(.)com`, `h t t p : / /`, `w w w .`, four numbers of an IP address.
const disguises =
	/[\p{L}\p{N}]\s?[([{<]\s?(?:\.|dot|point|डॉट)\s?[)\]}>]\s?\p{L}|[\p{L}\p{N}-]{2}(?:\s{1,2}[.]\s{0,2}(?:com|net|org|fr|info|xyz|co\.(?:uk|in))|[.]\s{1,2}(?:com|xyz))(?![\p{L}\p{N}])|\p{L}{2}\s{1,2}[.]\s{0,2}(?:ly|me|gg|be|co|in|io)\s{0,2}\/\s{0,2}[\p{L}\p{N}]|\p{L}{3}\s{1,2}[.]\s{0,2}in(?=\s{0,3}(?:$|[,;!?\n]))|h\s?t\s?t\s?p\s?s?\s?:\s?\/|(?<!\p{L})w\s?w\s?w\s?[.]\s?\p{L}|\p{L}{3}[,•*~](?:com|net|org)(?!\p{L})|(?<![0-9.])(?:[0-9]{1,3}\.){3}[0-9]{1,3}(?::[0-9]{2,5}|\/)/gu;

const worthALook = /[([{<]|\s[.]|[.]\s{1,2}(?:com|xyz)|h ?t ?t ?p|w ?w|[,•*~](?:com|net|org)|[0-9]\.[0-9]/u;

const spokenAddress = createPhraseDetector(
	"personal_info",
	[
		{
			phrases: [
				"!a|the|an|connect|le|un|ce|to|every|each|this|that|shaadi|shadi dot com|net|org|fr|in|io|uk|example|co|blog|art|site|online|shop|app|dev|tv|eu|info|be|ch|ca|me !the|my|your|every|meeting|bubble|crash|boom|era|of|millionaire",
			],
			unless: ["dot in|be|me !slash"],
		},
		{ phrases: ["!a|the|an|connect|to|every|this <page> ..3 dot in|be|me|art"] },
		{
			phrases: [
				"!de|pas|le|un|ce|au|du|ton|mon|ma point com|fr|net|org|io|be|ch|ca|example|exemple|test|blog|eu !de|du|pour",
			],
			unless: ["point com un"],
		},
		{
			phrases: [
				"डॉट|डाट|पॉइंट|पॉइन्ट को",
				"!शादी|shaadi डॉट|डाट|पॉइंट|पॉइन्ट|बिंदु कॉम|काम|इन|नेट|ओआरजी|ऑर्ग|com|net|org|fr|in|co|io",
				"!a|the|an|every dot|point कॉम|नेट|ओआरजी",
				"double|triple w dot|point",
			],
		},
		{ phrases: ["www|ww|3w|डब्ल्यूडब्ल्यूडब्ल्यू dot|point|डॉट", "तीन|teen|triple|double डब्ल्यू|w", "डब्ल्यू डब्ल्यू डब्ल्यू|डॉट"] },
		{
			phrases: [
				"bitly|tinyurl|linktree|linktr ee? slash|/|barre|स्लैश",
				"bit dot ly|li",
				"bit point ly",
				"t|wa me slash|barre|स्लैश",
			],
		},
		{
			phrases: [
				"scan|scanne|scannez|flash|flashe|flashez the|my|this|le|ce|mon qr|code",
				"qr scan|code scan|karo|karna|kar|banaya",
				"!the link in my bio|profile",
				"lien dans|en ma? bio|profil",
				"link bio|profile me|mein|pe",
				"bio me|mein jo|wala? link",
			],
		},
	],
	{ page: "blog site website page link url channel" },
);

/** Links and domain names, written, disguised or spoken. */
export function detectUrls(views: Views): readonly Finding[] {
	return [...writtenLinks(views), ...disguisedLinks(views), ...spokenAddress(views)];
}

// No link goes without a dot or a slash with something right behind it.
const inside = /[./][^\s"“”«»<>()[\]{},;]/;

function writtenLinks(views: Views): readonly Finding[] {
	if (!inside.test(views.folded.text)) return [];
	return chunksOf(views.folded.text).flatMap((chunk): readonly Finding[] => {
		const plausible = chunk.text.includes(".") || chunk.text.includes("/");
		if (!plausible || chunk.text.includes("@")) return [];
		const isAddress = scheme.test(chunk.text) || www.test(chunk.text) || chunk.text.split(/['!?:*|]/).some(isDomain);
		return isAddress ? [marked(views, chunk.from, chunk.text.length)] : [];
	});
}

function disguisedLinks(views: Views): readonly Finding[] {
	if (!worthALook.test(views.folded.text)) return [];
	return [...views.folded.text.matchAll(disguises)].map((match) => marked(views, match.index, match[0].length));
}

function marked(views: Views, from: number, length: number): Finding {
	return { category: "personal_info", ...originalSpan(views.folded, from, from + length) };
}
