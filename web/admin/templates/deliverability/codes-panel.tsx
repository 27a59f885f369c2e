import type { Deliverability } from "#contract/admin-deliverability.ts";
import { m } from "#i18n/compiled/messages.js";
import { hrefOf } from "#web/admin/address/address.ts";
import { useAddress } from "#web/admin/address/use-address.ts";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { type Column, csvOfRows, figureColumn } from "#web/admin/tables/columns.ts";
import { CsvButton } from "#web/admin/tables/csv-button.tsx";
import { DataTable } from "#web/admin/tables/data-table.tsx";
import { codeMeaning } from "./code-meaning.ts";
import { codeWords } from "./use-delivery-columns.ts";

type Code = Deliverability["codes"][number];

/** The failures by the code that mail servers gave, with what it means and a way to those of each. */
export function CodesPanel({ codes }: { readonly codes: readonly Code[] }) {
	const format = useFormat();
	const { params } = useAddress();
	const columns: readonly Column<Code>[] = [
		{ label: m.admin_deliverability_code(), cellOf: ({ code }) => codeWords(code) },
		{ label: m.admin_deliverability_meaning(), cellOf: ({ code }) => codeMeaning(code) },
		figureColumn(m.admin_deliverability_waiting(), ({ waiting }) => waiting, format.number),
		figureColumn(m.admin_deliverability_ended(), ({ ended }) => ended, format.number),
		{
			label: m.admin_deliverability_latest(),
			cellOf: ({ latest_at }) => latest_at,
			show: ({ latest_at }) => format.moment(latest_at),
		},
	];
	const linkTo = ({ code }: Code) => (
		<a
			className="action"
			href={hrefOf({ tab: "templates", section: "deliverability", params: { ...params, code } })}
			aria-label={m.admin_deliverability_show_of({ code: codeWords(code) })}
		>
			{m.admin_deliverability_show()}
		</a>
	);
	return (
		<section className="panel" aria-labelledby="by-code-title">
			<h3 id="by-code-title">{m.admin_deliverability_by_code()}</h3>
			{codes.length === 0 && <p className="empty-line">{m.admin_deliverability_no_codes()}</p>}
			{codes.length > 0 && (
				<>
					<DataTable
						label={m.admin_deliverability_by_code()}
						columns={columns}
						rows={codes}
						keyOf={({ code }) => code}
						stacks
						actions={{ label: m.admin_templates_actions(), of: linkTo }}
					/>
					<div className="panel-tools">
						<CsvButton
							subject={m.admin_deliverability_by_code()}
							fileName="failures-by-code"
							csv={() => csvOfRows(columns, codes)}
						/>
					</div>
				</>
			)}
		</section>
	);
}
