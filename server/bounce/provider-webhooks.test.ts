import { createHmac, generateKeyPairSync, sign } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createLog } from "#server/log.ts";
import { snsCertificate, snsEnvelope, snsTopic } from "#tests/sns-envelope.ts";
import { createMailgunWebhook } from "./mailgun-webhook.ts";
import { createPostmarkWebhook } from "./postmark-webhook.ts";
import { createSendgridWebhook } from "./sendgrid-webhook.ts";
import { createSesWebhook } from "./ses-webhook.ts";
import { createSnsEnvelopes } from "./sns-envelopes.ts";
import type { ReadWebhook } from "./webhook.ts";

const now = Date.UTC(2026, 10, 22, 10);
const seconds = String(now / 1_000);
const key = "a key for tests, long enough to be one";
const deliveryId = "0193b2a0-0000-7000-8000-000000000001";
const messageId = `<${deliveryId}@letters.example>`;

function call(read: ReadWebhook, body: string, headers: Readonly<Record<string, string>> = {}, at = now) {
	return read({ header: (name) => headers[name] ?? "", body: Buffer.from(body), now: at });
}

const unsigned = { code: "unauthenticated", reason: "signature_invalid" };

describe("a call of Postmark", () => {
	const read = createPostmarkWebhook(key);
	const basic = (password: string) => ({
		authorization: `Basic ${Buffer.from(`postmark:${password}`).toString("base64")}`,
	});
	const event = (facts: object) =>
		JSON.stringify({ RecordType: "Bounce", Email: "jane@example.org", Metadata: { delivery: deliveryId }, ...facts });

	it.each([
		[{ Type: "HardBounce", Details: "smtp;550 5.1.1 The email account does not exist" }, "hard"],
		[{ Type: "HardBounce", Details: "smtp;550 5.7.1 blocked" }, "policy"],
		[{ Type: "Transient", Details: "smtp;451 later" }, "delayed"],
		[{ Type: "SoftBounce", Details: "smtp;552 5.2.2 full" }, "delayed"],
		[{ Type: "SpamNotification" }, "policy"],
		[{ Type: "AutoResponder" }, "other"],
		[{ RecordType: "SpamComplaint", Type: "SpamComplaint" }, "complaint"],
	])("is read: %j", async (facts, kind) => {
		expect(await call(read, event(facts), basic(key))).toMatchObject([{ kind, deliveryId }]);
	});

	it("is refused without the password of its URL", async () => {
		for (const headers of [{}, basic("other"), basic(""), { authorization: `Bearer ${key}` }]) {
			await expect(call(read, event({}), headers)).rejects.toMatchObject(unsigned);
		}
	});
});

describe("a call of SendGrid", () => {
	const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
	const read = createSendgridWebhook(publicKey.export({ format: "der", type: "spki" }).toString("base64"));
	const signed = (body: string, timestamp = seconds) => ({
		"x-twilio-email-event-webhook-timestamp": timestamp,
		"x-twilio-email-event-webhook-signature": sign("sha256", Buffer.from(timestamp + body), privateKey).toString(
			"base64",
		),
	});

	it("is read, event by event", async () => {
		const of = (facts: object) => ({ email: "jane@example.org", "smtp-id": messageId, ...facts });
		const body = JSON.stringify([
			of({ event: "bounce", type: "bounce", status: "5.1.1", reason: "550 5.1.1 unknown user" }),
			of({ event: "bounce", type: "bounce", status: "5.0.0", reason: "550 5.4.300 no idea" }),
			of({ event: "bounce", type: "blocked", status: "5.1.1", reason: "550 5.1.1 unknown user" }),
			of({ event: "bounce", type: "blocked", status: "5.7.1", reason: "550 5.7.1 spam" }),
			of({ event: "deferred", response: "452 4.2.2 full" }),
			{ event: "spamreport", delivery: deliveryId },
			of({ event: "open" }),
		]);
		const reports = await call(read, body, signed(body));
		expect(reports.map(({ kind }) => kind)).toEqual([
			"hard",
			"hard",
			"other",
			"policy",
			"delayed",
			"complaint",
			"other",
		]);
		expect(new Set(reports.map((report) => report.deliveryId))).toEqual(new Set([deliveryId]));
	});

	it("is refused when it was altered, unsigned or is old", async () => {
		const body = "[]";
		for (const headers of [{}, signed("[ ]"), { ...signed(body), "x-twilio-email-event-webhook-timestamp": "1" }]) {
			await expect(call(read, body, headers)).rejects.toMatchObject(unsigned);
		}
		await expect(call(read, body, signed(body), now + 3 * 86_400_000)).rejects.toMatchObject(unsigned);
	});
});

describe("a call of Mailgun", () => {
	const read = createMailgunWebhook(key);
	const token = "a8ce0edb2dd8301dee6c2405235584e45aa91d1e9f979f3de0";
	const body = (
		event: object,
		signature = createHmac("sha256", key)
			.update(seconds + token)
			.digest("hex"),
	) =>
		JSON.stringify({
			signature: { timestamp: seconds, token, signature },
			"event-data": {
				message: { headers: { "message-id": messageId.slice(1, -1) } },
				recipient: "jane@example.org",
				...event,
			},
		});

	it.each([
		[
			{
				event: "failed",
				severity: "permanent",
				reason: "bounce",
				"delivery-status": { code: 550, message: "5.1.1 no such user" },
			},
			"hard",
		],
		[{ event: "failed", severity: "permanent", reason: "suppress-bounce", "delivery-status": { code: 605 } }, "hard"],
		[
			{
				event: "failed",
				severity: "permanent",
				reason: "bounce",
				"delivery-status": { code: 550, message: "5.7.1 spam" },
			},
			"policy",
		],
		[
			{ event: "failed", severity: "permanent", reason: "old", "delivery-status": { code: 602, message: "too old" } },
			"other",
		],
		[{ event: "failed", severity: "temporary", reason: "generic", "delivery-status": { code: 550 } }, "delayed"],
		[{ event: "complained" }, "complaint"],
		[{ event: "delivered" }, "other"],
	])("is read: %j", async (event, kind) => {
		expect(await call(read, body(event))).toMatchObject([{ kind, deliveryId }]);
	});

	it("is refused when it is not signed, or old", async () => {
		for (const signature of ["", "0".repeat(64)]) {
			await expect(call(read, body({ event: "complained" }, signature))).rejects.toMatchObject(unsigned);
		}
		await expect(call(read, "{}")).rejects.toMatchObject(unsigned);
		await expect(call(read, body({}), {}, now + 2 * 86_400_000)).rejects.toMatchObject(unsigned);
	});
});

describe("a call of Amazon SES through SNS", () => {
	const lines: string[] = [];
	const fetched: string[] = [];
	const open = () =>
		createSesWebhook(
			createSnsEnvelopes({
				topicArn: snsTopic,
				fetchCertificate: async (url) => {
					fetched.push(url);
					return snsCertificate;
				},
				log: createLog("info", { write: (line) => void lines.push(line) }),
			}),
		);
	// The certificate is valid from when it was made.
	const soon = Date.now() + 60_000;
	const mail = { source: "bounces+token@letters.example", commonHeaders: { messageId } };
	const bounce = (facts: object, recipient = {}) => ({
		notificationType: "Bounce",
		mail,
		bounce: { bouncedRecipients: [{ emailAddress: "jane@example.org", ...recipient }], ...facts },
	});
	const read = (body: string, at = soon, sesWebhook = open()) => call(sesWebhook, body, {}, at);

	it.each([
		[
			bounce(
				{ bounceType: "Permanent", bounceSubType: "NoEmail" },
				{ status: "5.1.1", diagnosticCode: "smtp; 550 5.1.1 gone" },
			),
			"hard",
		],
		[bounce({ bounceType: "Permanent", bounceSubType: "Suppressed" }), "hard"],
		[bounce({ bounceType: "Permanent" }, { diagnosticCode: "smtp; 550 5.7.1 blocked" }), "policy"],
		[bounce({ bounceType: "Transient", bounceSubType: "MailboxFull" }, { status: "5.1.1" }), "delayed"],
		[bounce({ bounceType: "Undetermined" }), "other"],
		[{ eventType: "Complaint", mail, complaint: { complaintFeedbackType: "abuse" } }, "complaint"],
		[{ notificationType: "Complaint", mail, complaint: { complaintFeedbackType: "not-spam" } }, "other"],
		[{ eventType: "DeliveryDelay", mail }, "delayed"],
		[{ notificationType: "Delivery", mail }, "other"],
	])("is read: %j", async (message, kind) => {
		for (const SignatureVersion of ["1", "2"]) {
			const reports = await read(snsEnvelope(message, soon, { SignatureVersion }));
			expect(reports).toMatchObject([{ kind, addresses: [mail.source], deliveryId }]);
		}
	});

	it("is refused when it was altered, is of another topic, old, or names a certificate of elsewhere", async () => {
		const message = bounce({ bounceType: "Permanent" });
		const refused = [
			snsEnvelope(message, soon, {}, { Message: JSON.stringify(bounce({ bounceType: "Transient" })) }),
			snsEnvelope(message, soon, {}, { Signature: "" }),
			snsEnvelope(message, soon, { SignatureVersion: "3" }),
			snsEnvelope(message, soon, { TopicArn: "arn:aws:sns:eu-west-1:999999999999:reports" }),
			snsEnvelope(message, soon - 3 * 86_400_000),
			...[
				"http://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0a.pem",
				"https://sns.eu-west-1.amazonaws.com.example.org/SimpleNotificationService-0a.pem",
				"https://example.org/SimpleNotificationService-0a.pem",
				"https://sns.eu-west-1.amazonaws.com@example.org/SimpleNotificationService-0a.pem",
				"https://sns.eu-west-1.amazonaws.com/../SimpleNotificationService-0a.pem",
			].map((SigningCertURL) => snsEnvelope(message, soon, { SigningCertURL })),
		];
		fetched.length = 0;
		for (const body of refused) await expect(read(body)).rejects.toMatchObject(unsigned);
		for (const url of fetched) expect(url).toMatch(/^https:\/\/sns\.eu-west-1\.amazonaws\.com\/Simple/);
		await expect(read("[]")).rejects.toMatchObject(unsigned);
	});

	it("fetches a certificate once, and a few at most", async () => {
		fetched.length = 0;
		const webhook = open();
		const message = bounce({ bounceType: "Permanent" });
		for (let index = 0; index < 3; index++) await read(snsEnvelope(message, soon), soon, webhook);
		expect(fetched).toHaveLength(1);
		const other = (name: string) => `https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-${name}.pem`;
		const answers = [];
		for (let index = 0; index < 20; index++) {
			const body = snsEnvelope(message, soon, { SigningCertURL: other(`0${index}`) });
			answers.push(
				await read(body, soon, webhook).then(
					() => "read",
					() => "refused",
				),
			);
		}
		expect(fetched).toHaveLength(10);
		expect(answers.at(-1)).toBe("refused");
	});

	it("is unavailable, to be sent again, while no certificate can be had", async () => {
		const log = createLog("silent");
		const webhook = createSesWebhook(
			createSnsEnvelopes({ topicArn: snsTopic, fetchCertificate: () => Promise.reject(new Error("down")), log }),
		);
		const body = snsEnvelope(bounce({ bounceType: "Permanent" }), soon);
		await expect(read(body, soon, webhook)).rejects.toMatchObject({ code: "unavailable" });
	});

	it("shows the operator where to confirm a subscription, and goes nowhere itself", async () => {
		const confirmation = (SubscribeURL: string) =>
			snsEnvelope("", soon, { Type: "SubscriptionConfirmation", Token: "abc", SubscribeURL });
		const url =
			"https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&TopicArn=arn:aws:sns:eu-west-1:123456789012:reports&Token=abc";
		lines.length = 0;
		expect(await read(confirmation(url))).toEqual([]);
		expect(lines.map((line) => JSON.parse(line).url)).toEqual([url]);
		await read(confirmation("https://example.org/?Action=ConfirmSubscription"));
		expect(lines).toHaveLength(1);
	});
});
