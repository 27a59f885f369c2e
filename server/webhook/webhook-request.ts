import { createHmac } from "node:crypto";
import { webhookTest } from "#contract/webhook-events.ts";
import type { WebhookDeliveryTable } from "#server/database/connection-tables.ts";

/** What is told of an event: the same to the byte at every attempt. */
type ToldEvent = Pick<WebhookDeliveryTable, "id" | "event" | "subject" | "happened_at">;

/** The body and headers of an attempt at `at` (ms), as Standard Webhooks has them: signed by each secret. */
export function webhookRequest(
	told: ToldEvent,
	{ publicUrl, secrets, at }: { readonly publicUrl: string; readonly secrets: readonly string[]; readonly at: number },
) {
	const body = JSON.stringify({
		type: told.event,
		timestamp: new Date(told.happened_at).toISOString(),
		data: dataOf(told, publicUrl),
	});
	const timestamp = String(Math.floor(at / 1_000));
	const signed = `${told.id}.${timestamp}.${body}`;
	return {
		body,
		headers: {
			"content-type": "application/json",
			"content-length": String(Buffer.byteLength(body)),
			"user-agent": "Billet-doux",
			"webhook-id": told.id,
			"webhook-timestamp": timestamp,
			"webhook-signature": secrets.map((secret) => signatureOf(signed, secret)).join(" "),
		},
	};
}

/** By Standard Webhooks: HMAC-SHA256 under the bytes that follow `whsec_` in base64. */
function signatureOf(signed: string, secret: string): string {
	const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
	return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
}

/** Which note or sign of health it is about, and where an administrator sees it. */
function dataOf({ event, subject }: ToldEvent, publicUrl: string): Readonly<Record<string, string>> {
	const admin = `${publicUrl}/admin`;
	if (event === webhookTest) return { url: `${admin}#settings/connections` };
	if (event === "health.bad") return { sign: subject ?? "", url: `${admin}#settings/health` };
	return { id: subject ?? "", url: `${admin}#messages?note=${subject ?? ""}` };
}
