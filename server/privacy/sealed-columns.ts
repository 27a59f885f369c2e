import { sql } from "kysely";
import type { Queries } from "#server/database/engine.ts";

/** A column whose values are sealed, each for its cell. */
export interface SealedColumn {
	readonly table: string;
	readonly column: string;
	/** The column that tells the rows apart, by which their cells are named. */
	readonly rowName: string;
	/** What the value of a row is sealed for, as `Vault.open` wants it. */
	contextOf(row: string): string;
}

/** A sealed value, and the row that it stands in. */
interface SealedValue {
	readonly row: string;
	readonly sealed: string;
}

const suffix = "_sealed";
/** Fields that are not called as their columns. */
const otherFields: Readonly<Record<string, string>> = {
	"message.moderation_notes_sealed": "notes",
	"webhook.old_secret_sealed": "secret",
};
/** Tables whose rows have another name than `id`. */
const otherRowNames: Readonly<Record<string, string>> = { totp: "username", named_request: "request_key" };
/** Tables with one sealed thing in a row, named by the row alone. */
const withoutField = new Set(["totp"]);

/** Every sealed column that the database has: it may be older than this program, or new. */
export async function sealedColumns(queries: Queries): Promise<readonly SealedColumn[]> {
	const tables = await queries.introspection.getTables();
	return tables.flatMap(({ name: table, columns }) => {
		const rowName = otherRowNames[table] ?? "id";
		const sealed = columns.filter(({ name }) => name.endsWith(suffix));
		return sealed.map(({ name: column }) => {
			const field = otherFields[`${table}.${column}`] ?? column.slice(0, -suffix.length);
			const contextOf = (row: string) => (withoutField.has(table) ? `${table}/${row}` : `${table}/${row}/${field}`);
			return { table, column, rowName, contextOf };
		});
	});
}

/** Values of the first rows, or of the last ones, by their names. */
export async function sealedValues(
	queries: Queries,
	{ table, column, rowName }: SealedColumn,
	{ limit, isFromEnd }: { readonly limit: number; readonly isFromEnd: boolean },
): Promise<readonly SealedValue[]> {
	const { rows } = await sql<SealedValue>`
		select ${sql.ref(rowName)} as "row", ${sql.ref(column)} as sealed from ${sql.table(table)}
		where ${sql.ref(column)} is not null
		order by ${sql.ref(rowName)} ${sql.raw(isFromEnd ? "desc" : "asc")} limit ${sql.lit(limit)}
	`.execute(queries);
	return rows;
}
