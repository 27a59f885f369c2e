import { Suspense } from "react";
import type { PrivacyText } from "./privacy-sections.ts";
import { type StoredColumn, type StoredTable, storedColumns } from "./stored-columns.ts";

type StoredFieldsProps = Pick<PrivacyText, "columns" | "stored">;

/**
 * Every table of the database with every column: what it holds, what for, how long.
 * React hydrates what stands in a boundary of its own in a task of its own, so a phone answers between two tables.
 */
export function StoredFields(props: StoredFieldsProps) {
	return (Object.keys(storedColumns) as StoredTable[]).map((table) => (
		<Suspense key={table}>
			<TableOfFields table={table} {...props} />
		</Suspense>
	));
}

function TableOfFields({ table, columns, stored }: StoredFieldsProps & { readonly table: StoredTable }) {
	const id = `fields-${table.replaceAll("_", "-")}`;
	const { title, about } = stored.tables[table];
	return (
		<section className="stored">
			<h3 id={id}>{title}</h3>
			<p>
				{about} <code>{table}</code>
			</p>
			<table aria-labelledby={id}>
				<thead>
					<tr>
						<th scope="col">{columns.field}</th>
						<th scope="col">{columns.purpose}</th>
						<th scope="col">{columns.kept}</th>
					</tr>
				</thead>
				<tbody>
					{storedColumns[table].map((column) => (
						<Field key={column} column={`${table}.${column}` as StoredColumn} columns={columns} stored={stored} />
					))}
				</tbody>
			</table>
		</section>
	);
}

/** A line of the table; on a phone it is a card, in which each value names its own column. */
function Field({ column, columns, stored }: StoredFieldsProps & { readonly column: StoredColumn }) {
	const { name, purpose, kept } = stored.fields[column];
	return (
		<tr>
			<th scope="row">
				{name} <code translate="no">{column}</code>
			</th>
			<td>
				<span className="stored-label">{columns.purpose}</span> {purpose}
			</td>
			<td>
				<span className="stored-label">{columns.kept}</span> {kept}
			</td>
		</tr>
	);
}
