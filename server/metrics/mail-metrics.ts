import { Counter, Histogram, type Registry } from "@prometheus-io/client";

/** An attempt to send an e-mail, without the e-mail. */
interface Sent {
	readonly outcome: string;
	readonly reply: string;
	readonly seconds: number;
}

/** An e-mail to which no attempt will follow. */
interface SettledEmail {
	readonly email: string | undefined;
	readonly state: string;
}

/** What becomes of e-mails: of each attempt, and in the end. */
export function createMailMetrics(registry: Registry) {
	const registers = [registry];
	const sends = new Counter({
		name: "billetdoux_sends_total",
		help: "Attempts to send an e-mail, including tests, by outcome and reply class: 2xx, 4xx, 5xx, network, or none if e-mails are captured.",
		labelNames: ["outcome", "reply"],
		registers,
	});
	const duration = new Histogram({
		name: "billetdoux_send_duration_seconds",
		help: "How long an attempt to send an e-mail took.",
		buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
		registers,
	});
	const settled = new Counter({
		name: "billetdoux_emails_settled_total",
		help: "E-mails with no further attempt to come, by kind of e-mail and outcome: sent, captured, failed, dead.",
		labelNames: ["email", "state"],
		registers,
	});
	return {
		sent({ outcome, reply, seconds }: Sent): void {
			sends.inc({ outcome, reply });
			duration.observe(seconds);
		},
		settled({ email = "unread", state }: SettledEmail): void {
			settled.inc({ email, state });
		},
	};
}
