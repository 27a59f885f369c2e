import type { ReportKind } from "./report.ts";

/** What a mail server says of one failed recipient (RFC 3464, section 2.3). */
export interface Failure {
	/** In lower case: `failed`, `delayed`, `delivered`, `relayed`, `expanded`; empty when it says none. */
	readonly action: string;
	/** Enhanced status (RFC 3463), as "5.1.1"; empty when there is none. */
	readonly status: string;
	/** The reply of the server that refused, with words in any language. */
	readonly diagnostic: string;
}

/** What became of the e-mail, and the code that says so. */
export interface Meaning {
	readonly kind: Exclude<ReportKind, "complaint">;
	/** As "550 5.1.1"; null when nothing gives one. */
	readonly code: string | null;
}

/** No such mailbox, system or syntax; moved; null MX (RFC 7505); closed; no route, as Postfix says of no such domain. */
const lastingDetails = new Set(["1.1", "1.2", "1.3", "1.6", "1.10", "2.1", "4.4"]);

/** The sender's address or system (RFC 3463), and the whole class of policies (RFC 3463, RFC 7372). */
const policyDetail = /^(?:1\.[78]|7\.\d+)$/;

const fullMailbox = /\b(?:over ?quota|quota (?:exceeded|full)|mailbox (?:is )?full|insufficient (?:storage|disk))/i;
const notNow =
	/\b(?:temporar|try (?:again|later)|gr[ae]y ?list|retry time|time(?:d )?[- ]?out|expired|deferred|too long|rate limit)/i;
const aboutUs =
	/\b(?:spam|block(?:ed|list)|black ?list|blocked|reputation|policy|spf|dkim|dmarc|relay|reverse dns|ptr record|not authori[sz]ed|rbl)\b/i;
const noSuchMailbox =
	/\b(?:no such (?:user|mailbox|recipient|person)|(?:user|recipient|mailbox) (?:unknown|not found|does ?n.t exist)|unknown (?:user|recipient|mailbox)|(?:user|account|mailbox) (?:that .{1,40} )?(?:does not exist|doesn.t have|is disabled|has been disabled|unavailable)|invalid (?:recipient|mailbox))\b/i;

/**
 * Tells whether a failure lasts. A mailbox that is called gone while it is there loses its notes for a month, so only what
 * plainly says so is `hard`, and any sign of the contrary wins.
 */
export function meaningOf({ action, status, diagnostic }: Failure): Meaning {
	const reply = diagnostic.slice(0, maxReply);
	const codes = codesOf(status, reply);
	return { kind: kindOf(action, codes, wordsOf(reply)), code: codes.shown };
}

/** Characters that are looked at: patterns may take the square of it. */
const maxReply = 1_000;

interface Codes {
	/** Three digits, of the server that refused; empty when it gave none. */
	readonly basic: string;
	/** Classes that basic and enhanced codes name. */
	readonly classes: ReadonlySet<string>;
	/** Enhanced statuses without their class; general ones, as 0.0, are left out. */
	readonly details: readonly string[];
	readonly shown: string | null;
}

function codesOf(status: string, diagnostic: string): Codes {
	const reply = diagnostic.replace(/^[\w.-]+;\s*/, "");
	const [, basic = "", inReply = ""] = /^#?(?:(\d{3})[ -])?[(#]*(?:([245]\.\d{1,3}\.\d{1,3})(?!\S))?/.exec(reply) ?? [];
	const statuses = [status, inReply].filter((one) => /^[245]\.\d{1,3}\.\d{1,3}$/.test(one));
	const details = statuses.map((one) => one.slice(2)).filter((detail) => detail !== "0.0");
	const classes = new Set([basic, ...statuses].filter((one) => one !== "").map((one) => one.slice(0, 1)));
	const telling = statuses.find((one) => !one.endsWith(".0.0")) ?? statuses[0] ?? "";
	return { basic, classes, details, shown: `${basic} ${telling}`.trim() || null };
}

function kindOf(action: string, { basic, classes, details }: Codes, words: string): Meaning["kind"] {
	if (action === "delayed" || classes.has("4")) return "delayed";
	if (action !== "failed" && action !== "") return "other";
	if (details.includes("2.2") || fullMailbox.test(words) || notNow.test(words)) return "delayed";
	if (details.some((detail) => policyDetail.test(detail)) || aboutUs.test(words)) return "policy";
	if (!classes.has("5")) return "other";
	if (details.some((detail) => lastingDetails.has(detail))) return "hard";
	// What Exchange Online answers for mailboxes that its directory does not have.
	if (details.includes("4.1") && /recipient address rejected/i.test(words)) return "hard";
	// Servers without a status of their own say it in words only.
	const isGeneral = details.every((detail) => /^(?:0|3|5)\.0$/.test(detail));
	return isGeneral && /^55[0134]$/.test(basic) && noSuchMailbox.test(words) ? "hard" : "other";
}

/** Without addresses, hosts and links, whose names say nothing of the failure. */
function wordsOf(diagnostic: string): string {
	return diagnostic
		.replace(/\bhttps?:\/\/\S+/gi, " ")
		.replace(/\S+@\S+/g, " ")
		.replace(/\b(?:[\w-]+\.)+[a-z]{2,}\b/gi, " ")
		.replace(/\s+/g, " ");
}
