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
	refused_notes: { days: 7, what: "refused notes", since: "they were refused" },
	held_notes: { days: 30, what: "notes that wait for a person and that nobody decides", since: "they were written" },
	approved_notes: { days: 365, what: "approved notes", since: "they were written or approved" },
	settled_emails: {
		days: 30,
		what: "what became of an e-mail: its state and code; that of a note or a contact message goes with it",
		since: "it was sent or given up",
	},
	captured_emails: { days: 30, what: "captured e-mails, without `SMTP_URL`", since: "they were captured" },
	contact_messages: { days: 180, what: "contact messages", since: "they were written" },
	recipient_days: { days: 2, what: "how many notes an address was sent in a day", since: "that day" },
	audit_entries: { days: 400, what: "what administrators did", since: "they did it" },
	bulk_jobs: { days: 400, what: "decisions on all notes of a filter, with their reason", since: "they were ordered" },
	known_devices: { days: 90, what: "browsers in which administrators have signed in", since: "their last sign-in" },
	sessions: { days: 1, what: "sessions of administrators, which end long before", since: "their beginning" },
	password_resets: {
		days: 1,
		what: "links to set a new password, which end long before",
		since: "they were made",
	},
	named_requests: {
		days: 1,
		what: "letters sent of late, known again when they are sent twice",
		since: "they were sent",
	},
	ended_suppressions: {
		days: 0,
		what: "mailboxes that complained (365 days) or could not be reached (30); an opt-out does not end",
		since: "that has ended",
	},
	recipient_links: {
		days: 1,
		what: "links and sessions of recipients, which end long before",
		since: "they were asked for or opened",
	},
	expired_api_tokens: { days: 30, what: "API tokens that have ended", since: "they ended" },
	webhook_deliveries: {
		days: 14,
		what: "what webhooks were sent: which event, when, and how it was answered",
		since: "the event",
	},
	guesses: { days: 1, what: "counts of passwords tried", since: "the last try" },
} as const satisfies Readonly<Record<string, Term>>;

export type ErasedKind = keyof typeof retention;

/** Every kind, in the order in which it is told. */
export const erasedKinds = Object.keys(retention) as readonly ErasedKind[];
