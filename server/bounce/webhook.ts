import { createHmac, timingSafeEqual } from "node:crypto";
import { ExpectedError } from "#contract/errors.ts";
import type { Report } from "./report.ts";

/** A call of the webhook, as it came. */
export interface WebhookCall {
	/** A header by its name in lower case; empty when it is not there. */
	readonly header: (name: string) => string;
	readonly body: Buffer;
	/** Milliseconds. */
	readonly now: number;
}

/** Reads the calls of one provider. @throws {ExpectedError} `unauthenticated` unless it is the provider who calls. */
export type ReadWebhook = (call: WebhookCall) => Promise<readonly Report[]>;

export function notSigned(): ExpectedError {
	return new ExpectedError("unauthenticated", "signature_invalid");
}

/** @throws {ExpectedError} when a signature's time, in seconds, is further from `now` than it may be. */
export function assertRecent(seconds: string, now: number, maxAgeMs: number): void {
	const at = /^\d{1,12}$/.test(seconds) ? Number(seconds) * 1_000 : Number.NaN;
	if (!(Math.abs(now - at) <= maxAgeMs)) throw notSigned();
}

/** HMAC-SHA-256 in lower-case hexadecimal digits. */
export function hmacOf(key: string, ...parts: readonly (string | Buffer)[]): string {
	const hmac = createHmac("sha256", key);
	for (const part of parts) hmac.update(part);
	return hmac.digest("hex");
}

/** Compares in a time that tells nothing of either. */
export function isSame(given: string, right: string): boolean {
	// HMACs have one length, whatever was given.
	return timingSafeEqual(Buffer.from(hmacOf("compared", given)), Buffer.from(hmacOf("compared", right)));
}

/** @throws {ExpectedError} `invalid_input` when it is no JSON. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new ExpectedError("invalid_input", "body_invalid");
	}
}

/** The delivery that our Message-ID names: `<id@host>`, with or without its brackets. */
export function deliveryOfMessageId(messageId: string): string | undefined {
	return deliveryOfText(/^<?([^@<>]+)@[^@<>]+>?$/.exec(messageId.trim())?.[1] ?? "");
}

/** An id of a delivery, if it has the form of one. */
export function deliveryOfText(text: string): string | undefined {
	return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : undefined;
}
