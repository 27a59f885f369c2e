import { textAt } from "./json-value.ts";
import { lastingUnless, notLasting } from "./provider-verdict.ts";
import type { Report } from "./report.ts";
import {
	assertRecent,
	deliveryOfMessageId,
	hmacOf,
	isSame,
	notSigned,
	parseJson,
	type ReadWebhook,
} from "./webhook.ts";

/** It repeats for eight hours what was not taken. */
const maxAgeMs = 86_400_000;

/**
 * Mailgun's webhooks: an HMAC of a time and a token, which does not cover the rest. Whoever overheard one could report on
 * deliveries whose ids they know: those of e-mails sent to themselves.
 */
export function createMailgunWebhook(key: string): ReadWebhook {
	return async ({ body, now }) => {
		const call = parseJson(body.toString("utf8"));
		const [timestamp, token] = [textAt(call, "signature", "timestamp"), textAt(call, "signature", "token")];
		if (!isSame(textAt(call, "signature", "signature"), hmacOf(key, timestamp, token))) throw notSigned();
		assertRecent(timestamp, now, maxAgeMs);
		return [readEvent(call)];
	};
}

function readEvent(call: unknown): Report {
	const deliveryId = deliveryOfMessageId(textAt(call, "event-data", "message", "headers", "message-id"));
	return { ...meaningOfEvent(call), addresses: [], deliveryId };
}

function meaningOfEvent(call: unknown): Pick<Report, "kind" | "code"> {
	const event = textAt(call, "event-data", "event");
	if (event === "complained") return { kind: "complaint", code: null };
	if (event !== "failed") return { kind: "other", code: null };
	if (textAt(call, "event-data", "severity") !== "permanent") return { kind: "delayed", code: null };
	const status = (member: string) => textAt(call, "event-data", "delivery-status", member);
	const reply = [status("code"), status("description"), status("message")].filter((part) => part !== "").join(" ");
	const failure = { status: status("enhanced-code"), diagnostic: reply };
	// Other reasons, as "old" and "generic", say that it was given up, not that there is no such mailbox.
	return /^(?:suppress-)?bounce$/.test(textAt(call, "event-data", "reason"))
		? lastingUnless(failure)
		: notLasting(failure);
}
