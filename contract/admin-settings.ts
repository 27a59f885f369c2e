import { type Static, Type } from "typebox";
import { defineEndpoint } from "./endpoint.ts";
import { Failure } from "./errors.ts";
import { limits } from "./limits.ts";
import { NextCursor, pageQuery } from "./page.ts";
import { roles } from "./permissions.ts";
import { erasedKinds } from "./retention.ts";
import { lookUpText } from "./row-id.ts";
import { Done, successWith } from "./success.ts";

const { min, max } = limits.passwordCharacters;

export const changePassword = defineEndpoint({
	method: "POST",
	path: "/api/admin/change-password",
	summary: "Change one's password",
	description: "Every other session of the same administrator ends at once.",
	access: "signed_in",
	body: Type.Object({
		currentPassword: Type.String({ maxLength: 1_000 }),
		newPassword: Type.String({ maxLength: 1_000, description: `${min} to ${max} characters.` }),
	}),
	responses: {
		200: successWith({
			newHash: Type.String({ description: "PHC string, as `ADMIN_PASSWORD_HASH` takes it." }),
			warning: Type.String({ description: "What a deployment must do, in the language of Accept-Language." }),
		}),
	},
});

export const SystemInformation = successWith({
	version: Type.String(),
	node: Type.String({ description: "Version of Node.js." }),
	engine: Type.Enum(["sqlite", "postgresql"]),
	uptime_seconds: Type.Integer(),
	time_zone: Type.String(),
	queue: Type.Object({
		waiting: Type.Integer({ description: "E-mails that are still to be sent." }),
		failing: Type.Integer({ description: "Those of them whose last attempt failed." }),
	}),
	moderation: Type.Object({
		provider: Type.String(),
		model: Type.String(),
		quality: Type.Union(
			[
				Type.Object({
					notes: Type.Integer({ description: "Labelled notes it was measured on, none of which it learnt from." }),
					refused: Type.Number({ description: "Of the notes to refuse, those it refuses; 0 to 1." }),
					accepted: Type.Number({ description: "Of the good notes, those it accepts; 0 to 1." }),
				}),
				Type.Null(),
			],
			{ description: "Null when it was not measured." },
		),
		held: Type.Number({ description: "The share of notes that wait for a person because it is unsure; 0 to 0.5." }),
	}),
	mail: Type.Object({
		transport: Type.Enum(["smtp", "capture"]),
		readable: Type.Boolean({ description: "Whether captured e-mails can be read here." }),
		from: Type.String(),
		admin_email: Type.String({ description: "Where alerts about waiting messages go." }),
	}),
	retention: Type.Object({
		last_pass_at: Type.Union([Type.String({ format: "date-time" }), Type.Null()], {
			description: "When what is due was last erased; null when it never was.",
		}),
		is_doubted: Type.Boolean({
			description: "The clock has jumped; nothing new is erased until it has gone on for a day.",
		}),
		erased: Type.Array(
			Type.Object({
				kind: Type.Enum(erasedKinds),
				days: Type.Integer({ description: "For how long it is kept." }),
				total: Type.Integer({ description: "How many were erased so far." }),
				last_count: Type.Integer({ description: "How many in the last pass that erased any." }),
				last_at: Type.Union([Type.String({ format: "date-time" }), Type.Null()]),
			}),
			{ description: "Every kind of thing that is erased by itself." },
		),
	}),
	disk: Type.Union([Type.Object({ free_bytes: Type.Integer(), total_bytes: Type.Integer() }), Type.Null()], {
		description: "Of the data folder's file system; null when it cannot be told.",
	}),
});
export type SystemInformation = Static<typeof SystemInformation>;

export const readSystemInformation = defineEndpoint({
	method: "GET",
	path: "/api/admin/system",
	summary: "What runs here, and how it fares",
	access: "settings",
	responses: { 200: SystemInformation },
});

export const Administrator = Type.Object({
	username: Type.String(),
	role: Type.Enum(roles),
	created_at: Type.String({ format: "date-time" }),
	is_self: Type.Boolean(),
	has_second_factor: Type.Boolean(),
});

export const listAdministrators = defineEndpoint({
	method: "GET",
	path: "/api/admin/administrators",
	summary: "List the administrators",
	access: "settings",
	responses: {
		200: successWith({ administrators: Type.Array(Administrator) }),
	},
});

export const addAdministrator = defineEndpoint({
	method: "POST",
	path: "/api/admin/administrators",
	summary: "Add an administrator",
	access: "settings",
	body: Type.Object({
		username: Type.String({
			maxLength: 200,
			description: `1 to ${limits.usernameCharacters} characters on one line, after trimming; kept in NFKC. 409 for a name that is taken in any way to write it, or looks like another.`,
		}),
		password: Type.String({ maxLength: 1_000, description: `${min} to ${max} characters.` }),
		role: Type.Enum(roles),
	}),
	responses: { 200: successWith({ username: Type.String() }), 409: Failure },
});

export const removeAdministrator = defineEndpoint({
	method: "DELETE",
	path: "/api/admin/administrators/:username",
	summary: "Remove another administrator",
	description: "Their sessions end at once. 409 for oneself.",
	access: "settings",
	params: Type.Object({ username: lookUpText(1_000) }),
	responses: { 200: Done, 404: Failure, 409: Failure },
});

export const changeRole = defineEndpoint({
	method: "POST",
	path: "/api/admin/administrators/:username/role",
	summary: "Change what another administrator may do",
	description: "It holds for their sessions at once. 409 for oneself, so that an owner is always left.",
	access: "settings",
	params: Type.Object({ username: lookUpText(1_000) }),
	body: Type.Object({ role: Type.Enum(roles) }),
	responses: { 200: Done, 404: Failure, 409: Failure },
});

export const makeResetLink = defineEndpoint({
	method: "POST",
	path: "/api/admin/administrators/:username/reset-link",
	summary: "Make a link by which an administrator sets a new password",
	description: "It opens once, within an hour, and takes the place of the one before. It is shown only now.",
	access: "settings",
	params: Type.Object({ username: lookUpText(1_000) }),
	responses: {
		200: successWith({
			url: Type.String({ description: "Hand it over by a way that only they read." }),
			expires_at: Type.String({ format: "date-time" }),
		}),
		404: Failure,
	},
});

/** What administrators do that is recorded. */
export const auditActions = [
	"signed_in",
	"signed_out",
	"sign_in_failed",
	"code_failed",
	"session_ended",
	"other_sessions_ended",
	"password_changed",
	"password_reset",
	"reset_link_made",
	"address_revealed",
	"totp_set_up",
	"totp_removed",
	"passkey_added",
	"passkey_removed",
	"recovery_codes_renewed",
	"recovery_code_used",
	"second_factor_removed",
	"second_factor_required",
	"second_factor_optional",
	"message_approved",
	"message_rejected",
	"message_overturned",
	"message_decision_undone",
	"notes_approved_in_bulk",
	"notes_rejected_in_bulk",
	"message_deleted",
	"report_dismissed",
	"report_upheld",
	"example_kept",
	"example_confirmed",
	"example_removed",
	"template_switched_on",
	"template_switched_off",
	"test_email_sent",
	"delivery_retried",
	"deliveries_retried",
	"suppression_added",
	"suppression_removed",
	"captured_emails_opened",
	"administrator_added",
	"administrator_removed",
	"made_owner",
	"made_moderator",
	"made_viewer",
	"api_token_created",
	"api_token_revoked",
	"webhook_added",
	"webhook_removed",
	"webhook_switched_on",
	"webhook_switched_off",
	"webhook_secret_changed",
	"webhook_tested",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Who did what, and when. Never a text or an address. */
export const AuditEntry = Type.Object({
	id: Type.String(),
	at: Type.String({ format: "date-time" }),
	administrator: Type.String({
		description: "Empty where it was none: somebody who tried an unknown name, or the command line.",
	}),
	action: Type.Enum(auditActions),
	subject: Type.Union([Type.String(), Type.Null()], {
		description: "Id of the message or delivery, or name of the template or administrator.",
	}),
	message: Type.Union([Type.Enum(["kept", "gone"]), Type.Null()], {
		description:
			"Of an entry about a message, whose id is the subject: whether it still exists. Null: it is about something else.",
	}),
	count: Type.Union([Type.Integer(), Type.Null()], {
		description: "How often within an hour that began with it, of what is counted: failures to sign in.",
	}),
});
export type AuditEntry = Static<typeof AuditEntry>;

export const listAuditEntries = defineEndpoint({
	method: "GET",
	path: "/api/admin/audit",
	summary: "List what administrators did, the latest first",
	access: "settings",
	query: Type.Object(pageQuery),
	responses: {
		200: successWith({ entries: Type.Array(AuditEntry), next_cursor: NextCursor }),
	},
});
