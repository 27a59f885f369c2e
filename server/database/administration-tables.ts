import type { AuditAction } from "#contract/admin-settings.ts";
import type { Role } from "#contract/permissions.ts";

export interface AdministratorTable {
	username: string;
	/** PHC string: algorithm, parameters, salt and hash. */
	password_hash: string;
	created_at: number;
	/** `ADMIN_PASSWORD_HASH` as it was last taken over, so that it is taken over once. */
	deployed_hash: string | null;
	role: Role;
	/** What all ways to write the name have in common; null where an older account has the same. */
	name_key: string | null;
	/** What all names that look like it have in common; null where an older account has the same. */
	name_shape: string | null;
}

/** A token that an administrator signed in with. */
export interface SessionTable {
	/** SHA-256 of the token, which is kept nowhere. */
	token_hash: string;
	username: string;
	created_at: number;
	/** Last use, to the minute. */
	used_at: number;
	/** Which it was begun in, by family: “Firefox”, “Linux”; null for any that is not listed. */
	browser: string | null;
	system: string | null;
	/** 1: a ticket of somebody who has given the password, and not yet shown a second factor. */
	awaits_factor: number | null;
	/** What a passkey has to sign; it is used once. */
	challenge: string | null;
}

/** The authenticator app of an administrator. */
export interface TotpTable {
	username: string;
	/** Null until a code of it was given. */
	secret_sealed: string | null;
	/** A newer one, of which no code was given yet. */
	pending_sealed: string | null;
	/** The half minute, counted since 1970, of the last code that was used. */
	last_step: number | null;
}

export interface PasskeyTable {
	id: string;
	username: string;
	/** As its administrator calls it. */
	name: string;
	/** As the browser names it. */
	credential_id: string;
	/** COSE, base64url. */
	public_key: string;
	/** How often it was used, where it counts that. */
	counter: number;
	/** JSON: how browsers reach it, as `["usb"]`. */
	transports: string;
	created_at: number;
	used_at: number | null;
}

/** Signs in once for whoever has lost the second factor. */
export interface RecoveryCodeTable {
	/** HMAC of name and code. */
	code_key: string;
	username: string;
}

/** How administrators sign in; one row. */
export interface SignInRuleTable {
	id: "current";
	/** 0 or 1. */
	requires_second_factor: number;
}

/** A link by which an administrator sets a new password, made by an owner. */
export interface PasswordResetTable {
	/** SHA-256 of the token, which is kept nowhere. */
	token_hash: string;
	username: string;
	created_at: number;
}

/** Guesses at the password of an account, or of a name that has none. */
export interface GuessTable {
	/** HMAC of the name, and of who guesses where that has guesses of its own. */
	account_key: string;
	/** Guesses since the last pause of a quarter of an hour. */
	count: number;
	last_at: number;
}

/** A browser in which an administrator has signed in. */
export interface KnownDeviceTable {
	username: string;
	/** SHA-256 of a random text that the browser keeps. */
	device_hash: string;
	used_at: number;
}

/** What an administrator did. Never a text or an address. */
export interface AuditEntryTable {
	id: string;
	at: number;
	/** Empty: a name that no administrator has. */
	administrator: string;
	action: AuditAction;
	/** Id of the message or delivery, or name of the template or administrator. */
	subject: string | null;
	/** How often within an hour, where that is counted. */
	count: number | null;
}
