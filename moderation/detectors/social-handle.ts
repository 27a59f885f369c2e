import { socialApps } from "#moderation/lists/social-apps.ts";
import { originalSpan } from "#moderation/normalisation/offset-text.ts";
import type { Views } from "#moderation/normalise.ts";
import { createPhraseDetector } from "#moderation/phrases/phrase-rule.ts";
import type { Finding } from "#moderation/verdict.ts";
import { detectNamedAccounts } from "./named-account.ts";

const classes = {
	app: socialApps,
	add: "add follow dm msg message text ping contact write hmu reach inbox slide friend snap mp",
	ajoute:
		"ajoute ajoutez add follow suis contacte contactez ecris ecrivez cherche cherchez retrouve retrouvez rejoins mp dm parle trouve tape demande viens",
	my: "my mine ur your mon ton votre ma ta mes",
	apna: "mera meri mere apna apni apne tera teri tumhara tumhari aapka aapki मेरा मेरी मेरे अपना अपनी तेरा तेरी तुम्हारा तुम्हारी आपका आपकी",
	khoj: `add follow msg message dm request dhoond dhoondh dhundh dhund dhoondo dhundo dhundna dhoondhna search aao aaja aa aana khoj khojo khojiyo khojna
		jodo jod milo milunga milungi milta milti मैसेज फॉलो ऐड एड ढूंढ ढूंढो ढूंढना ढूंढिए ढूंढ़ो खोज खोजो खोजना खोजिए जोड़ जोड़ो आओ आजा आ सर्च रिक्वेस्ट मिलूंगा मिलूंगी`,
	id: "id ids handle username usrname pseudo tag gamertag account acc acct profile naam name आईडी हैंडल यूजरनेम यूज़रनेम अकाउंट खाता नाम",
};

const handlePhrases = createPhraseDetector(
	"personal_info",
	[
		{
			phrases: [
				"<add>|find|search|look me|us|for? up? on|in|at|thru|via|through|under <app>",
				"<add> me my? <app>",
				"find|search me? on|in|by <app>",
				"add|follow|dm me its|it|as|at|pls|on|b4|before|there|under",
				"!never|i|to|they look me up !when|at|and down",
				"search for? me|my on|name|under|up",
				"hit me up",
				"slide into my dms|inbox",
			],
			unless: ["in|of your dreams", "never"],
		},
		{ phrases: ["i m|am on <app>", "im on <app>", "<add> my <app>", "on <app> i m|am", "on <app> as|under|search"] },
		{
			phrases: [
				"my|mine|mon|ma <app> is|id|s|handle|username|name|tag|account|c|est|cest|hai",
				"your|ur <app> id|handle|username|tag|stp|svp",
				"<app> <id> !in|की|को",
			],
		},
		{ phrases: ["my|mine|our handle|username|gamertag|gamer|user|screen is|name|tag|s|here"] },
		{ phrases: ["add|search|find|type|google my user|gamer|handle|username|name|channel|profile|blog|page"] },
		{ phrases: ["!your|ur|tera|teri|tumhara gamer|friend tag|code", "send|accept|drop me|my|a? friend? request|req"] },
		{ phrases: ["<ajoute> moi|me|mon|la|le sur|via|en|dans|su|c <app>", "sur|su <app> c|je|moi|m|suis|cherche|tape"] },
		{ phrases: ["ajoute|ajoutez|add moi|stp", "add la !premiere|derniere"] },
		{ phrases: ["mon|ma|mes <app> c|est|cest", "mon|ton pseudo sur? <app>? c|est|cest", "ton <app>|pseudo stp|svp"] },
		{
			phrases: [
				"c|est|moi sur <app>",
				"tape|cherche mon pseudo|profil|compte",
				"tape mon nom",
				"mon pseudo|compte|profil c|est|cest|insta|sur",
			],
		},
		{
			phrases: [
				"<apna> <app> <id>|hai|h|de|do|bhej|bata|likh|है|दो|दे|भेज|बता|लिख",
				"mera|mere|apna|apne|मेरा|अपना handle|username|हैंडल|यूजरनेम",
				"mera|meri|apna|apni|मेरी|अपनी id|आईडी hai|h|do|de|bhej|bata|batao|likh|है|दो|दे|भेज|बता|बताओ|लिख",
			],
		},
		{
			phrases: ["<app> pe|par|pr|me|mein|पर|पे|में ..3 <khoj>", "<app> ..2 naam|नाम se|से", "<app> id|आईडी"],
			unless: ["nahi|nahin|नहीं|mat|मत", "chhod|chod|band|छोड़|बंद"],
		},
		{
			phrases: [
				"give|send|drop|share|tell|dm me? your|ur <app>|@|handle|username|user|insta",
				"what s your|ur <app>|handle|user|username|@",
				"what|whats is? your|ur <app>|handle|user|username",
				"what s your|ur snap|tag",
			],
		},
		{ phrases: ["c quoi|koi ton|ta|votre <app>|pseudo", "c est quoi ton|ta|votre <app>|pseudo"] },
		{
			phrases: ["donne|file|passe|envoie|demande|done moi? ton|votre <app>|pseudo", "t as|a <app>"],
			unless: ["pas|jamais"],
		},
		{
			phrases: ["underscore|अंडरस्कोर", "tiret|trait du|en? bas", "hashtag|diese|hash|हैशटैग 0000|zero"],
			unless: ["the|le underscore"],
		},
	],
	classes,
);

const appNames = socialApps.split(/\s+/).join("|");
const label = new RegExp(
	`(?:^|[^\\p{L}])(?:${appNames}|sc|pseudo|handle|username|user|mon compte|disc|gamertag|pseudo ps|strava|gt|psn|xbox|यूजरनेम|हैंडल|आईडी)\\s?$`,
	"u",
);
const labelled = /^\s?[\p{L}\p{M}\p{N}_.@«"“]{3,30}/u;
const handle = /^[\p{L}\p{M}\p{N}_.]{3,30}/u;
const wordAfterAt = new Set(
	`home work school night least last first all noon midnight the this that 5pm 6pm 7pm 8pm everyone everybody here you me us
	office college toi moi nous vous tous toutes maison ghar sab tum aap
	nobody noone personne`.split(/\s+/),
);
const labelReach = 16;
const minSpelled = 7;
const longApps = ["whatsapp", "instagram", "telegram", "snapchat", "facebook", "discord", "messenger"];

/** Names in social networks: `@name`, `insta: name`, "add me on …" in the three languages. */
export function detectSocialHandles(views: Views): readonly Finding[] {
	return [
		...atHandles(views),
		...labelledHandles(views),
		...detectNamedAccounts(views),
		...handlePhrases(views),
		...spelledApps(views),
	];
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
	for (const { index: at } of text.matchAll(/[:=→>]/gu)) {
		const before = label.exec(text.slice(Math.max(0, at - labelReach), at));
		const name = labelled.exec(text.slice(at + 1, at + 33));
		if (before === null || name === null) continue;
		const span = originalSpan(views.folded, at - before[0].length, at + 1 + name[0].length);
		findings.push({ category: "personal_info", ...span });
	}
	return findings;
}

/** The name of a network letter by letter, which only hides it: `w.h.a.t.s.a.p.p me`. */
function spelledApps({ squeezed }: Views): readonly Finding[] {
	const apps = squeezed.filter(({ text }) => text.length >= minSpelled && longApps.some((app) => text.startsWith(app)));
	return apps.map(({ start, end }) => ({ category: "personal_info", start, end }));
}
