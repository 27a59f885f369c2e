import { type ErasedKind, retention } from "#contract/retention.ts";
import { factMark } from "#contract/site-facts.ts";

/** A column of the database as a reader understands it. */
export interface StoredField {
	readonly column: string;
	readonly name: string;
	readonly purpose: string;
	/** How long its value is kept, where that is not as long as its row. */
	readonly kept: string | undefined;
}

/** A table of the database as a reader understands it, its columns in the order in which a reader meets them. */
export interface StoredTable {
	readonly table: string;
	readonly title: string;
	readonly about: string;
	/** How long a row is kept. */
	readonly kept: string;
	readonly fields: readonly StoredField[];
}

type Words = Readonly<Record<string, string>>;

const [tablePrefix, fieldPrefix] = ["privacy_table_", "privacy_field_"];

/**
 * What a language's catalogue says of the database, in the catalogue's order: its keys are the list of tables
 * (`privacy_table_message`) and columns (`privacy_field_message_text_sealed`). A test holds the list against the schema.
 * @throws for a table or column of which not everything is said.
 */
export function storedTables(words: Words): readonly StoredTable[] {
	return namesAfter(tablePrefix, words).map((table) => ({
		table,
		title: wordsOf(words, tablePrefix + table),
		about: wordsOf(words, `privacy_about_${table}`),
		kept: withTerms(wordsOf(words, `privacy_kept_${table}`)),
		fields: columnsOf(table, words).map((column) => fieldOf(table, column, words)),
	}));
}

function fieldOf(table: string, column: string, words: Words): StoredField {
	const name = `${table}_${column}`;
	const kept = words[`privacy_kept_${name}`];
	return {
		column,
		name: wordsOf(words, fieldPrefix + name),
		purpose: wordsOf(words, `privacy_purpose_${name}`),
		kept: kept && withTerms(kept),
	};
}

/** Puts the days for which each kind is kept where words name the kind, as `{refused_notes}`. */
function withTerms(words: string): string {
	return words.replace(/\{(\w+)\}/g, (_, kind: string) => {
		if (kind === "approved_notes") return factMark("retentionDays");
		if (kind in retention) return String(retention[kind as ErasedKind].days);
		throw new Error(`the privacy page names a kind that is not erased: ${kind}`);
	});
}

/** A table's name may begin with another's: a column belongs to the longest that fits. */
function columnsOf(table: string, words: Words): string[] {
	const others = namesAfter(tablePrefix, words).filter((other) => other.startsWith(`${table}_`));
	return namesAfter(`${fieldPrefix}${table}_`, words).filter(
		(column) => !others.some((other) => `${table}_${column}`.startsWith(`${other}_`)),
	);
}

function namesAfter(prefix: string, words: Words): string[] {
	return Object.keys(words).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
}

function wordsOf(words: Words, key: string): string {
	const text = words[key];
	if (text === undefined) throw new Error(`the privacy page needs words for ${key}`);
	return text;
}
