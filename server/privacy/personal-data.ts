import type { Queries } from "#server/database/engine.ts";
import { mailboxKey, recipientKey } from "./mailbox-keys.ts";
import type { Vault } from "./seal.ts";

/** A person as rows know them: by HMACs of the address that they have shown to be theirs. */
export interface Person {
	/** As `recipientKey` gives it. */
	readonly recipientKey: string;
	/** As `mailboxKey` gives it. */
	readonly mailboxKey: string;
}

export function personOf(vault: Vault, address: string): Person {
	return { recipientKey: recipientKey(vault, address), mailboxKey: mailboxKey(vault, address) };
}

/** A thing that is kept of a person, as they are shown it. */
export type KeptThing = Readonly<Record<string, unknown>>;

/** Some of the things of a person, and where those after them begin. */
export interface KeptPage {
	readonly things: readonly KeptThing[];
	/** Undefined when these are the last. */
	readonly after: string | undefined;
}

/** What one part of the service keeps of people in rows: each says itself how it is found, shown and erased. */
export interface PersonalRows {
	/** What it is called in the file that a person is given. */
	readonly name: string;
	/** Whether there is anything of a person. */
	isKept(queries: Queries, person: Person): Promise<boolean>;
	/** At most `limit` things; `after` is where the page before ended. */
	show(queries: Queries, person: Person, limit: number, after?: string): Promise<KeptPage>;
	/** Erases at most `limit` things with all that hangs on them; gives how many. Fewer than `limit`: nothing is left. */
	erase(queries: Queries, person: Person, limit: number): Promise<number>;
}

/** The same for files, which no transaction holds: they are few, and shown and erased at once. */
export interface PersonalFiles {
	readonly name: string;
	showFiles(person: Person): Promise<readonly KeptThing[]>;
	eraseFiles(person: Person): Promise<void>;
}

export type PersonalData = PersonalRows | PersonalFiles;

/** A page of rows that were read with one more than `limit`, by their ids. */
export function keptPage<Row extends { readonly id: string }>(
	rows: readonly Row[],
	limit: number,
	show: (row: Row) => KeptThing,
): KeptPage {
	const page = rows.slice(0, limit);
	return { things: page.map(show), after: rows.length > limit ? page.at(-1)?.id : undefined };
}

/** A moment in milliseconds as people are shown it. */
export function shownMoment(at: number): string;
export function shownMoment(at: number | null): string | null;
export function shownMoment(at: number | null): string | null {
	return at === null ? null : new Date(at).toISOString();
}
