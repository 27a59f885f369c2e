import type { SendResult } from "#contract/message.ts";
import { refusalReasons } from "#i18n/category-words.ts";
import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";
import type { JudgedOutcome, Outcome } from "./message-lifecycle.ts";

/** The answer to the submission of a text, in the sender's language. */
export function sendResult(outcome: Outcome, locale: Locale): SendResult {
	if (outcome.kind === "judged") return judgedResult(outcome, locale);
	return { success: false, status: "rejected", reason: m.reason_not_accepted({}, { locale }) };
}

function judgedResult({ judgement, delivery }: JudgedOutcome, locale: Locale): SendResult {
	if (judgement.kind === "failed") {
		return { success: false, status: "pending", reason: m.error_held({}, { locale }), errorType: judgement.errorType };
	}
	const { verdict } = judgement;
	if (!verdict.approved) {
		const { category, spans, speaksOfSelfHarm: help } = verdict;
		const reason = help ? m.reason_self_harm : refusalReasons[category];
		return {
			success: false,
			status: "rejected",
			reason: reason({}, { locale }),
			category,
			spans: [...spans],
			...(help && { help }),
		};
	}
	return { success: true, status: "approved", ...emailResult(delivery, locale) };
}

function emailResult(
	delivery: JudgedOutcome["delivery"],
	locale: Locale,
): Pick<SendResult, "emailSent" | "emailError"> {
	if (delivery === undefined || delivery.sent) return { emailSent: delivery !== undefined };
	const words = {
		unreachable: m.email_error_unreachable,
		timeout: m.email_error_timeout,
		busy: m.email_error_timeout,
		deferred: m.email_error_deferred,
		refused: m.email_error_refused,
		switched_off: m.email_error_switched_off,
	};
	return { emailSent: false, emailError: words[delivery.cause]({}, { locale }) };
}
