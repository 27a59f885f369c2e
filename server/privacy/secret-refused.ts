import { StartRefused } from "#server/start-refused.ts";

/** Thrown when the service must not start with the secret it was given. */
export class SecretRefused extends StartRefused {
	override readonly name = "SecretRefused";
}

/** What the operator has in hand. */
export interface Situation {
	/** `APP_SECRET`, or the path of the file. */
	readonly place: string;
	/** Where the secret before it is given; undefined when none is. */
	readonly placeBefore: string | undefined;
	/** Where the database is and how to begin with an empty one. */
	readonly anew: string;
}

const unchanged = "Nothing was started and nothing was changed.";
const then = "Then start again: every letter can be read, and what was waiting is sent.";

/** The secret's file is not there, and the database has one. */
export function secretMissing({ place, anew }: Situation): SecretRefused {
	return new SecretRefused([
		`The secret of this database is missing: ${place} is not there. ${unchanged}`,
		"Addresses, letters and waiting e-mails are encrypted with it, and no new secret can decrypt them.",
		`Put that file back from your copy, or set APP_SECRET if you used that before. ${then}`,
		`Without it they are lost for good. Only then, to start over: ${anew}`,
	]);
}

/** There is a secret, but the database belongs to another. */
export function secretWrong({ place, placeBefore, anew }: Situation): SecretRefused {
	const given =
		placeBefore === undefined
			? `The secret in ${place} is not`
			: `The secret in ${place} and the one in ${placeBefore} are not`;
	return new SecretRefused([
		`${given} the one of this database. ${unchanged}`,
		"Addresses, letters and waiting e-mails are encrypted with another secret; this one can't decrypt them.",
		`Give the secret that was used before, in APP_SECRET or as the file secret.key in DATA_DIR, the same on every node. ${then}`,
		"If the secret was changed on purpose, or this database is a copy from before the change: give its old secret as",
		"APP_SECRET_BEFORE, next to the new one, or as the file secret.key.before in DATA_DIR (docs/operations.md).",
		`Without it they are lost for good. Only then, to start over: ${anew}`,
	]);
}

/** The database was cut off while its secret was replaced, and only the new one is given. */
export function secretHalfway({ place }: Situation): SecretRefused {
	return new SecretRefused([
		`The secret in ${place} is not enough: this database's secret is being replaced, which also needs the previous one. ${unchanged}`,
		"Start with both, APP_SECRET and APP_SECRET_BEFORE, or secret.key and secret.key.before in DATA_DIR, until it's done.",
	]);
}

/** What is given as the new secret is one that the database had before. */
export function secretUsedUp({ place }: Situation): SecretRefused {
	return new SecretRefused([
		`The secret in ${place} is an old one of this database, which has since been replaced. ${unchanged}`,
		"Did you swap APP_SECRET and APP_SECRET_BEFORE? If not, create a new secret: openssl rand -base64 32",
	]);
}

/** The row with the keys of earlier secrets does not open. */
export function earlierAltered(): SecretRefused {
	return new SecretRefused([
		`The secret is right, but the keys of earlier secrets, in the table secret_fingerprint, were altered. ${unchanged}`,
		"Without them no letter can be found by its address. Restore that row, or the database, from a backup taken since the secret was replaced.",
	]);
}

/** A database from before fingerprints that was used with several secrets. */
export function secretMixed({ place }: Situation, fingerprint: string): SecretRefused {
	return new SecretRefused([
		`The secret in ${place} decrypts only part of what's stored: this database was used with more than one secret. ${unchanged}`,
		"Start with the secret that most of the data belongs to, in APP_SECRET or as the file secret.key in DATA_DIR.",
		"To keep the current one, run this on the database once, and start again:",
		`  insert into secret_fingerprint (id, fingerprint) values ('current', '${fingerprint}');`,
		"Data encrypted with the other secret is then kept, unread and unsent.",
	]);
}
