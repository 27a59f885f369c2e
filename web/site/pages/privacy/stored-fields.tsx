import { Disclosure } from "#web/ui/reading/disclosure.tsx";
import type { PrivacyText } from "./privacy-sections.ts";
import type { StoredField, StoredTable } from "./stored-tables.ts";

type StoredFieldsProps = Pick<PrivacyText, "columns" | "stored">;

/** Every table of the database with every column: what it holds, what for, how long. */
export function StoredFields({ columns, stored }: StoredFieldsProps) {
	return stored.map((each) => <TableOfFields key={each.table} columns={columns} stored={each} />);
}

interface TableOfFieldsProps {
	readonly columns: PrivacyText["columns"];
	readonly stored: StoredTable;
}

function TableOfFields({ columns, stored: { table, title, about, fields } }: TableOfFieldsProps) {
	const id = `fields-${table.replaceAll("_", "-")}`;
	return (
		<Disclosure id={id} title={title} level={3}>
			<p className="stored-about">
				{about} <code>{table}</code>
			</p>
			<table className="stored" aria-label={title}>
				<thead>
					<tr>
						<th scope="col">{columns.field}</th>
						<th scope="col">{columns.purpose}</th>
						<th scope="col">{columns.kept}</th>
					</tr>
				</thead>
				<tbody>
					{fields.map((field) => (
						<Field key={field.column} id={`${table}.${field.column}`} columns={columns} field={field} />
					))}
				</tbody>
			</table>
		</Disclosure>
	);
}

interface FieldProps {
	/** As `message.text_sealed`. */
	readonly id: string;
	readonly columns: PrivacyText["columns"];
	readonly field: StoredField;
}

/** A line of the table; on a phone it is a card, in which each value names its own column. */
function Field({ id, columns, field: { name, purpose, kept } }: FieldProps) {
	return (
		<tr>
			<th scope="row">
				{name} <code translate="no">{id}</code>
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
