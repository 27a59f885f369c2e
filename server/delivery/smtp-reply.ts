/** One reply of a mail server to one of our commands. */
export interface Reply {
	/** Three digits, as 550. */
	readonly basic: number;
	/** Enhanced status (RFC 3463) without its class, as "1.1"; empty when the server gives none. */
	readonly detail: string;
	/** What it says, without any address. */
	readonly words: string;
	/** What it answers to, as "RCPT TO". */
	readonly command: string;
}

/** What a reply means for the e-mail, and for others to the same domain. */
interface Meaning {
	readonly kind: "temporary" | "permanent" | "policy";
	/** Of a permanent one: there is no such mailbox, a hard bounce. */
	readonly isAboutRecipient: boolean;
	/** The domain's servers want less from us for a while. */
	readonly slowsDomain: boolean;
}

/**
 * What a reply that is no success means (RFC 5321, section 4.2.1; RFC 3463, RFC 7372).
 * `permanent` is only a lasting refusal of this recipient or this text. `policy` refuses the service itself: its log-in,
 * its sender, its address, its signatures. The operator can mend that within the retry period, and no note dies of it.
 */
export function meaningOf(reply: Reply): Meaning {
	const { basic, detail, command } = reply;
	const isAboutMessage = command === "RCPT TO" || command === "DATA";
	const lasts = basic >= 500 && basic < 600 && basic !== outOfSequence;
	if (lasts ? !isAboutMessage || isAboutUs(reply) : isThrottled(reply, isAboutMessage)) {
		return { kind: "policy", isAboutRecipient: false, slowsDomain: isAboutMessage };
	}
	if (lasts && !isQuota(reply)) {
		return { kind: "permanent", isAboutRecipient: isNoMailbox(reply), slowsDomain: false };
	}
	const asksForLess = basic === 421 || (basic < 500 && detail.startsWith("7."));
	return { kind: "temporary", isAboutRecipient: false, slowsDomain: isAboutMessage && asksForLess };
}

/** The session was in the wrong state. */
const outOfSequence = 503;

/** Log-in (RFC 4954, RFC 3207). */
const logInReplies = new Set([530, 534, 535, 538]);

/**
 * Sender's address or host (RFC 3463, 7505), log-in (RFC 4954), DKIM, SPF, reverse DNS and flood (RFC 7372 and IANA's
 * register), and the senders, networks and missing signatures that Microsoft refuses by 7.5xx, 7.6xx and 7.7xx.
 */
const senderDetails = /^(?:1\.[78]|7\.[89]|7\.2[0-9]|7\.[567]\d\d)$/;

/** Details that say no more than "refused", so that the words have to. */
const vagueDetails = new Set(["", "0.0", "1.0", "3.0", "4.1", "7.0", "7.1"]);

const wordsAboutUs = new RegExp(
	[
		"\\brelay(?:ing)?\\b.*\\b(?:denied|prohibited|not (?:permitted|allowed))|\\b(?:not permitted to|unable to|cannot) relay\\b|\\brcpthosts\\b",
		"\\b(?:black|block|deny)[ -]?list|\\b(?:rbl|dnsbl|spamhaus|spamcop|barracuda|sorbs|uceprotect|senderscore)\\b",
		"\\b(?:spf|dkim|dmarc|unauthenticated|reputation|reverse dns|ptr|helo)\\b|\\bauthenticat",
		"\\bsender\\b.*\\b(?:rejected|denied|blocked|banned|refused|not (?:owned|allowed|permitted|authori[sz]ed))\\b",
		"\\b(?:client|your) (?:host|ip|server|network|address)\\b|\\bip(?: address)?\\b.*\\b(?:blocked|banned|rejected|refused|denied)\\b",
		"\\b(?:sending|message|rate) (?:limit|quota)|\\btoo many (?:messages|connections)\\b",
	].join("|"),
	"i",
);

/** Block lists of links are about the text. */
const wordsAboutText = /\b(?:urls?|uris?|links?|attachments?|virus|malware|content)\b/i;

function isAboutUs(reply: Reply): boolean {
	if (logInReplies.has(reply.basic) || senderDetails.test(reply.detail)) return true;
	return vagueDetails.has(reply.detail) && soundsLikeUs(reply);
}

/** Not now, and not because of the recipient: 421 4.7.x, and greylisting's 45x 4.7.x only when the words say more. */
function isThrottled(reply: Reply, isAboutMessage: boolean): boolean {
	if (!reply.detail.startsWith("7.")) return false;
	if (reply.basic === 421 || /^7\.(?:28|[567]\d\d)$/.test(reply.detail)) return true;
	return isAboutMessage && soundsLikeUs(reply);
}

function soundsLikeUs({ words }: Reply): boolean {
	return wordsAboutUs.test(words) && !wordsAboutText.test(words);
}

/** A full mailbox may be emptied within days; a message that is too large (2.3, 3.4) stays so. */
function isQuota({ basic, detail, words }: Reply): boolean {
	if (detail === "2.2") return true;
	return basic === 552 && detail !== "2.3" && detail !== "3.4" && !/^7\./.test(detail) && !wordsAboutText.test(words);
}

/** No such mailbox or domain, moved, disabled, null MX (RFC 3463, section 3.2 and 3.3; RFC 7505). */
const mailboxDetails = /^(?:1\.[1236]|1\.10|2\.1)$/;

const wordsAboutMailbox = new RegExp(
	[
		"\\b(?:no such|unknown|invalid|bad) (?:local )?(?:user|recipient|mailbox|address|account|person|here)\\b",
		"\\b(?:user|recipient|mailbox|account|address)\\b.*\\b(?:unknown|not found|not exist|doesn'?t exist|invalid|disabled|inactive|unavailable|rejected|not valid)\\b",
		"\\bno (?:mailbox|user|account) (?:here|by that name)\\b",
	].join("|"),
	"i",
);

function isNoMailbox({ detail, words, command }: Reply): boolean {
	if (mailboxDetails.test(detail)) return true;
	const isVague = vagueDetails.has(detail) && !detail.startsWith("7.");
	return isVague && command === "RCPT TO" && wordsAboutMailbox.test(words);
}
