import { useMutation } from "@tanstack/react-query";
import { m } from "#i18n/compiled/messages.js";
import { useAnnounce } from "#web/admin/announcer/announcer.tsx";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { saveFile } from "#web/ui/file/save-file.ts";

interface ExportButtonProps {
	/** What is exported, for whoever does not see what the button stands beside. */
	readonly subject?: string;
	/** Without its ending. */
	readonly fileName: string;
	/** Asks the server for the file. */
	readonly fetchCsv: () => Promise<string>;
}

/** Saves a whole list as a file for spreadsheets, however much of it is shown. */
export function ExportButton({ subject, fileName, fetchCsv }: ExportButtonProps) {
	const announce = useAnnounce();
	const save = useMutation({
		mutationFn: fetchCsv,
		onSuccess: (csv) => saveFile(`${fileName}.csv`, csv, "text/csv;charset=utf-8"),
		onError: (error) => announce({ tone: "failure", text: errorWords(error) }),
	});
	return (
		<button
			type="button"
			className="action"
			aria-label={subject && m.admin_tables_export_csv_of({ name: subject })}
			disabled={save.isPending}
			onClick={() => save.mutate()}
		>
			{save.isPending ? m.admin_settings_exporting() : m.admin_tables_export_csv()}
		</button>
	);
}
