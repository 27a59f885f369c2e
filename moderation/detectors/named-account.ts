import { socialApps } from "#moderation/lists/social-apps.ts";
import { originalSpan } from "#moderation/normalisation/offset-text.ts";
import type { Word } from "#moderation/normalisation/words.ts";
import type { Views } from "#moderation/normalise.ts";
import type { Finding } from "#moderation/verdict.ts";

// Names of accounts that show by their form: `moth_91`, `fox#4471`; or by their form beside the name of a network.
const underscored =
	/(?<![\p{L}\p{M}\p{N}_.#])[\p{L}\p{M}\p{N}.]{1,30}_{1,3}[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_.]{1,30}/gu;
const tagged = /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}\p{N}_.]{2,31} ?(?:#|hashtag|diese) ?[0-9]{3,5}(?![\p{L}\p{N}])/gu;
const nameLike =
	/(?<![\p{L}\p{N}])(?=[\p{L}\p{M}\p{N}._-]{4,40}(?![\p{L}\p{N}]))(?:\p{L}[\p{L}\p{M}]*[._-]?[0-9]{1,6}|[\p{L}\p{M}\p{N}]+(?:[._][\p{L}\p{M}\p{N}]+){2,}|[\p{L}\p{M}]+[._-][0-9]+)/gu;
// A name with a dot or a line in it right behind that of a network.
const afterNetwork = /^[ :=]{0,2}(?:is |hai |c'est |est )?[\p{L}\p{M}\p{N}]{2,30}[._][\p{L}\p{M}\p{N}]{2,30}/u;
const afterReach = 76;
// `ton_rire.mp3`: lovers name files; `ticket #88213`, `room #404`.
const fileName =
	/\.(?:wav|mp[34]|psd|jpe?g|png|gif|pdf|docx?|txt|exe|zip|avi|mov|csv|xlsx?|js|ts|py|html?|sql|sh|bat)$/;
const numbered =
	/^(?:ticket|order|room|page|case|issue|bug|task|take|track|day|commande|dossier|incident|piste|jour|error|erreur) ?(?:#|hashtag|diese)/;
const maxDistance = 60;
const readersOwn =
	/(?:^|[^\p{L}])(?:your|ur|ton|votre|tera|teri|tumhara|tumhari|aapka|तेरा|तेरी|तुम्हारा|तुम्हारी|आपका) (?:(?:\p{L}+ ){0,2})(?:handle|username|user name|tag|gamertag|pseudo|id|naam|हैंडल|यूजरनेम)(?![\p{L}\p{M}])|username rakha/u;

const networks = new Set(socialApps.split(/\s+/));
// Words by which people say that a name is one to be looked up.
const cues = new Set([
	...networks,
	...`pseudo handle username usrname gamertag tag profile profil account compte appli app search cherche add ajoute follow find
	dhoondh dhundh dhoond dhund khojo khoj id यूजरनेम हैंडल आईडी खोजो खोज ढूंढो ढूंढ ढूंढना फॉलो ऐप`.split(/\s+/),
]);
// `covid19`, `mp3`, `windows95`: letters with digits that are no names.
const ordinary =
	/^(?:covid|mp|ps|iphone|windows|android|galaxy|note|gen|page|chapter|bug|बग|ticket|no|nr|vol|pt|b|a|v|x|h|p|km|r)[-._]?[0-9]+$/;

/** Names of accounts, with or without a network's name beside them. */
export function detectNamedAccounts(views: Views): readonly Finding[] {
	const text = views.folded.text;
	const findings: Finding[] = [];
	const add = (from: number, to: number) =>
		findings.push({ category: "personal_info", ...originalSpan(views.folded, from, to) });
	for (const { index, 0: name } of certainNames(text)) add(index, index + name.length);
	const named = views.words.filter((word) => isCue(word));
	if (named.length === 0) return findings;
	for (const word of named.filter((each) => isNetwork(each))) {
		const name = afterNetwork.exec(text.slice(word.to, word.to + afterReach));
		if (name !== null) add(word.to, word.to + name[0].length);
	}
	for (const { index, 0: name } of text.matchAll(nameLike)) {
		if (!/[0-9]|[._].*[._]/.test(name) || ordinary.test(name) || isReaders(text, index)) continue;
		if (named.some((word) => isNear(word, index, index + name.length))) add(index, index + name.length);
	}
	return findings;
}

/** Names that need no cue: `moth_91`, `fox#4471`. */
function certainNames(text: string): readonly RegExpExecArray[] {
	const joined = text.includes("_") ? [...text.matchAll(underscored)] : [];
	const tags = /[0-9]/.test(text) ? [...text.matchAll(tagged)].filter(({ 0: name }) => !numbered.test(name)) : [];
	return [...joined.filter(({ index, 0: name }) => isName(text, index, name)), ...tags].filter(
		({ index }) => !isReaders(text, index),
	);
}

/** Not the name of a function, such as people put into a declaration of love by way of a joke. */
function isName(text: string, from: number, name: string): boolean {
	return (
		/\p{L}/u.test(name) &&
		!fileName.test(name) &&
		!/^(?:final|version|copy|draft)_/.test(name) &&
		text.charAt(from - 1) !== "(" &&
		text.charAt(from + name.length) !== "("
	);
}

/** Whether the name is told to be the reader's own, which gives nothing away: "your handle is moth_91". */
function isReaders(text: string, at: number): boolean {
	return readersOwn.test(text.slice(Math.max(0, at - 40), at));
}

function isCue({ text, readings }: Word): boolean {
	return cues.has(text) || readings.some((reading) => networks.has(reading));
}

function isNetwork(word: Word): boolean {
	return networks.has(word.text) || word.readings.some((reading) => networks.has(reading));
}

function isNear(word: Word, from: number, to: number): boolean {
	const apart = word.to <= from ? from - word.to : word.from - to;
	return apart >= 0 && apart <= maxDistance;
}
