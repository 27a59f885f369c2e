import { sign } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const dir = join(import.meta.dirname, "samples", "certificates");

/** The certificate that `snsEnvelope` signs for. Its key opens nothing anywhere. */
export const snsCertificate = readFileSync(join(dir, "sns.pem"), "utf8");
const privateKey = readFileSync(join(dir, "sns.key.pem"), "utf8");

export const snsTopic = "arn:aws:sns:eu-west-1:123456789012:reports";

/** An envelope as Amazon SNS posts it, signed; `changes` are made before the signature, `forged` behind it. */
export function snsEnvelope(
	message: unknown,
	at: number,
	changes: Readonly<Record<string, string>> = {},
	forged: Readonly<Record<string, string>> = {},
): string {
	const envelope: Record<string, string> = {
		Type: "Notification",
		MessageId: "22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324",
		TopicArn: snsTopic,
		Subject: "Amazon SES Email Event Notification",
		Message: JSON.stringify(message),
		Timestamp: new Date(at).toISOString(),
		SignatureVersion: "2",
		SigningCertURL: "https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem",
		...changes,
	};
	const fields =
		envelope.Type === "Notification"
			? ["Message", "MessageId", "Subject", "Timestamp", "TopicArn", "Type"]
			: ["Message", "MessageId", "SubscribeURL", "Timestamp", "Token", "TopicArn", "Type"];
	const signed = fields.map((field) => `${field}\n${envelope[field]}\n`).join("");
	const digest = envelope.SignatureVersion === "1" ? "RSA-SHA1" : "RSA-SHA256";
	envelope.Signature = sign(digest, Buffer.from(signed), privateKey).toString("base64");
	return JSON.stringify({ ...envelope, ...forged });
}
