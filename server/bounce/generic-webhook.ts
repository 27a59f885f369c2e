import { ExpectedError } from "#contract/errors.ts";
import { textAt } from "./json-value.ts";
import { readMailReport } from "./mail-report.ts";
import type { Report, ReportKind } from "./report.ts";
import {
	assertRecent,
	deliveryOfMessageId,
	hmacOf,
	isSame,
	notSigned,
	parseJson,
	type ReadWebhook,
} from "./webhook.ts";

/** Whoever signs does so as they call. */
const maxAgeMs = 5 * 60_000;

/** Names of the headers that a caller signs with. */
export const signatureHeaders = {
	/** Seconds since the epoch. */
	timestamp: "x-billet-doux-timestamp",
	signature: "x-billet-doux-signature",
} as const;

/** The signature of a call: HMAC-SHA-256 of the time in seconds, a point and the body. */
export function signatureOf(key: string, timestamp: string, body: Buffer): string {
	return hmacOf(key, timestamp, ".", body);
}

const kinds: Readonly<Record<string, ReportKind>> = {
	bounced: "hard",
	delayed: "delayed",
	refused: "policy",
	complained: "complaint",
};

/**
 * Our own format: a raw report as `message/rfc822`, or JSON with `event` (`bounced`, `delayed`, `refused`, `complained`),
 * `message_id` or `envelope_from`, and `code`.
 */
export function createGenericWebhook(key: string): ReadWebhook {
	return async ({ header, body, now }) => {
		const timestamp = header(signatureHeaders.timestamp);
		if (!isSame(header(signatureHeaders.signature).toLowerCase(), signatureOf(key, timestamp, body))) throw notSigned();
		assertRecent(timestamp, now, maxAgeMs);
		if (/^message\/rfc822\b/i.test(header("content-type"))) return [await readRaw(body)];
		return [readEvent(parseJson(body.toString("utf8")))];
	};
}

async function readRaw(body: Buffer): Promise<Report> {
	try {
		return await readMailReport(body);
	} catch (cause) {
		throw new ExpectedError("invalid_input", "body_invalid", { cause });
	}
}

function readEvent(event: unknown): Report {
	const name = textAt(event, "event");
	const code = textAt(event, "code");
	return {
		kind: Object.hasOwn(kinds, name) ? (kinds[name] ?? "other") : "other",
		code: /^\d{3}(?: \d\.\d{1,3}\.\d{1,3})?$/.test(code) ? code : null,
		addresses: [textAt(event, "envelope_from")],
		deliveryId: deliveryOfMessageId(textAt(event, "message_id")),
	};
}
