import { at, textAt } from "./json-value.ts";
import { lastingUnless } from "./provider-verdict.ts";
import type { Report } from "./report.ts";
import type { SnsEnvelopes } from "./sns-envelopes.ts";
import { deliveryOfMessageId, parseJson, type ReadWebhook } from "./webhook.ts";

/** Amazon SES through an SNS topic: notifications and published events alike. */
export function createSesWebhook(openEnvelope: SnsEnvelopes): ReadWebhook {
	return async (call) => {
		const message = await openEnvelope(call);
		return message === undefined ? [] : [readNotification(parseJson(message))];
	};
}

function readNotification(message: unknown): Report {
	return {
		...meaningOfNotification(message),
		addresses: [textAt(message, "mail", "source")],
		deliveryId: deliveryOfMessageId(textAt(message, "mail", "commonHeaders", "messageId")),
	};
}

function meaningOfNotification(message: unknown): Pick<Report, "kind" | "code"> {
	switch (textAt(message, "notificationType") || textAt(message, "eventType")) {
		case "Bounce":
			return meaningOfBounce(at(message, "bounce"));
		case "DeliveryDelay":
			return { kind: "delayed", code: null };
		case "Complaint":
			return meaningOfComplaint(at(message, "complaint"));
		default:
			return { kind: "other", code: null };
	}
}

function meaningOfBounce(bounce: unknown): Pick<Report, "kind" | "code"> {
	const type = textAt(bounce, "bounceType");
	if (type !== "Permanent") return { kind: type === "Transient" ? "delayed" : "other", code: null };
	const recipient = at(bounce, "bouncedRecipients", 0);
	return lastingUnless({ status: textAt(recipient, "status"), diagnostic: textAt(recipient, "diagnosticCode") });
}

function meaningOfComplaint(complaint: unknown): Pick<Report, "kind" | "code"> {
	return { kind: textAt(complaint, "complaintFeedbackType") === "not-spam" ? "other" : "complaint", code: null };
}
