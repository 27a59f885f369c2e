import { Fragment } from "react";
import type { Deliverability } from "#contract/admin-deliverability.ts";
import { percentage } from "#contract/figures.ts";
import { m } from "#i18n/compiled/messages.js";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { type Column, csvOfRows, figureColumn } from "#web/admin/tables/columns.ts";
import { CsvButton } from "#web/admin/tables/csv-button.tsx";
import { DataTable } from "#web/admin/tables/data-table.tsx";

type Day = Deliverability["days"][number];
type Kind = Exclude<keyof Day, "date">;

const kinds: readonly (readonly [Kind, () => string])[] = [
	["sent", m.admin_deliverability_taken],
	["failed", m.admin_deliverability_refused],
	["bounced", m.admin_deliverability_bounced],
	["complained", m.admin_deliverability_complained],
];

/** What became of the e-mails of each day, and of all of them. */
export function DaysPanel({ days }: { readonly days: readonly Day[] }) {
	const format = useFormat();
	const total = (kind: Kind) => days.reduce((all, day) => all + day[kind], 0);
	const settled = total("sent") + total("failed");
	const columns: readonly Column<Day>[] = [
		{ label: m.admin_deliverability_day(), cellOf: ({ date }) => date, show: ({ date }) => format.day(date) },
		...kinds.map(([kind, label]) => figureColumn(label(), (day: Day) => day[kind], format.number)),
	];
	const busy = days.filter((day) => kinds.some(([kind]) => day[kind] > 0));
	return (
		<section className="panel" aria-labelledby="by-day-title">
			<h3 id="by-day-title">{m.admin_deliverability_by_day()}</h3>
			<dl className="fact-list fact-row">
				{kinds.map(([kind, label]) => (
					<Fragment key={kind}>
						<dt>{label()}</dt>
						<dd>
							{format.number(total(kind))}{" "}
							{settled > 0 && <small>{format.percent(percentage(total(kind), settled) ?? 0)}</small>}
						</dd>
					</Fragment>
				))}
			</dl>
			{busy.length === 0 && <p className="empty-line">{m.admin_deliverability_no_days()}</p>}
			{busy.length > 0 && (
				<>
					<div className="days-table">
						<DataTable
							label={m.admin_deliverability_by_day()}
							columns={columns}
							rows={busy}
							keyOf={({ date }) => date}
							stacks
						/>
					</div>
					<div className="panel-tools">
						<CsvButton
							subject={m.admin_deliverability_by_day()}
							fileName="emails-by-day"
							csv={() => csvOfRows(columns, days)}
						/>
					</div>
				</>
			)}
		</section>
	);
}
