import type { SendResult } from "#contract/message.ts";
import { refusalReasons, unreadableReasons } from "#i18n/category-words.ts";
import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";
import type { ReceiptTokens } from "#server/privacy/receipt-tokens.ts";
import type { Outcome } from "./note-outcome.ts";

/** The answer to the submission of a text, in the sender's language, with the receipt of what was stored. */
export function sendResult(outcome: Outcome, locale: Locale, tokens: ReceiptTokens): SendResult {
	const result = resultOf(outcome, locale);
	return outcome.kind === "not_accepted" ? result : { ...result, receipt: tokens.tokenOf(outcome.id) };
}

function resultOf(outcome: Outcome, locale: Locale): SendResult {
	switch (outcome.kind) {
		case "held":
			return outcome.errorType === undefined
				? { success: false, status: "held", reason: m.reason_held({}, { locale }) }
				: {
						success: false,
						status: "pending",
						reason: m.error_held({}, { locale }),
						errorType: outcome.errorType,
					};
		case "rejected": {
			const { category, unreadable, spans, help } = outcome;
			const words = unreadable === undefined ? refusalReasons[category] : unreadableReasons[unreadable];
			const reason = help ? m.reason_self_harm : words;
			return {
				success: false,
				status: "rejected",
				reason: reason({}, { locale }),
				category,
				spans: [...spans],
				...(help && { help }),
			};
		}
		case "withdrawn":
			return { success: false, status: "rejected" };
		case "not_accepted":
			return {
				success: false,
				status: "rejected",
				reason: m.reason_not_accepted({}, { locale }),
				notAccepted: true,
			};
		case "scheduled":
			return {
				success: true,
				status: "approved",
				emailSent: false,
				scheduledFor: new Date(outcome.at).toISOString(),
			};
		case "approved":
			return { success: true, status: "approved", ...emailResult(outcome.delivery, locale) };
	}
}

type DeliveryOutcome = Extract<Outcome, { kind: "approved" }>["delivery"];

function emailResult(delivery: DeliveryOutcome, locale: Locale): Pick<SendResult, "emailSent" | "emailError"> {
	if (delivery.sent) return { emailSent: true };
	const words = {
		unreachable: m.email_error_unreachable,
		timeout: m.email_error_timeout,
		busy: m.email_error_timeout,
		deferred: m.email_error_deferred,
		refused: m.email_error_refused,
		switched_off: m.email_error_switched_off,
		mailbox_refuses: m.email_error_mailbox_refuses,
	};
	return { emailSent: false, emailError: words[delivery.cause]({}, { locale }) };
}
