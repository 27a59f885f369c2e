import type { Suppression } from "#contract/admin-deliverability.ts";
import { m } from "#i18n/compiled/messages.js";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { DataTable } from "#web/admin/tables/data-table.tsx";
import { ExportButton } from "#web/admin/tables/export-button.tsx";
import { AllowButton } from "./allow-button.tsx";
import { SuppressionLookUp } from "./suppression-look-up.tsx";
import { useSuppressionColumns } from "./use-suppression-columns.ts";
import { useSuppressions } from "./use-suppressions.ts";

/** Who is sent no notes and why: look an address up, stop or allow notes to it. */
export function SuppressionsPanel() {
	const ask = useAsk();
	const columns = useSuppressionColumns();
	const { suppressions, error, isFetching, hasNextPage, fetchNextPage } = useSuppressions();
	return (
		<section className="panel" aria-labelledby="suppressions-title">
			<h3 id="suppressions-title">{m.admin_deliverability_suppressions()}</h3>
			<p className="panel-note">{m.admin_deliverability_suppressions_intro()}</p>
			<SuppressionLookUp />
			{error !== null && (
				<p className="error-line" role="alert">
					{m.admin_deliverability_suppressions_failed({ reason: errorWords(error) })}
				</p>
			)}
			{suppressions?.length === 0 && <p className="empty-line">{m.admin_deliverability_no_suppressions()}</p>}
			{suppressions !== undefined && suppressions.length > 0 && (
				<>
					<DataTable
						label={m.admin_deliverability_suppressions()}
						columns={columns}
						rows={suppressions}
						keyOf={keyOf}
						stacks
						actions={{ label: m.admin_templates_actions(), of: ({ mailbox }) => <AllowButton mailbox={mailbox} /> }}
					/>
					<div className="panel-tools">
						{hasNextPage && (
							<button type="button" className="action" onClick={() => void fetchNextPage()} aria-disabled={isFetching}>
								{m.admin_tables_more()}
							</button>
						)}
						<ExportButton
							subject={m.admin_deliverability_suppressions()}
							fileName="suppressions"
							fetchCsv={() => ask("GET /api/admin/email/suppressions/export", {})}
						/>
					</div>
				</>
			)}
		</section>
	);
}

function keyOf({ mailbox, reason }: Suppression): string {
	return `${mailbox} ${reason}`;
}
