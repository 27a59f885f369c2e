import { StartRefused } from "#server/start-refused.ts";

/** Thrown when the service must not start with the secret it was given. */
export class SecretRefused extends StartRefused {
	override readonly name = "SecretRefused";
}

/** What the operator has in hand. */
interface Situation {
	/** `APP_SECRET`, or the path of the file. */
	readonly place: string;
	/** Where the database is and how to begin with an empty one. */
	readonly anew: string;
}

const unchanged = "Nothing was started and nothing was changed.";
const then = "Then start again: every letter can be read, and what was waiting is sent.";

/** The secret's file is not there, and the database has one. */
export function secretMissing({ place, anew }: Situation): SecretRefused {
	return new SecretRefused([
		`The secret of this database is missing: ${place} is not there. ${unchanged}`,
		"Addresses, letters and waiting e-mails are sealed with it, and no new secret can open them.",
		`Put that file back from your backup, or set APP_SECRET if the secret was given that way before. ${then}`,
		`Without it they are lost for good. Only then, to begin anew: ${anew}`,
	]);
}

/** There is a secret, but the database belongs to another. */
export function secretWrong({ place, anew }: Situation): SecretRefused {
	return new SecretRefused([
		`The secret in ${place} is not the one of this database. ${unchanged}`,
		"Addresses, letters and waiting e-mails are sealed with another secret, which this one cannot open.",
		`Give back the secret that was used before, in APP_SECRET or as the file secret.key in DATA_DIR, the same on every node. ${then}`,
		`Without it they are lost for good. Only then, to begin anew: ${anew}`,
	]);
}

/** A database from before fingerprints that was used with several secrets. */
export function secretMixed({ place }: Situation, fingerprint: string): SecretRefused {
	return new SecretRefused([
		`The secret in ${place} opens only a part of what is stored: this database was used with more than one. ${unchanged}`,
		"Start with the secret that most of it belongs to, in APP_SECRET or as the file secret.key in DATA_DIR.",
		"To decide for the present one, run this on the database once, and start again:",
		`  insert into secret_fingerprint (id, fingerprint) values ('current', '${fingerprint}');`,
		"What the other secret sealed is then kept, unread and unsent.",
	]);
}
