import { originalSpan } from "#moderation/normalisation/offset-text.ts";
import type { Views } from "#moderation/normalise.ts";
import { createPhraseDetector } from "#moderation/phrases/phrase-rule.ts";
import type { Finding } from "#moderation/verdict.ts";

const classes = {
	app: `insta instagram instagramme ig snap snapchat telegram tg whatsapp watsapp watsap whatsap wsp discord facebook fb messenger tiktok twitter
		linkedin skype wechat bumble onlyfans reddit threads viber imo kik bereal signal
		इंस्टा इंस्टाग्राम स्नैप स्नैपचैट टेलीग्राम व्हाट्सऐप व्हाट्सएप वाट्सऐप फेसबुक डिस्कॉर्ड लिंक्डइन ट्विटर`,
	add: "add follow dm msg message text ping contact write hmu reach inbox slide",
	ajoute: "ajoute ajoutez add follow suis contacte contactez ecris ecrivez cherche retrouve rejoins mp dm parle",
};

const handlePhrases = createPhraseDetector(
	"personal_info",
	[
		{
			phrases: [
				"<add>|find me|us on|in|at|thru|via|through <app>",
				"<add> me my? <app>",
				"find|search me on|in|by <app>",
			],
		},
		{ phrases: ["i m|am on <app> as|under|at", "hit me up on", "look me up on <app>", "<add> my <app>"] },
		{
			phrases: ["my <app>|@ is|id|handle|username|name|tag|account", "<app> id|handle|username|pseudo|आईडी !in|की|को"],
		},
		{ phrases: ["<ajoute> moi|me sur|via|en|dans <app>", "sur <app> c|je|moi est|m|suis appelle?"] },
		{ phrases: ["mon|ma|mes <app> c|est|cest", "mon|ton pseudo sur? <app>? c|est|cest"] },
		{ phrases: ["mera|meri|mere|apna|apni|tera|teri|tumhara|tumhari <app> id|handle|username|hai|de|do|bhej|bata"] },
		{ phrases: ["मेरा|मेरी|अपना|अपनी|तेरा|तुम्हारा <app> आईडी|हैंडल|है|दो|बता|भेज"] },
		{
			phrases: [
				"<app> pe|par|pr|पर|पे ..2 add|follow|msg|message|dm|request|dhoond|dhoondh|dhundh|dhund|search|aao|aaja|मैसेज|फॉलो|ढूंढ|ढूंढो|ढूंढना|ढूंढिए|जोड़|जोड़ो|आओ|खोज",
			],
			unless: ["nahi|nahin|नहीं"],
		},
		{
			phrases: [
				"give|send|drop|share|tell|dm me your|ur <app>",
				"what s your|ur <app>",
				"what|whats is? your|ur <app>",
			],
		},
		{ phrases: ["c quoi|koi ton|ta|votre <app>", "donne|file|passe|envoie moi ton|votre <app>", "t as|a <app>"] },
	],
	classes,
);

const label =
	/(?:^|[^\p{L}])(?:insta|instagram|ig|snap|snapchat|sc|telegram|tg|whatsapp|discord|facebook|fb|tiktok|twitter|skype|twitch|इंस्टा|स्नैप|टेलीग्राम)\s?$/u;
const labelled = /^\s?[\p{L}\p{N}_.]{3,30}/u;
const handle = /^[\p{L}\p{N}_.]{3,30}/u;
const wordAfterAt = new Set(
	"home work school night least last first all noon midnight the this that 5pm 6pm 7pm 8pm".split(" "),
);

/** Names in social networks: `@name`, `insta: name`, "add me on …" in the three languages. */
export function detectSocialHandles(views: Views): readonly Finding[] {
	return [...atHandles(views), ...labelledHandles(views), ...handlePhrases(views)];
}

function atHandles(views: Views): readonly Finding[] {
	const text = views.folded.text;
	const findings: Finding[] = [];
	for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
		const name = handle.exec(text.slice(at + 1, at + 31))?.[0];
		const attached = at > 0 && /[\p{L}\p{N}]/u.test(text.charAt(at - 1));
		if (name === undefined || attached || wordAfterAt.has(name) || /^[0-9.]+$/.test(name)) continue;
		findings.push({ category: "personal_info", ...originalSpan(views.folded, at, at + 1 + name.length) });
	}
	return findings;
}

function labelledHandles(views: Views): readonly Finding[] {
	const text = views.folded.text;
	const findings: Finding[] = [];
	for (const { index: at } of text.matchAll(/[:=]/g)) {
		const before = label.exec(text.slice(Math.max(0, at - 14), at));
		const name = labelled.exec(text.slice(at + 1, at + 33));
		if (before === null || name === null) continue;
		const span = originalSpan(views.folded, at - before[0].length, at + 1 + name[0].length);
		findings.push({ category: "personal_info", ...span });
	}
	return findings;
}
