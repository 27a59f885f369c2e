import { describe, expect, it } from "vitest";
import { outcomeOfError } from "./smtp-outcome.ts";

/** An error as nodemailer builds it from a reply. */
function replyError(command: string, response: string) {
	return Object.assign(new Error(`Command failed: ${response}`), {
		code: command === "DATA" ? "EMESSAGE" : "EENVELOPE",
		command,
		response,
		responseCode: Number(response.slice(0, 3)),
	});
}

const means = {
	"there is no such mailbox": { kind: "permanent", isAboutRecipient: true },
	"this text or this recipient is refused for good": { kind: "permanent", isAboutRecipient: false },
	"the operator has to act": { kind: "policy", isAboutRecipient: false },
	"later may be better": { kind: "temporary", isAboutRecipient: false },
} as const;

type Examples = readonly (readonly [command: string, response: string])[];

/** Replies in the forms in which mail servers give them. */
const replies: Readonly<Record<keyof typeof means, Examples>> = {
	"there is no such mailbox": [
		["RCPT TO", "550 5.1.1 <jane@example.org>: Recipient address rejected: User unknown in virtual mailbox table"],
		["RCPT TO", "550-5.1.1 The email account that you tried to reach does not exist. Please try\n550 5.1.1 again"],
		["RCPT TO", "550 No such user here"],
		["RCPT TO", "550 Requested action not taken: mailbox unavailable"],
		["RCPT TO", "550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup"],
		["RCPT TO", "550 5.4.1 Recipient address rejected: Access denied. [AM0PR01.example.outlook.com]"],
		["RCPT TO", "550 5.2.1 The email account that you tried to reach is disabled."],
		["RCPT TO", "551 5.1.6 User has moved"],
		["RCPT TO", "553 5.1.3 Bad mailbox syntax"],
		["RCPT TO", "550 5.1.2 Domain not found"],
		["RCPT TO", "556 5.1.10 Recipient address has null MX"],
		["RCPT TO", "554 delivery error: dd This user doesn't have an account; unknown user"],
		["DATA", "550 5.1.1 unknown or illegal alias: jane@example.org"],
	],
	"this text or this recipient is refused for good": [
		["RCPT TO", "550 5.7.1 Refused by policy"],
		["RCPT TO", "554 5.7.1 <jane@example.org>: Recipient address rejected: Access denied"],
		["RCPT TO", "550 5.7.1 <blocklist.spf@example.org>: Refused"],
		["DATA", "554 5.7.1 Message looks like spam"],
		["DATA", "550-5.7.1 Our system has detected that this message is likely unsolicited mail.\n550 5.7.1 Refused"],
		["DATA", "554 5.7.1 The message contains a URL on a block list"],
		["DATA", "552 5.7.0 This message was blocked because its content presents a potential security issue"],
		["DATA", "554 Transaction failed"],
		["DATA", "552 5.3.4 Message too big"],
		["DATA", "552 5.2.3 Message exceeds the limit of the mailbox"],
		["DATA", "550 5.6.0 Malformed"],
		["RCPT TO", "550 5.4.4 Unable to route"],
	],
	"the operator has to act": [
		["DATA", "550 5.7.515 Access denied, sending domain example.net does not meet the required authentication level"],
		["RCPT TO", "554 5.7.1 <jane@example.org>: Relay access denied"],
		["RCPT TO", "550 5.7.1 Unable to relay"],
		["RCPT TO", "550 relay not permitted"],
		["RCPT TO", "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)"],
		["RCPT TO", "554 5.7.1 Service unavailable; Client host [192.0.2.7] blocked using zen.spamhaus.org"],
		["RCPT TO", "550 5.7.1 Unfortunately, messages from [192.0.2.7] weren't sent. It is on our block list (S3140)."],
		[
			"RCPT TO",
			"553 5.7.1 [BL21] Connections will not be accepted from 192.0.2.7, because the ip is in Spamhaus's list",
		],
		["RCPT TO", "550 5.7.606 Access denied, banned sending IP [192.0.2.7]"],
		["RCPT TO", "550 5.7.25 The IP address sending this message does not have a PTR record"],
		["RCPT TO", "550 5.1.8 Sender rejected"],
		["RCPT TO", "550 5.1.0 <hello@example.net> sender rejected"],
		["RCPT TO", "530 Authentication required"],
		["DATA", "550-5.7.26 Your email has been blocked because the sender is unauthenticated.\n550 5.7.26 SPF and DKIM"],
		["DATA", "550 5.7.509 Access denied, sending domain does not pass DMARC verification"],
		["DATA", "554 5.7.9 Message not accepted for policy reasons"],
		["DATA", "550 5.7.1 Email rejected per DMARC policy for example.net"],
		["DATA", "550-5.7.28 There is an unusual rate of unsolicited mail\n550 5.7.28 from your network"],
		["RCPT TO", "421 4.7.0 [TSS04] Messages from 192.0.2.7 temporarily deferred due to user complaints"],
		["DATA", "421 4.7.28 Our system has detected an unusual rate of mail from your IP address"],
		["RCPT TO", "451 4.7.650 The mail server [192.0.2.7] has been temporarily rate limited due to IP reputation"],
		["RCPT TO", "450 4.7.1 Client host rejected: cannot find your reverse hostname"],
		["CONN", "554 5.7.1 Your address is blocked"],
		["EHLO", "550 5.7.1 Unacceptable name"],
		["STARTTLS", "502 5.5.1 Not implemented"],
		["AUTH PLAIN", "535 5.7.8 Bad credentials"],
		["AUTH LOGIN", "534 5.7.9 Application password required"],
		["MAIL FROM", "530 5.7.0 Must issue STARTTLS first"],
		["MAIL FROM", "550 5.1.8 Sender's domain not found"],
		["MAIL FROM", "553 5.7.1 Sender not owned"],
	],
	"later may be better": [
		["RCPT TO", "450 4.2.0 Greylisted, jane@example.org"],
		["RCPT TO", "451 4.7.1 Greylisting in action, please come back later"],
		["RCPT TO", "450 4.2.1 The user you are trying to contact is receiving mail at a rate that prevents more"],
		["RCPT TO", "450 4.1.8 <hello@example.net>: Sender address rejected: Domain not found"],
		["RCPT TO", "452 4.2.2 Mailbox full"],
		["RCPT TO", "552 5.2.2 Over quota"],
		["RCPT TO", "552 Exceeded storage allocation"],
		["DATA", "554 5.2.2 Mailbox full"],
		["DATA", "451 4.3.0 Temporary lookup failure"],
		["DATA", "421 4.3.2 Closing down"],
		["DATA", "503 5.5.1 Bad sequence"],
		["CONN", "421 Too many connections"],
		["AUTH PLAIN", "454 4.7.0 Temporary authentication failure"],
		["DATA", "250 2.0.0 But this was no success"],
	],
};

describe.each(Object.entries(replies))("replies that say: %s", (saying, examples) => {
	it.each(examples.map(([command, response]) => ({ command, response })))(
		"to $command: $response",
		({ command, response }) => {
			const meaning = means[saying as keyof typeof means];
			expect(outcomeOfError(replyError(command, response))).toMatchObject({ ...meaning, cause: "refused" });
		},
	);
});

describe("a domain is asked for less", () => {
	it.each([
		["RCPT TO", "421 4.7.0 Try again later", true],
		["DATA", "421 4.3.2 Closing down", true],
		["RCPT TO", "451 4.7.1 Greylisted", true],
		["DATA", "550 5.7.515 Access denied", true],
		// About this recipient.
		["RCPT TO", "450 4.2.0 Greylisted", false],
		["RCPT TO", "452 4.2.2 Mailbox full", false],
		["RCPT TO", "550 5.1.1 No such user", false],
		// About the server that everything goes through.
		["CONN", "421 4.7.0 Too many connections", false],
		["AUTH PLAIN", "535 5.7.8 Bad credentials", false],
	])("after a reply to %s of %s: %s", (command, response, slowsDomain) => {
		expect(outcomeOfError(replyError(command, response))).toMatchObject({ slowsDomain });
	});
});

describe("the code of a reply", () => {
	it.each([
		["550 5.1.1 <jane@example.org> User unknown", "550 5.1.1"],
		["550-5.1.1 The account does not exist\n550 5.1.1 Try again", "550 5.1.1"],
		["550 5.7.515 Access denied", "550 5.7.515"],
		["554 Transaction failed", "554"],
		// No word of the server.
		["550 5.1.1bob@example.org", "550"],
	])("of %s is %s", (response, code) => {
		expect(outcomeOfError(replyError("RCPT TO", response))).toMatchObject({ code });
	});
});
