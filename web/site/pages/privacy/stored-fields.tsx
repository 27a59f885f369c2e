import { Disclosure } from "#web/ui/reading/disclosure.tsx";
import type { PrivacyText } from "./privacy-sections.ts";
import type { StoredField, StoredTable } from "./stored-tables.ts";

type StoredFieldsProps = Pick<PrivacyText, "labels" | "stored">;

/** Every table of the database with every column: how long its rows are kept, what each holds, and what for. */
export function StoredFields({ labels, stored }: StoredFieldsProps) {
	return stored.map((each) => <TableOfFields key={each.table} labels={labels} stored={each} />);
}

interface TableOfFieldsProps {
	readonly labels: PrivacyText["labels"];
	readonly stored: StoredTable;
}

function TableOfFields({ labels, stored: { table, title, about, kept, fields } }: TableOfFieldsProps) {
	const id = `fields-${table.replaceAll("_", "-")}`;
	return (
		<Disclosure id={id} title={title} level={3}>
			<p className="stored-about">
				{about} <code>{table}</code>
			</p>
			<p className="stored-kept">
				<strong>{labels.kept}</strong> {kept}
			</p>
			<table className="stored" aria-label={title}>
				<thead>
					<tr>
						<th scope="col">{labels.field}</th>
						<th scope="col">{labels.purpose}</th>
					</tr>
				</thead>
				<tbody>
					{fields.map((field) => (
						<Field key={field.column} id={`${table}.${field.column}`} keptLabel={labels.kept} field={field} />
					))}
				</tbody>
			</table>
		</Disclosure>
	);
}

interface FieldProps {
	/** As `message.text_sealed`. */
	readonly id: string;
	readonly keptLabel: string;
	readonly field: StoredField;
}

/** A line of the table; on a phone it is a card. */
function Field({ id, keptLabel, field: { name, purpose, kept } }: FieldProps) {
	return (
		<tr>
			<th scope="row">
				{name} <code translate="no">{id}</code>
			</th>
			<td>
				{purpose}
				{kept !== undefined && (
					<p className="stored-kept">
						<strong>{keptLabel}</strong> {kept}
					</p>
				)}
			</td>
		</tr>
	);
}
