import { describe, expect, it } from "vitest";
import { createGenericWebhook, signatureOf } from "./generic-webhook.ts";
import type { ReadWebhook } from "./webhook.ts";

const now = Date.UTC(2026, 10, 22, 10);
const seconds = String(now / 1_000);
const key = "a key for tests, long enough to be one";
const deliveryId = "0193b2a0-0000-7000-8000-000000000001";
const messageId = `<${deliveryId}@letters.example>`;
const unsigned = { code: "unauthenticated", reason: "signature_invalid" };

function call(read: ReadWebhook, body: string, headers: Readonly<Record<string, string>>, at = now) {
	return read({ header: (name) => headers[name] ?? "", body: Buffer.from(body), now: at });
}

describe("a call signed by our own format", () => {
	const read = createGenericWebhook(key);
	const event = JSON.stringify({ event: "bounced", message_id: messageId, code: "550 5.1.1" });
	const signed = (body: string, timestamp = seconds, type = "application/json") => ({
		"content-type": type,
		"x-billet-doux-timestamp": timestamp,
		"x-billet-doux-signature": signatureOf(key, timestamp, Buffer.from(body)),
	});

	it.each([
		["bounced", "hard"],
		["delayed", "delayed"],
		["refused", "policy"],
		["complained", "complaint"],
		["toString", "other"],
	])("is read: %s", async (name, kind) => {
		const body = JSON.stringify({ event: name, message_id: messageId, code: "550 <jane@example.org>" });
		expect(await call(read, body, signed(body))).toEqual([{ kind, code: null, addresses: [""], deliveryId }]);
	});

	it("may be an e-mail, which names no delivery by itself", async () => {
		const raw = `From: x@example.org\nTo: b@example.org\nMessage-ID: ${messageId}\n\nHello\n`;
		const [report] = await call(read, raw, signed(raw, seconds, "message/rfc822"));
		expect(report).toEqual({ kind: "other", code: null, addresses: ["b@example.org"] });
	});

	it("is refused when it was altered, is old or of another key", async () => {
		await expect(call(read, `${event} `, signed(event))).rejects.toMatchObject(unsigned);
		await expect(call(read, event, {})).rejects.toMatchObject(unsigned);
		await expect(call(createGenericWebhook(`${key}!`), event, signed(event))).rejects.toMatchObject(unsigned);
		await expect(call(read, event, { ...signed(event), "x-billet-doux-timestamp": "0" })).rejects.toMatchObject(
			unsigned,
		);
		for (const late of [-301_000, 301_000]) {
			await expect(call(read, event, signed(event), now + late)).rejects.toMatchObject(unsigned);
		}
		expect(await call(read, event, signed(event), now + 299_000)).toHaveLength(1);
		await expect(call(read, "{", signed("{"))).rejects.toMatchObject({ code: "invalid_input" });
	});
});
