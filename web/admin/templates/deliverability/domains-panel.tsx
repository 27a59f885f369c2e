import type { Deliverability } from "#contract/admin-deliverability.ts";
import { m } from "#i18n/compiled/messages.js";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { type Column, csvOfRows, figureColumn } from "#web/admin/tables/columns.ts";
import { CsvButton } from "#web/admin/tables/csv-button.tsx";
import { DataTable } from "#web/admin/tables/data-table.tsx";

type Domain = Deliverability["domains"][number];

/** The domains with the most failures; nothing where there is none. */
export function DomainsPanel({ domains }: { readonly domains: readonly Domain[] }) {
	const format = useFormat();
	const title = m.admin_deliverability_by_domain();
	const columns: readonly Column<Domain>[] = [
		{
			label: m.admin_deliverability_domain(),
			cellOf: ({ domain }) => domain,
			show: ({ domain }) => domain ?? m.admin_deliverability_unknown_domain(),
		},
		figureColumn(m.admin_deliverability_waiting(), ({ waiting }) => waiting, format.number),
		figureColumn(m.admin_deliverability_ended(), ({ ended }) => ended, format.number),
	];
	if (domains.length === 0) return null;
	return (
		<section className="panel" aria-labelledby="by-domain-title">
			<h3 id="by-domain-title">{title}</h3>
			<DataTable
				label={title}
				columns={columns}
				rows={domains}
				keyOf={(row) => row.domain ?? `unknown ${domains.indexOf(row)}`}
				stacks
			/>
			<div className="panel-tools">
				<CsvButton subject={title} fileName="failures-by-domain" csv={() => csvOfRows(columns, domains)} />
			</div>
		</section>
	);
}
