import { upiAfter } from "#moderation/lists/upi-handles.ts";
import { originalSpan } from "#moderation/normalisation/offset-text.ts";
import type { Views } from "#moderation/normalise.ts";
import { createPhraseDetector } from "#moderation/phrases/phrase-rule.ts";
import type { Finding } from "#moderation/verdict.ts";
import { hasPublicSuffix } from "./domain-names.ts";

const classes = {
	provider:
		"gmail gmial gmal googlemail hotmail yahoo yahooo outlook protonmail proton icloud rediffmail rediff live orange free laposte wanadoo sfr ymail aol gmx zoho yandex जीमेल याहू हॉटमेल आउटलुक रेडिफमेल",
	mailer:
		"gmail gmal gmial googlemail hotmail yahoo outlook protonmail icloud rediffmail ymail gmx laposte wanadoo जीमेल याहू हॉटमेल आउटलुक रेडिफमेल",
	sign: "arobase arobas arobaz arobe arrobase",
	ending: "com fr net org in co uk io ca be ch de es it eu me example exemple test कॉम काम इन नेट ओआरजी ऑर्ग को",
	dot: "dot point doat dott punto pt डॉट डाट पॉइंट पॉइन्ट बिंदु",
	mail: "email mail gmail mel courriel ईमेल मेल जीमेल",
};

const spokenAddress = createPhraseDetector(
	"personal_info",
	[
		{
			phrases: [
				"at|chez|ऐट|एट|अट|rate|रेट|sur|@ <provider> <dot>|com|fr|कॉम",
				"<sign> ..2 <provider>|<dot>",
				"at the|d rate <provider>",
			],
		},
		{
			phrases: ["at|<sign>|ऐट|एट|अट|rate|रेट|chez ..3 <dot> <ending>", "!il|elle|on|tu a ..2 <dot> com|fr|net|org"],
			unless: ["at this point in", "dot com meeting|bubble|crash"],
		},
		{ phrases: ["<sign> <mailer>", "<mailer> <dot>? com|fr|कॉम|co|in"] },
		{
			phrases: [
				"at|ऐट|एट|rate|रेट okaxis|oksbi|okicici|okhdfcbank|ybl|axl|ibl",
				"ऐट|एट|rate|रेट ok|ओके axis|sbi|icici|hdfc|एक्सिस|एसबीआई",
			],
		},
		{ phrases: ["at|ऐट|एट the|द rate|रेट"], unless: ["at the rate of|things|you|i|we|my|that|this|our"] },
		{
			phrases: [
				"my|mon|mera|meri|मेरा|मेरी email|mail|gmail|mel|courriel|ईमेल|मेल|जीमेल is|c|est|hai|id|address|adresse|आईडी|है",
				"at|aroba sign|symbol|ka|nishan",
				"ऐट|एट का निशान|चिह्न",
				"a commercial|enroule|enroulee",
				"curly|curled a !b|nd",
				"a|the|that round a !b|nd",
			],
			unless: ["at sign of", "ton|ta|tes|your|tumhara|tumhari|तुम्हारा|तुम्हारी curly|a"],
		},
		{ phrases: ["email|mail me at|on", "write to me at", "ecris|ecrivez moi a cette|l|mon adresse"] },
		{
			phrases: [
				"personal|private|school|work|college|uni <mail> address|id|is|pe",
				"<mail> id|आईडी do|de|dena|dijiye|bhej|bhejo|bhejiye|hai|h|likh|bata|batao|chahiye|है|दो|दे|दीजिए|भेज|भेजो|भेजिए|लिख|बता|बताओ|चाहिए",
			],
		},
	],
	classes,
);

const localBefore = /[\p{L}\p{M}\p{N}._%+'-]{1,64}\s{0,3}$/u;
const label = "[\\p{L}\\p{M}\\p{N}-]{1,63}";
const domainAfter = new RegExp(`^\\s{0,3}(${label}(?:\\s{0,2}[.]\\s{0,2}${label}){1,4})`, "u");
const providerAfter =
	/^\s{0,3}(?:gmail|googlemail|hotmail|yahoo|outlook|protonmail|icloud|rediffmail|ymail|gmx|laposte|wanadoo|जीमेल|याहू|हॉटमेल|आउटलुक)(?![\p{L}\p{M}])/u;
const lettersApart = /^\s{0,3}(?:[\p{L}\p{N}]\s{1,2}){2,40}/u;
const signs = /[@📧✉📨📩🐌🌀]/gu;
const readBefore = 67;
const readAfter = 120;

// Written backwards, with a well-known provider.
const backwards =
	/(?<!\p{L})(?:moc|rf|ni|ten|gro)[.](?:liamg|liamtoh|oohay|kooltuo|duolci|liamnotorp|ffider|etsopal|egnaro|evil|eerf|oodanaw)@[\p{L}\p{N}._-]{1,40}/gu;

const named =
	/(?<![\p{L}\p{N}])[\p{L}\p{N}]{2,20}[._-][\p{L}\p{N}]{2,20} {1,2}(?:chez|at|ऐट|एट) {1,2}(?:gmail|googlemail|hotmail|yahoo|outlook|protonmail|proton|icloud|rediffmail|laposte|wanadoo|orange|free|sfr)(?![\p{L}\p{M}])/gu;

// `(at)`, `[arobase]`, `{dot}`, `gmail,com`, `gmaildotcom`: forms that nobody writes for any other reason.
const disguises =
	/[([{<*_|]{1,2}\s?(?:at|arobase?|arobas|chez|ऐट|एट|@)\s?[)\]}>*_|]{1,2}|(?:gmail|hotmail|yahoo|outlook|protonmail|icloud|rediffmail|laposte|wanadoo)(?:[^\p{L}\p{N}]{1,5}(?:com|fr|net|in|co|org|me|de)(?!\p{L})|\s?(?:dot|point)\s?(?:com|fr|net|in|co))/gu;
const gluedDisguise =
	/(?:gmail|hotmail|yahoo|outlook|proton(?:mail)?|icloud|rediffmail)(?:dot|point)?(?:com|fr|in|co)|arobase/;

/** E-mail addresses and payment addresses of the same form, written with an @, disguised or spoken. */
export function detectEmailAddresses(views: Views): readonly Finding[] {
	return [...writtenAddresses(views), ...disguisedAddresses(views), ...spokenAddress(views)];
}

function writtenAddresses(views: Views): readonly Finding[] {
	const text = views.folded.text;
	const findings: Finding[] = [];
	for (const sign of text.matchAll(signs)) {
		const at = sign.index;
		const after = text.slice(at + sign[0].length, at + sign[0].length + readAfter);
		const local = localBefore.exec(tailBefore(text, at));
		if (local === null) continue;
		const length = addressLength(after);
		if (length === undefined) continue;
		const from = at - local[0].length;
		findings.push({ category: "personal_info", ...originalSpan(views.folded, from, at + sign[0].length + length) });
	}
	return findings;
}

/** What stands before an @ as far as a local part can reach: back to white space or another @. */
function tailBefore(text: string, at: number): string {
	const window = text.slice(Math.max(0, at - readBefore), at);
	return window.slice(window.lastIndexOf("@") + 1);
}

/** How much of what follows an @ makes an address of it. */
function addressLength(after: string): number | undefined {
	const apart = lettersApart.exec(after);
	if (apart !== null) {
		const joined = after.slice(0, 60).replaceAll(/\s/g, "");
		return providerAfter.test(joined.slice(0, 12)) || domainAfter.test(joined) ? apart[0].length : undefined;
	}
	const domain = after.includes(".") ? domainAfter.exec(after) : null;
	const length = domain === null ? undefined : domainLength(domain[0]);
	return length ?? providerAfter.exec(after)?.[0].length ?? upiAfter.exec(after)?.[0].length;
}

/** How much of `jane.example.org. Love` is a domain: up to the last label that ends a public suffix. */
function domainLength(candidate: string): number | undefined {
	let length: number | undefined;
	for (const part of candidate.matchAll(/[^\s.]+/g)) {
		const end = part.index + part[0].length;
		const name = candidate.slice(0, end).replaceAll(/\s/g, "");
		if (name.includes(".") && hasPublicSuffix(name)) length = end;
	}
	return length;
}

function disguisedAddresses(views: Views): readonly Finding[] {
	const text = views.folded.text;
	const turned = text.includes("@") ? [...text.matchAll(backwards)] : [];
	const written = [...text.matchAll(disguises), ...text.matchAll(named), ...turned].map(
		(match): Finding => ({
			category: "personal_info",
			...originalSpan(views.folded, match.index, match.index + match[0].length),
		}),
	);
	const glued = views.squeezed.filter(({ text }) => gluedDisguise.test(text));
	return [...written, ...glued.map(({ start, end }): Finding => ({ category: "personal_info", start, end }))];
}
