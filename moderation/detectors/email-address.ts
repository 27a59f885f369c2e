import { originalSpan } from "#moderation/normalisation/offset-text.ts";
import type { Views } from "#moderation/normalise.ts";
import { createPhraseDetector } from "#moderation/phrases/phrase-rule.ts";
import type { Finding } from "#moderation/verdict.ts";
import { hasPublicSuffix } from "./domain-names.ts";

const classes = {
	provider:
		"gmail gmial googlemail hotmail yahoo yahooo outlook protonmail proton icloud rediffmail rediff live orange free laposte wanadoo sfr ymail aol gmx जीमेल याहू हॉटमेल आउटलुक रेडिफमेल",
	mailer: "gmail googlemail hotmail yahoo outlook protonmail icloud rediffmail ymail gmx जीमेल याहू हॉटमेल आउटलुक रेडिफमेल",
	at: "at arobase arobas arobaz arobase a chez ऐट एट अट अैट rate रेट",
	ending: "com fr net org in co uk io ca be ch example exemple कॉम इन",
	dot: "dot point doat dott punto डॉट डाट पॉइंट",
};

const spokenAddress = createPhraseDetector(
	"personal_info",
	[
		{ phrases: ["at|arobase|arobas|arobaz|chez|ऐट|एट|rate|रेट <provider> <dot>|com|fr|कॉम", "at the rate <provider>"] },
		{
			phrases: ["at|arobase|arobas|arobaz|ऐट|एट|a ..2 <dot> <ending>"],
			unless: ["at this point in", "dot com meeting|bubble|crash"],
		},
		{ phrases: ["arobase|arobas|arobaz <mailer>", "<mailer> <dot>? com|fr|कॉम|in"] },
		{ phrases: ["at|ऐट|एट the|द rate|रेट"], unless: ["at the rate of|things|you|i|we|my"] },
		{
			phrases: ["my|mon|mera|mera|मेरा|मेरी email|mail|gmail|mel|courriel|ईमेल|मेल is|c|est|hai|id|address|adresse|आईडी|है"],
		},
		{ phrases: ["email|mail me at|on", "write to me at", "ecris|ecrivez moi a cette|l|mon adresse"] },
	],
	classes,
);

const localBefore = /[\p{L}\p{N}._%+'-]{1,64}\s{0,3}$/u;
const domainAfter = /^\s{0,3}([\p{L}\p{N}-]{1,63}(?:\s{0,2}[.]\s{0,2}[\p{L}\p{N}-]{1,63}){1,4})/u;
const upiAfter = /^(?:ok(?:axis|sbi|icici|hdfcbank)|ybl|ibl|axl|paytm|upi|apl|oksbi)\b/;
const readBefore = 67;
const readAfter = 120;

/** E-mail addresses and payment addresses of the same form, written with an @ or spoken. */
export function detectEmailAddresses(views: Views): readonly Finding[] {
	return [...writtenAddresses(views), ...spokenAddress(views)];
}

function writtenAddresses(views: Views): readonly Finding[] {
	const text = views.folded.text;
	const findings: Finding[] = [];
	let at = text.indexOf("@");
	while (at >= 0) {
		const after = text.slice(at + 1, at + 1 + readAfter);
		const local = localBefore.exec(tailBefore(text, at));
		const domain = after.includes(".") ? domainAfter.exec(after) : null;
		const length = (domain === null ? undefined : domainLength(domain[0])) ?? upiAfter.exec(after)?.[0].length;
		if (local !== null && length !== undefined) {
			const from = at - local[0].length;
			findings.push({ category: "personal_info", ...originalSpan(views.folded, from, at + 1 + length) });
		}
		at = text.indexOf("@", at + 1 + (length ?? 0));
	}
	return findings;
}

/** What stands before an @ as far as a local part can reach: back to white space or another @. */
function tailBefore(text: string, at: number): string {
	const window = text.slice(Math.max(0, at - readBefore), at);
	return window.slice(window.lastIndexOf("@") + 1);
}

/** How much of `jane.example.org. Love` is a domain: up to the last label that ends a public suffix. */
function domainLength(candidate: string): number | undefined {
	let length: number | undefined;
	for (const label of candidate.matchAll(/[^\s.]+/g)) {
		const end = label.index + label[0].length;
		const name = candidate.slice(0, end).replaceAll(/\s/g, "");
		if (name.includes(".") && hasPublicSuffix(name)) length = end;
	}
	return length;
}
