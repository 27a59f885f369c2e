import type { SuppressionReason } from "#contract/admin-deliverability.ts";
import type { SwitchedEmail } from "#contract/emails.ts";
import type { RefusalCategory } from "#contract/moderation.ts";
import type { ReportReason } from "#contract/report.ts";
import type { ErasedKind } from "#contract/retention.ts";
import type { Ink, Paper } from "#contract/stationery.ts";
import type {
	AdministratorTable,
	AuditEntryTable,
	GuessTable,
	KnownDeviceTable,
	PasskeyTable,
	PasswordResetTable,
	RecoveryCodeTable,
	SessionTable,
	SignInRuleTable,
	TotpTable,
} from "./administration-tables.ts";
import type { BulkJobNoteTable, BulkJobTable } from "./bulk-job-tables.ts";
import type { ApiTokenTable, WebhookDeliveryTable, WebhookTable } from "./connection-tables.ts";
import type { HealthReadingTable, HealthSignTable } from "./health-tables.ts";
import type { InboxLinkTable, InboxSessionTable } from "./inbox-tables.ts";

/**
 * Tables as queries see them. Portable over engines: text ids (UUIDv7), integer milliseconds, text.
 * `…_sealed` columns hold what `Vault.seal` gives; `…_key` columns hold HMACs, made for look-up only.
 */
export interface Tables {
	message: MessageTable;
	delivery: DeliveryTable;
	counter: CounterTable;
	recipient_day: RecipientDayTable;
	named_request: NamedRequestTable;
	spent_challenge: SpentChallengeTable;
	message_total: MessageTotalTable;
	administrator: AdministratorTable;
	session: SessionTable;
	password_reset: PasswordResetTable;
	totp: TotpTable;
	passkey: PasskeyTable;
	recovery_code: RecoveryCodeTable;
	sign_in_rule: SignInRuleTable;
	guess: GuessTable;
	known_device: KnownDeviceTable;
	audit_entry: AuditEntryTable;
	contact_message: ContactMessageTable;
	email_template: EmailTemplateTable;
	moderation_alert: ModerationAlertTable;
	secret_fingerprint: SecretFingerprintTable;
	suppression: SuppressionTable;
	blocked_text: BlockedTextTable;
	retention_pass: RetentionPassTable;
	erasure: ErasureTable;
	inbox_link: InboxLinkTable;
	inbox_session: InboxSessionTable;
	learning_example: LearningExampleTable;
	api_token: ApiTokenTable;
	webhook: WebhookTable;
	webhook_delivery: WebhookDeliveryTable;
	health_reading: HealthReadingTable;
	health_sign: HealthSignTable;
	bulk_job: BulkJobTable;
	bulk_job_note: BulkJobNoteTable;
}

export interface MessageTable {
	id: string;
	recipient_key: string;
	/** HMAC of the recipient's mailbox; null for what was written before it was kept. */
	mailbox_key: string | null;
	recipient_sealed: string;
	/** HMAC of recipient and text: finds a held note that is sent again. */
	text_key: string;
	text_sealed: string;
	moderation_status: "pending" | "approved" | "rejected";
	moderation_category: RefusalCategory | null;
	/** JSON: the places in the text that decided for the moderator; null when there are none. */
	moderation_spans: string | null;
	/** What a person wrote when deciding. */
	moderation_notes_sealed: string | null;
	/** Which moderator judged; null when none could. */
	moderation_model: string | null;
	/** The moderator's measured chance to be right, in thousandths; null when none was measured, or it was not kept. */
	moderation_confidence: number | null;
	/** JSON: how it may be read, of a note that waited because the moderator was unsure; null for every other. */
	moderation_readings: string | null;
	/** Language of the page it was written on; `und` when that was not kept. */
	locale: string;
	created_at: number;
	/** When a waiting note was decided; null when it never waited, or still does. */
	decided_at: number | null;
	/** The administrator who decided; null when the moderator did. */
	decided_by: string | null;
	/** When its sender wants it delivered; null: at once. */
	scheduled_for: number | null;
	/** As long as it waits to be delivered: not before. Until then it is sent to nobody and can be read by nobody. */
	deliver_at: number | null;
	/** When its reader reported it last; null when nobody did. */
	reported_at: number | null;
	report_reason: ReportReason | null;
	/** When its sender erased it while its report was open: it goes when that is decided. */
	sender_erased_at: number | null;
	/** Counts its standings, from 1: whoever decides says which one they saw. */
	version: number;
	/** Since when it waits, or waited last, for a person: when it was written, or reported last; null when it never did. */
	waiting_since: number | null;
	/** What the person who refused it says that it breaks; null when they said nothing. */
	decided_category: RefusalCategory | null;
	/** JSON: the refusal that a person took back, as long as that stands; null for every other note. */
	overturned_from: string | null;
	/** What its sender chose to write on and with; null: the default. */
	paper: Paper | null;
	ink: Ink | null;
	/** 1: its reader has thanked for it; null: not. */
	thanked: number | null;
}

/** How many messages stand where, kept in the transactions that change it: counting a million rows takes too long. */
export interface MessageTotalTable {
	moderation_status: MessageTable["moderation_status"];
	count: number;
}

export interface DeliveryTable {
	id: string;
	/** The note or the contact message that the e-mail comes from. */
	source_id: string;
	/** HMAC of the recipient's domain: one slow domain must not hold up another. */
	domain_key: string;
	/** HMAC of the recipient's mailbox; null for what was queued before it was kept. */
	mailbox_key: string | null;
	/** Recipient, template, language, placeholder values and Reply-To; null once settled, but kept when it could not be opened. */
	envelope_sealed: string | null;
	/** `captured`: there is no mail server, and the e-mail was kept in a file. */
	state: "queued" | "sent" | "captured" | "failed" | "dead";
	/** Attempts begun. Also the fencing token: only the attempt that claimed a row may settle it. */
	attempts: number;
	/** Not before; a claim moves it to the end of its lease. */
	due_at: number;
	/** SMTP or network code of the last failure, as "550 5.1.1". */
	last_code: string | null;
	/** The recipient's domain, as long as the last attempt failed; null where nobody can tell. */
	domain_sealed: string | null;
	queued_at: number;
	settled_at: number | null;
	/** What was reported of it after it was sent; null when nothing was. */
	report: "bounced" | "complained" | null;
}

/** Pre-bucketed counts: analytics reads these and never the messages. */
export interface CounterTable {
	/** YYYY-MM-DD in the configured time zone. */
	day: string;
	/** 0 to 23 in the configured time zone; 0 for what is counted by the day. */
	hour: number;
	metric: string;
	/** Narrows the metric, as a refusal category does; empty when there is nothing to narrow. */
	label: string;
	count: number;
}

/** Notes approved for a recipient on a day (UTC), for the daily limit. */
interface RecipientDayTable {
	recipient_key: string;
	day: string;
	count: number;
}

/** A request that its caller has named, so that a repeat is no second one. */
export interface NamedRequestTable {
	/** HMAC of endpoint and name. */
	request_key: string;
	/** HMAC of what the request says. */
	body_key: string;
	/** JSON: what it was answered, without a text or an address. */
	answer_sealed: string;
	at: number;
}

/** A proof of work that has been used. */
interface SpentChallengeTable {
	/** HMAC of the challenge's signature. */
	challenge_key: string;
	expires_at: number;
}

/** What a visitor wrote to the people who run the service. */
export interface ContactMessageTable {
	id: string;
	name_sealed: string;
	email_sealed: string;
	/** HMAC of the writer's address; null for what was written before it was kept, until the next start. */
	email_key: string | null;
	subject_sealed: string;
	message_sealed: string;
	/** Language of the page it was written on. */
	locale: string;
	created_at: number;
}

/** An administrator's choice for an e-mail; without a row its default holds. */
interface EmailTemplateTable {
	id: SwitchedEmail;
	/** 0 or 1. */
	is_active: number;
}

/** The last alert that notes wait for a person; one row. */
interface ModerationAlertTable {
	id: "last";
	sent_at: number;
	/** When the newest note that it told of was written. */
	told_until: number;
}

/** The secret that everything sealed belongs to; one row, so that nodes with different secrets cannot both begin. */
interface SecretFingerprintTable {
	id: "current";
	/**
	 * Derived from the secret one way, and used for nothing else. Two with a blank between them, while the keys of rows
	 * change from the first one's secret to the second one's: then no process has the right secret.
	 */
	fingerprint: string;
	/** JSON: the keys of the secrets before this one, the oldest first; null: it is the first. */
	earlier_sealed: string | null;
	/** When nothing was left that an earlier secret had sealed; null: not yet, or there is no earlier one. */
	resealed_at: number | null;
}

/** A text that its recipient reported and is not sent again. */
interface BlockedTextTable {
	/** As `message.text_key`. */
	text_key: string;
	/** As `message.recipient_key`: finds what is kept of a person. */
	recipient_key: string;
	at: number;
}

/** A mailbox that is sent no notes, for one reason; there may be several. */
export interface SuppressionTable {
	mailbox_key: string;
	reason: SuppressionReason;
	at: number;
	/** Milliseconds; null: it does not end by itself. */
	expires_at: number | null;
}

/** The last time that what is due was erased; one row. */
export interface RetentionPassTable {
	id: "last";
	began_at: number;
	/** The time by which was erased: that of the clock, but for one that has jumped. */
	believed_at: number;
	/** Since when the clock says something that is not believed yet; null when it is. */
	doubted_since: number | null;
}

/** How much was erased because its time was over. */
interface ErasureTable {
	kind: ErasedKind;
	/** Ever. */
	total: number;
	/** In the last pass that erased any, and when that began. */
	last_count: number;
	last_at: number;
}

/** A note on which a person overruled the moderator, masked, to learn from. */
export interface LearningExampleTable {
	id: string;
	/** The note it was made of and goes with; null once an administrator has confirmed it. */
	message_id: string | null;
	/** Without addresses, numbers and names, as far as those are found. */
	text_sealed: string;
	/** What the person decided. */
	label: "accept" | "reject";
	/** What the note is refused as, or was taken for; null when nothing says it. */
	category: RefusalCategory | null;
	/** As the note's. */
	locale: string;
	/** How sure the moderator was that was overruled, in thousandths. */
	confidence: number | null;
	/** Which moderator that was. */
	model: string;
	decided_at: number;
	/** When an administrator decided to keep it; null when none has. */
	confirmed_at: number | null;
}
