import { m } from "#i18n/compiled/messages.js";
import { saveFile } from "#web/ui/file/save-file.ts";

interface CsvButtonProps {
	/** What is exported, for whoever does not see what the button stands beside. */
	readonly subject: string;
	/** Without its ending. */
	readonly fileName: string;
	readonly csv: () => string;
}

/** Saves a table as a file for spreadsheets. */
export function CsvButton({ subject, fileName, csv }: CsvButtonProps) {
	return (
		<button
			type="button"
			className="action"
			aria-label={m.admin_tables_export_csv_of({ name: subject })}
			onClick={() => saveFile(`${fileName}.csv`, csv(), "text/csv;charset=utf-8")}
		>
			{m.admin_tables_export_csv()}
		</button>
	);
}
