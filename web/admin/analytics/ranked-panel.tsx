import { m } from "#i18n/compiled/messages.js";
import { ChartPanel } from "#web/admin/charts/chart-panel.tsx";
import { RankedBars } from "#web/admin/charts/ranked-bars.tsx";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { figureColumn } from "#web/admin/tables/columns.ts";

const shownAtMost = 8;

interface RankedPanelProps {
	readonly title: string;
	/** What the entries are, and what is counted of them. */
	readonly nameLabel: string;
	readonly countLabel: string;
	readonly fileName: string;
	/** The most frequent first. */
	readonly entries: readonly { readonly name: string; readonly count: number }[];
	/** Said when there are none. */
	readonly empty: string;
}

/** The most frequent of something; the table has all of it. */
export function RankedPanel({ title, nameLabel, countLabel, fileName, entries, empty }: RankedPanelProps) {
	const format = useFormat();
	const first = entries.slice(0, shownAtMost);
	return (
		<ChartPanel
			title={title}
			fileName={fileName}
			columns={[
				{ label: nameLabel, cellOf: ({ name }) => name },
				figureColumn(countLabel, ({ count }: RankedPanelProps["entries"][number]) => count, format.number),
			]}
			rows={entries}
			keyOf={({ name }) => name}
			empty={entries.length === 0 ? empty : undefined}
		>
			<RankedBars entries={first.map((entry) => ({ ...entry, text: format.number(entry.count) }))} />
			{entries.length > first.length && (
				<p className="panel-note">{m.admin_analytics_first_of({ shown: first.length, all: entries.length })}</p>
			)}
		</ChartPanel>
	);
}
