import { verify, X509Certificate } from "node:crypto";
import { ExpectedError } from "#contract/errors.ts";
import { createHourlyLimit } from "#server/http/rate-limit.ts";
import type { Log } from "#server/log.ts";
import { textAt } from "./json-value.ts";
import { isSame, notSigned, parseJson, type WebhookCall } from "./webhook.ts";

/** Checks an envelope of Amazon SNS and gives the message in it; undefined when it holds none for us. */
export type SnsEnvelopes = (call: WebhookCall) => Promise<string | undefined>;

/** Fetches a certificate in PEM form. */
export type FetchCertificate = (url: string) => Promise<string>;

interface EnvelopeDependencies {
	/** Anybody may sign by a topic of their own. */
	readonly topicArn: string;
	readonly fetchCertificate: FetchCertificate;
	readonly log: Log;
}

/** SNS repeats for an hour what was not taken, and for days where an operator says so. */
const maxAgeMs = 2 * 86_400_000;
/** Amazon changes its certificates a few times a year. */
const certificatesPerHour = 10;
const maxCertificates = 20;

/** The URL of a signing certificate and of a confirmation: on SNS itself, whatever an envelope says. */
const certificateUrl =
	/^https:\/\/sns\.[a-z0-9-]{1,30}\.amazonaws\.com(?:\.cn)?\/SimpleNotificationService-[0-9a-f]{1,64}\.pem$/;
const confirmationUrl = /^https:\/\/sns\.[a-z0-9-]{1,30}\.amazonaws\.com(?:\.cn)?\/\?[\w=&:%.-]+$/;

const signedFields = {
	Notification: ["Message", "MessageId", "Subject", "Timestamp", "TopicArn", "Type"],
	SubscriptionConfirmation: ["Message", "MessageId", "SubscribeURL", "Timestamp", "Token", "TopicArn", "Type"],
} as const;

/** Opens the envelopes of one topic. A subscription is confirmed by the operator, who finds its URL in the log. */
export function createSnsEnvelopes({ topicArn, fetchCertificate, log }: EnvelopeDependencies): SnsEnvelopes {
	const keyOf = createCertificates(fetchCertificate);
	return async ({ body, now }) => {
		const envelope = parseJson(body.toString("utf8"));
		if (!isSame(textAt(envelope, "TopicArn"), topicArn)) throw notSigned();
		const sentAt = Date.parse(textAt(envelope, "Timestamp"));
		if (!(Math.abs(now - sentAt) <= maxAgeMs)) throw notSigned();
		const type = textAt(envelope, "Type");
		if (type !== "Notification" && type !== "SubscriptionConfirmation") return undefined;
		const url = textAt(envelope, "SigningCertURL");
		if (!certificateUrl.test(url)) throw notSigned();
		const signature = Buffer.from(textAt(envelope, "Signature"), "base64");
		const digest = { "1": "RSA-SHA1", "2": "RSA-SHA256" }[textAt(envelope, "SignatureVersion")];
		if (digest === undefined) throw notSigned();
		const signed = Buffer.from(stringToSign(envelope, signedFields[type]));
		if (!verify(digest, signed, await keyOf(url, now), signature)) throw notSigned();
		if (type === "Notification") return textAt(envelope, "Message");
		const confirmation = textAt(envelope, "SubscribeURL");
		if (confirmationUrl.test(confirmation)) {
			log.warn({ url: confirmation }, "Amazon SNS wants to send reports here: open this URL once to confirm");
		}
		return undefined;
	};
}

/** A line for the name and one for the value of each field that is there, in this order. */
function stringToSign(envelope: unknown, fields: readonly string[]): string {
	return fields
		.map((field) => [field, textAt(envelope, field)])
		.filter(([, value]) => value !== "")
		.map(([field, value]) => `${field}\n${value}\n`)
		.join("");
}

function createCertificates(fetchCertificate: FetchCertificate) {
	const known = new Map<string, X509Certificate>();
	const limit = createHourlyLimit("certificates", certificatesPerHour);

	async function fetchOnce(url: string): Promise<X509Certificate> {
		await limit("certificates");
		try {
			const certificate = new X509Certificate(await fetchCertificate(url));
			if (known.size >= maxCertificates) known.clear();
			known.set(url, certificate);
			return certificate;
		} catch (cause) {
			throw new ExpectedError("unavailable", "unavailable", { cause });
		}
	}

	return async (url: string, now: number) => {
		const certificate = known.get(url) ?? (await fetchOnce(url));
		if (now < certificate.validFromDate.getTime() || now > certificate.validToDate.getTime()) throw notSigned();
		return certificate.publicKey;
	};
}

const maxCertificateBytes = 16 * 1024;

/** Over TLS, without following elsewhere, and no more than a certificate can have. */
export async function fetchSnsCertificate(url: string): Promise<string> {
	const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(5_000) });
	if (!response.ok) throw new Error("no certificate");
	const bytes: Uint8Array[] = [];
	let length = 0;
	for await (const chunk of response.body ?? []) {
		length += chunk.length;
		if (length > maxCertificateBytes) throw new Error("no certificate is as long");
		bytes.push(chunk);
	}
	return Buffer.concat(bytes).toString("latin1");
}
