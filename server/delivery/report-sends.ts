import type { SendOutcome, Transport } from "./transport.ts";

/** What became of an attempt to send, without the e-mail. */
interface Sent {
	readonly outcome: "accepted" | "captured" | "temporary" | "permanent" | "policy";
	/** The class of the mail server's reply; `network`: there was none; `none`: nobody was asked. */
	readonly reply: "2xx" | "4xx" | "5xx" | "network" | "none";
	readonly seconds: number;
}

export type OnSent = (sent: Sent) => void;

/** The same way out, with somebody who is told of each attempt. */
export function reportSends(transport: Transport, onSent: OnSent): Transport {
	return {
		...transport,
		async send(email) {
			const began = performance.now();
			const outcome = await transport.send(email);
			onSent({ ...kindOf(outcome), seconds: (performance.now() - began) / 1_000 });
			return outcome;
		},
	};
}

function kindOf(outcome: SendOutcome): Omit<Sent, "seconds"> {
	if (outcome.kind !== "accepted") return { outcome: outcome.kind, reply: replyClass(outcome.code) };
	return outcome.isCaptured === true ? { outcome: "captured", reply: "none" } : { outcome: "accepted", reply: "2xx" };
}

/** Of a code as "451 4.7.1" or "ECONNREFUSED". */
function replyClass(code: string): Sent["reply"] {
	if (/^4\d\d\b/.test(code)) return "4xx";
	return /^5\d\d\b/.test(code) ? "5xx" : "network";
}
