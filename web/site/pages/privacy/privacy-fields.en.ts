import type { PrivacyFields } from "./stored-columns.ts";

const withNote = "Until the note is removed.";
const withDelivery = "Until the line of the e-⁠mail is removed.";
const withDay = "Until the line of the day is removed.";
const withMessage = "Until your message is removed.";
const withAccount = "Until the account is removed.";
const withSession = "Until the session ends; at the latest until the next administrator signs in after that.";
const withEntry = "Until the entry is removed.";
const counts = "Until the counts are removed; they name nobody.";
const always = "For as long as the database exists.";

export const fields: PrivacyFields = {
	tables: {
		message: {
			title: "Notes",
			about: "One line for each note, whether it was approved, refused or is still waiting.",
		},
		delivery: {
			title: "E-mails",
			about: "One line for each e-⁠mail that has to leave. What it says is erased once its fate is settled.",
		},
		recipient_day: {
			title: "Daily limit",
			about: "How many notes were approved for an address on a day, so that nobody is flooded.",
		},
		contact_message: {
			title: "Messages to us",
			about: "What you write to us on the contact page. It is e-⁠mailed to our support address, and kept here.",
		},
		counter: {
			title: "Counts",
			about: "Totals by the hour. Nothing in them leads to a person or to a note.",
		},
		email_template: {
			title: "E-mail switches",
			about: "Which of the site’s three e-⁠mails are switched on. A setting, with nothing about you in it.",
		},
		moderation_alert: {
			title: "Alerts to the administrators",
			about: "When the people who look after the site were last told that notes wait for them. Nothing about you.",
		},
		message_total: {
			title: "Totals of the notes",
			about: "How many notes are approved, refused or waiting at this moment. Three figures, nothing else.",
		},
		administrator: {
			title: "Administrators",
			about: "The accounts of the people who look after the site.",
		},
		session: {
			title: "Open sessions",
			about: "One line for each administrator who is signed in. Visitors never sign in.",
		},
		audit_entry: {
			title: "Record of decisions",
			about: "What administrators did, so that they can be held to it. It holds no word of a note and no address.",
		},
		kysely_migration: {
			title: "State of the database",
			about: "Which changes the structure of this database has been through. Nothing about people.",
		},
		kysely_migration_lock: {
			title: "Lock of the database",
			about: "Keeps two programs from changing that structure at once. Nothing about people.",
		},
	},
	fields: {
		"message.recipient_sealed": {
			name: "Recipient’s address (sealed)",
			purpose: "Tells whom the note is for.",
			kept: withNote,
		},
		"message.text_sealed": {
			name: "Words of the note (sealed)",
			purpose: "Shown to whoever enters the recipient’s address, once approved.",
			kept: withNote,
		},
		"message.created_at": {
			name: "Date and time of the note",
			purpose: "Shown with the note, and puts the newest first.",
			kept: withNote,
		},
		"message.moderation_status": {
			name: "State: approved, refused or waiting",
			purpose: "Only an approved note is delivered and shown.",
			kept: withNote,
		},
		"message.moderation_category": {
			name: "Rule that a refused note breaks",
			purpose: "Explains the refusal. Empty for every other note.",
			kept: withNote,
		},
		"message.moderation_spans": {
			name: "Places in a refused note",
			purpose: "Shows an administrator which words decided. Only their positions are kept, as numbers.",
			kept: withNote,
		},
		"message.moderation_model": {
			name: "Version of the moderator",
			purpose: "Tells which version judged the note, so that errors can be traced.",
			kept: withNote,
		},
		"message.moderation_notes_sealed": {
			name: "Remark by a person (sealed)",
			purpose: "What someone writes who decides on a note in the moderator’s place. Empty otherwise.",
			kept: withNote,
		},
		"message.decided_at": {
			name: "Time of a decision by a person",
			purpose: "Tells when a waiting note was decided. Empty for every other note.",
			kept: withNote,
		},
		"message.decided_by": {
			name: "Administrator who decided",
			purpose: "Tells administrators apart, so that none overrules another unknowingly.",
			kept: withNote,
		},
		"message.locale": {
			name: "Language of the page",
			purpose: "So that the e-⁠mail to the recipient has the same language.",
			kept: withNote,
		},
		"message.recipient_key": {
			name: "Look-up code of the address",
			purpose: "Finds the notes for an address without storing it in the open.",
			kept: withNote,
		},
		"message.text_key": {
			name: "Look-up code of address and words",
			purpose: "Recognises a waiting note that is sent again, so that it is not kept twice.",
			kept: withNote,
		},
		"message.id": {
			name: "Number of the note",
			purpose: "Names this line. It is made of the time and of chance.",
			kept: withNote,
		},
		"delivery.envelope_sealed": {
			name: "The e-⁠mail to be sent (sealed)",
			purpose: "Recipient’s address, language and content, needed to send it, and to try again if that fails.",
			kept: "Erased once the e-⁠mail has left or is given up, after five days of trying at the latest.",
		},
		"delivery.domain_key": {
			name: "Look-up code of the mail provider",
			purpose: "Keeps one slow provider from holding up the others.",
			kept: withDelivery,
		},
		"delivery.state": {
			name: "State: waiting, sent, failed or given up",
			purpose: "Tells whether there is still something to do.",
			kept: withDelivery,
		},
		"delivery.attempts": {
			name: "Number of attempts",
			purpose: "Spaces out the next ones.",
			kept: withDelivery,
		},
		"delivery.due_at": {
			name: "Time of the next attempt",
			purpose: "Nothing is sent before it.",
			kept: withDelivery,
		},
		"delivery.last_code": {
			name: "Code of the last failure",
			purpose: "Why it failed, as a short code such as 550 5.1.1; never as a sentence.",
			kept: withDelivery,
		},
		"delivery.queued_at": {
			name: "Time when the e-⁠mail was ready",
			purpose: "Tells when to stop trying.",
			kept: withDelivery,
		},
		"delivery.settled_at": {
			name: "Time when its fate was settled",
			purpose: "Tells since when it has been sent, refused or given up.",
			kept: withDelivery,
		},
		"delivery.source_id": {
			name: "What the e-⁠mail comes from",
			purpose: "Number of the note or of the message to us that it carries or confirms.",
			kept: withDelivery,
		},
		"delivery.id": {
			name: "Number of the e-⁠mail",
			purpose: "Names this line, and stands in the e-⁠mail itself so that a repeat can be recognised.",
			kept: withDelivery,
		},
		"recipient_day.recipient_key": {
			name: "Look-up code of the address",
			purpose: "Counts for an address without storing it. It is not the same code as in the notes.",
			kept: withDay,
		},
		"recipient_day.day": { name: "Day", purpose: "The limit begins anew every day.", kept: withDay },
		"recipient_day.count": {
			name: "Notes approved that day",
			purpose: "Stops further notes when the limit is reached.",
			kept: withDay,
		},
		"contact_message.name_sealed": {
			name: "Your name (sealed)",
			purpose: "So that we can address you. Any name you like will do.",
			kept: withMessage,
		},
		"contact_message.email_sealed": {
			name: "Your e-⁠mail address (sealed)",
			purpose: "So that we can answer you.",
			kept: withMessage,
		},
		"contact_message.subject_sealed": {
			name: "Subject (sealed)",
			purpose: "Tells us what it is about.",
			kept: withMessage,
		},
		"contact_message.message_sealed": {
			name: "Your message (sealed)",
			purpose: "So that we can read it and act on it.",
			kept: withMessage,
		},
		"contact_message.locale": {
			name: "Language of the page",
			purpose: "So that we can answer in your language.",
			kept: withMessage,
		},
		"contact_message.created_at": {
			name: "Date and time of your message",
			purpose: "So that we can answer in good time.",
			kept: withMessage,
		},
		"contact_message.id": {
			name: "Number of your message",
			purpose: "Names this line. It is made of the time and of chance.",
			kept: withMessage,
		},
		"counter.day": { name: "Day", purpose: "Shows how the site is used over time.", kept: counts },
		"counter.hour": {
			name: "Hour",
			purpose: "Shows the busy hours; visitors are counted by the day only.",
			kept: counts,
		},
		"counter.metric": {
			name: "What is counted",
			purpose: "For instance notes, refusals, e-⁠mails, pages seen or visitors.",
			kept: counts,
		},
		"counter.label": {
			name: "Detail",
			purpose: "For instance approved, the rule broken, sent, or the country of visitors.",
			kept: counts,
		},
		"counter.count": { name: "Number", purpose: "The total for that hour or day.", kept: counts },
		"email_template.id": {
			name: "Which e-⁠mail",
			purpose: "Notification, confirmation or moderation.",
			kept: always,
		},
		"email_template.is_active": {
			name: "Switched on or off",
			purpose: "An e-⁠mail that is switched off is not sent.",
			kept: always,
		},
		"moderation_alert.sent_at": {
			name: "Time of the last alert",
			purpose: "Keeps the alerts at least 15 minutes apart.",
			kept: "Until the next alert.",
		},
		"moderation_alert.told_until": {
			name: "Time of the newest note it told of",
			purpose: "Tells whether a note has come since.",
			kept: "Until the next alert.",
		},
		"moderation_alert.id": {
			name: "Name of the row",
			purpose: "There is only one.",
			kept: always,
		},
		"message_total.moderation_status": {
			name: "State",
			purpose: "Approved, refused or waiting.",
			kept: counts,
		},
		"message_total.count": {
			name: "Number",
			purpose: "How many notes are in this state.",
			kept: counts,
		},
		"administrator.username": {
			name: "Administrator’s user name",
			purpose: "Used to sign in.",
			kept: withAccount,
		},
		"administrator.password_hash": {
			name: "Fingerprint of the password",
			purpose: "Checks the password (argon2id), which is not stored itself.",
			kept: withAccount,
		},
		"administrator.created_at": {
			name: "Date of the account",
			purpose: "Tells since when it exists.",
			kept: withAccount,
		},
		"administrator.deployed_hash": {
			name: "Fingerprint given at installation",
			purpose: "Recognises whether the installation asks for another password. Empty when it gives none.",
			kept: withAccount,
		},
		"session.token_hash": {
			name: "Fingerprint of the key",
			purpose: "Recognises the browser that is signed in; the key itself is not stored.",
			kept: withSession,
		},
		"session.username": {
			name: "Administrator’s user name",
			purpose: "Tells who is signed in.",
			kept: withSession,
		},
		"session.created_at": {
			name: "Time of signing in",
			purpose: "A session ends after twelve hours at the latest.",
			kept: withSession,
		},
		"session.used_at": {
			name: "Time of the last use",
			purpose: "A session ends after half an hour without use.",
			kept: withSession,
		},
		"audit_entry.administrator": {
			name: "Administrator’s user name",
			purpose: "Tells who did it.",
			kept: withEntry,
		},
		"audit_entry.action": {
			name: "What was done",
			purpose: "For instance: note approved, note deleted, password changed.",
			kept: withEntry,
		},
		"audit_entry.subject": {
			name: "What it was done to",
			purpose: "Number of the note or e-⁠mail, or name of the account or switch.",
			kept: withEntry,
		},
		"audit_entry.at": {
			name: "Date and time",
			purpose: "Tells when it was done.",
			kept: withEntry,
		},
		"audit_entry.id": {
			name: "Number of the entry",
			purpose: "Names this line. It is made of the time and of chance.",
			kept: withEntry,
		},
		"kysely_migration.name": { name: "Name of the change", purpose: "So that none is made twice.", kept: always },
		"kysely_migration.timestamp": { name: "Date of the change", purpose: "Tells when it was made.", kept: always },
		"kysely_migration_lock.id": { name: "Name of the lock", purpose: "There is only one.", kept: always },
		"kysely_migration_lock.is_locked": {
			name: "Closed or open",
			purpose: "Tells whether a change is under way.",
			kept: always,
		},
	},
};
