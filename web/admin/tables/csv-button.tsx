import { saveFile } from "#web/admin/export/save-file.ts";
import { useWords } from "#web/admin/words/language-provider.tsx";
import { tableWords } from "./table-words.ts";

interface CsvButtonProps {
	/** What is exported, for whoever does not see what the button stands beside. */
	readonly subject: string;
	/** Without its ending. */
	readonly fileName: string;
	readonly csv: () => string;
}

/** Saves a table as a file for spreadsheets. */
export function CsvButton({ subject, fileName, csv }: CsvButtonProps) {
	const words = useWords(tableWords);
	return (
		<button
			type="button"
			className="action"
			aria-label={words.exportCsvOf(subject)}
			onClick={() => saveFile(`${fileName}.csv`, csv(), "text/csv;charset=utf-8")}
		>
			{words.exportCsv}
		</button>
	);
}
