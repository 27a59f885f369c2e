/** For how many days something is kept, and since when that is counted, as docs/retention.md says it. */
interface Term {
	/** Where a setting decides, its default. */
	readonly days: number;
	readonly what: string;
	readonly since: string;
}

/** Bounds of `RETENTION_DAYS`. A note that is to be delivered on a day to come is kept for that in any case. */
export const approvedNoteDays = { min: 30, max: 3_650 } as const;

/**
 * What the service erases automatically, and after how long: the one place that workers, pages and documents read.
 * Figures (counters) are kept; they name nobody.
 */
export const retention = {
	refused_notes: { days: 7, what: "refused messages", since: "they were refused" },
	held_notes: { days: 30, what: "pending messages that nobody decides on", since: "they were written" },
	approved_notes: { days: 365, what: "approved messages", since: "they were written or approved" },
	settled_emails: {
		days: 30,
		what: "the outcome of an e-mail, its state and code; that of a message or contact message is kept as long as the message itself",
		since: "it was sent or given up",
	},
	captured_emails: { days: 30, what: "captured e-mails, without `SMTP_URL`", since: "they were captured" },
	contact_messages: { days: 180, what: "contact messages", since: "they were written" },
	recipient_days: { days: 2, what: "how many messages an address was sent in a day", since: "that day" },
	audit_entries: { days: 400, what: "audit log: what administrators did", since: "they did it" },
	bulk_jobs: {
		days: 400,
		what: "bulk decisions on all messages of a filter, with their reason",
		since: "they were started",
	},
	known_devices: { days: 90, what: "browsers in which administrators have signed in", since: "their last sign-in" },
	sessions: { days: 1, what: "administrators' sessions, which end much earlier", since: "they began" },
	password_resets: {
		days: 1,
		what: "links for setting a new password, which expire much earlier",
		since: "they were made",
	},
	named_requests: {
		days: 1,
		what: "recently sent messages, remembered so that repeats are recognised",
		since: "they were sent",
	},
	ended_suppressions: {
		days: 0,
		what: "mailboxes that complained (365 days) or could not be reached (30); an opt-out does not end",
		since: "that period ended",
	},
	recipient_links: {
		days: 1,
		what: "recipients' links and sessions, which end much earlier",
		since: "they were requested or opened",
	},
	expired_api_tokens: { days: 30, what: "expired API tokens", since: "they expired" },
	webhook_deliveries: {
		days: 14,
		what: "webhook deliveries: which event, when, and the answer",
		since: "the event",
	},
	guesses: { days: 1, what: "counts of password attempts", since: "the last attempt" },
} as const satisfies Readonly<Record<string, Term>>;

export type ErasedKind = keyof typeof retention;

/** Every kind, in the order in which it is told. */
export const erasedKinds = Object.keys(retention) as readonly ErasedKind[];
