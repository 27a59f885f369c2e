import { findSmtp, type LastSend } from "#contract/health-rules.ts";
import type { Clock } from "#server/clock.ts";
import { healthSign } from "#server/database/health-sign.ts";
import type { SendOutcome, Transport } from "./transport.ts";

/** What an outcome says of the mail server; undefined when it speaks of a recipient or a text. */
function lastSendOf(outcome: SendOutcome, at: number): LastSend | undefined {
	if (outcome.kind === "accepted") return { outcome: "accepted", code: undefined, at };
	const { kind, cause, code } = outcome;
	if (kind === "policy") return { outcome: "refused", code, at };
	if (cause === "unreachable" || cause === "timeout") return { outcome: "unreachable", code, at };
	// Whoever answers about a recipient is there.
	return kind === "permanent" ? { outcome: "accepted", code: undefined, at } : undefined;
}

/** Remembers of each send, tests included, what it says of the mail server. */
export function watchSends(transport: Transport, clock: Clock) {
	let last: LastSend | undefined;
	const watched: Transport = {
		...transport,
		async send(email) {
			const outcome = await transport.send(email);
			last = lastSendOf(outcome, clock()) ?? last;
			return outcome;
		},
	};
	return { transport: watched, lastSend: () => last };
}

/** Whether the mail server takes e-mails from this service. */
export function smtpSign(isCaptured: boolean, lastSend: () => LastSend | undefined) {
	return healthSign({ sign: "smtp", view: "traffic", read: async () => findSmtp(isCaptured, lastSend()) });
}
