import { textAt } from "./json-value.ts";
import { lastingUnless } from "./provider-verdict.ts";
import type { Report, ReportKind } from "./report.ts";
import { deliveryOfText, isSame, notSigned, parseJson, type ReadWebhook } from "./webhook.ts";

/** Types of bounces, as Postmark's API names them; those that say nothing of the mailbox are left out. */
const kinds: Readonly<Record<string, ReportKind>> = {
	HardBounce: "hard",
	BadEmailAddress: "hard",
	Transient: "delayed",
	SoftBounce: "delayed",
	DnsError: "delayed",
	SpamNotification: "policy",
	Blocked: "policy",
	DMARCPolicy: "policy",
	SpamComplaint: "complaint",
};

/**
 * Postmark signs nothing: the key is the password of the URL that it is given. It names the delivery by the metadata of
 * the e-mail, see `providerHeader`.
 */
export function createPostmarkWebhook(key: string): ReadWebhook {
	return async ({ header, body }) => {
		const [, credentials = ""] = /^Basic +([\w+/=-]+)$/i.exec(header("authorization")) ?? [];
		const password = Buffer.from(credentials, "base64")
			.toString("utf8")
			.replace(/^[^:]*:/, "");
		if (!isSame(password, key)) throw notSigned();
		return [readEvent(parseJson(body.toString("utf8")))];
	};
}

function readEvent(event: unknown): Report {
	const type = textAt(event, "RecordType") === "SpamComplaint" ? "SpamComplaint" : textAt(event, "Type");
	const kind = Object.hasOwn(kinds, type) ? (kinds[type] ?? "other") : "other";
	const own =
		kind === "hard" ? lastingUnless({ status: "", diagnostic: textAt(event, "Details") }) : { kind, code: null };
	return { ...own, addresses: [], deliveryId: deliveryOfText(textAt(event, "Metadata", "delivery")) };
}
