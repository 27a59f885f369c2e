import { createPublicKey, verify } from "node:crypto";
import { textAt } from "./json-value.ts";
import { lastingUnless, notLasting } from "./provider-verdict.ts";
import type { Report } from "./report.ts";
import {
	assertRecent,
	deliveryOfMessageId,
	deliveryOfText,
	notSigned,
	parseJson,
	type ReadWebhook,
} from "./webhook.ts";

/** It repeats for a day what was not taken. */
const maxAgeMs = 2 * 86_400_000;

/** SendGrid's signed event webhook: ECDSA over the time and the body; the key is the public one that it shows. */
export function createSendgridWebhook(key: string): ReadWebhook {
	const publicKey = createPublicKey({ key: Buffer.from(key, "base64"), format: "der", type: "spki" });
	return async ({ header, body, now }) => {
		const timestamp = header("x-twilio-email-event-webhook-timestamp");
		const signature = Buffer.from(header("x-twilio-email-event-webhook-signature"), "base64");
		const signed = Buffer.concat([Buffer.from(timestamp), body]);
		if (!verify("sha256", signed, { key: publicKey, dsaEncoding: "der" }, signature)) throw notSigned();
		assertRecent(timestamp, now, maxAgeMs);
		const events = parseJson(body.toString("utf8"));
		return (Array.isArray(events) ? events : [events]).map(readEvent);
	};
}

function readEvent(event: unknown): Report {
	const deliveryId = deliveryOfText(textAt(event, "delivery")) ?? deliveryOfMessageId(textAt(event, "smtp-id"));
	return { ...meaningOfEvent(event), addresses: [], deliveryId };
}

function meaningOfEvent(event: unknown): Pick<Report, "kind" | "code"> {
	const failure = { status: textAt(event, "status"), diagnostic: textAt(event, "reason") };
	switch (textAt(event, "event")) {
		case "bounce":
			// "blocked" may be taken another time.
			return textAt(event, "type") === "blocked" ? notLasting(failure) : lastingUnless(failure);
		case "deferred":
			return { kind: "delayed", code: null };
		case "spamreport":
			return { kind: "complaint", code: null };
		default:
			return { kind: "other", code: null };
	}
}
