/** Every column of the database by table, in the order in which a reader meets them; a test holds it against the schema. */
export const storedColumns = {
	message: [
		"recipient_sealed",
		"text_sealed",
		"created_at",
		"moderation_status",
		"moderation_category",
		"moderation_spans",
		"moderation_model",
		"moderation_notes_sealed",
		"decided_at",
		"decided_by",
		"locale",
		"recipient_key",
		"text_key",
		"id",
	],
	delivery: [
		"envelope_sealed",
		"domain_key",
		"state",
		"attempts",
		"due_at",
		"last_code",
		"queued_at",
		"settled_at",
		"source_id",
		"id",
	],
	recipient_day: ["recipient_key", "day", "count"],
	contact_message: ["name_sealed", "email_sealed", "subject_sealed", "message_sealed", "locale", "created_at", "id"],
	counter: ["day", "hour", "metric", "label", "count"],
	email_template: ["id", "is_active"],
	moderation_alert: ["sent_at", "told_until", "id"],
	message_total: ["moderation_status", "count"],
	administrator: ["username", "password_hash", "created_at", "deployed_hash"],
	session: ["token_hash", "username", "created_at", "used_at"],
	audit_entry: ["administrator", "action", "subject", "at", "id"],
	kysely_migration: ["name", "timestamp"],
	kysely_migration_lock: ["id", "is_locked"],
} as const;

export type StoredTable = keyof typeof storedColumns;

/** As `message.text_sealed`. */
export type StoredColumn = {
	[Table in StoredTable]: `${Table}.${(typeof storedColumns)[Table][number]}`;
}[StoredTable];

/** A column as a reader understands it. */
export interface StoredField {
	readonly name: string;
	readonly purpose: string;
	/** How long its value is kept. */
	readonly kept: string;
}

/** What the privacy page says of the database in one language; a line too many or too few does not compile. */
export interface PrivacyFields {
	readonly tables: Readonly<Record<StoredTable, { readonly title: string; readonly about: string }>>;
	readonly fields: Readonly<Record<StoredColumn, StoredField>>;
}
