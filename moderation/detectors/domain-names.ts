import { parse } from "tldts";

// Endings that are never the first word of a sentence in our languages. A missing space after a full stop makes
// "love.you" or "toi.mon" look like a domain, so other endings need more evidence.
const clearEndings = new Set(
	"com net org info biz fr uk io app dev xyz edu gov eu ly gl gg tv ru cn ch example online website store page".split(
		" ",
	),
);
const knownHosts = new Set(
	"t.me wa.me m.me paypal.me youtu.be bit.ly goo.gl is.gd linktr.ee lnkd.in fb.me ig.me discord.gg cutt.ly rb.gy".split(
		" ",
	),
);
// Houses that everybody knows by this name: whoever names one, without a path, tells nobody where to find anybody.
const knownHouses = new Set(
	"shaadi.com jeevansathi.com bharatmatrimony.com meetic.fr match.com booking.com amazon.com amazon.fr amazon.in flipkart.com doctolib.fr leboncoin.fr blablacar.fr irctc.co.in google.com wikipedia.org duolingo.com".split(
		" ",
	),
);
const host = /^[\p{L}\p{N}][\p{L}\p{N}.-]*[\p{L}\p{N}]$/u;
const tidyEdges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** A bare domain name, with or without a path: `jane.example.com`, `bit.ly/abc`, `t.me/jane`. */
export function isDomain(candidate: string): boolean {
	const bare = candidate.replace(tidyEdges, "");
	const slash = bare.indexOf("/");
	const name = slash < 0 ? bare : bare.slice(0, slash);
	if (name.length > 253 || !name.includes(".") || !host.test(name) || name.includes("..")) return false;
	if (knownHosts.has(name)) return true;
	if (slash < 0 && knownHouses.has(name)) return false;
	const ending = name.slice(name.lastIndexOf(".") + 1);
	if (ending === "example") return true;
	if (parse(name, { allowPrivateDomains: false }).isIcann !== true) return false;
	return clearEndings.has(ending) || slash > 0 || isCompoundSuffix(name);
}

/** Endings of two labels that no sentence has: `.co.in`, `.co.uk`. */
function isCompoundSuffix(name: string): boolean {
	return /\.(?:co|ac|org|net|gov|com)\.[a-z]{2}$/.test(name);
}

/** Whether a dotted name ends in a public suffix at all; for names that an @ already marks. */
export function hasPublicSuffix(name: string): boolean {
	return parse(name, { allowPrivateDomains: false }).isIcann === true || name.endsWith(".example");
}
