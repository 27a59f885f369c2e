import type { sendContactMessage } from "#contract/contact.ts";
import type { EndpointAnswer } from "#contract/endpoint.ts";
import type { CallFailure } from "#web/api.ts";
import { type ContactField, contactFields } from "./contact-check.ts";

/** What became of a contact message; `error` is the server's own words, where it has any. */
export type ContactOutcome =
	| { readonly kind: "sent" }
	| { readonly kind: "invalid"; readonly field: ContactField; readonly error: string | undefined }
	| { readonly kind: "failed"; readonly cause: "network" | "service"; readonly error: string | undefined };

/** Reads the server's answer to a contact message, whatever stands between may have made of it. */
export function contactOutcomeOf(answer: EndpointAnswer<typeof sendContactMessage> | CallFailure): ContactOutcome {
	if (answer.status === 200) return { kind: "sent" };
	if (answer.status === "offline") return { kind: "failed", cause: "network", error: undefined };
	if (answer.status === "unreadable") return { kind: "failed", cause: "service", error: undefined };
	const body: { readonly field?: unknown; readonly error?: unknown } = answer.body ?? {};
	const error = typeof body.error === "string" && body.error.trim() !== "" ? body.error : undefined;
	const field = contactFields.find((each) => each === body.field);
	return field === undefined ? { kind: "failed", cause: "service", error } : { kind: "invalid", field, error };
}
