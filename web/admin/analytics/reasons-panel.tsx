import type { Analytics } from "#contract/admin-analytics.ts";
import { useLanguage, useWords } from "#web/admin/words/language-provider.tsx";
import { analyticsWords } from "./analytics-words.ts";
import { RankedPanel } from "./ranked-panel.tsx";
import { reasonName } from "./shown-names.ts";

interface ReasonsPanelProps {
	readonly days: number;
	readonly reasons: Analytics["top_rejection_reasons"];
}

/** Why messages are refused. */
export function ReasonsPanel({ days, reasons }: ReasonsPanelProps) {
	const words = useWords(analyticsWords);
	const { locale } = useLanguage();
	return (
		<RankedPanel
			title={words.reasons}
			nameLabel={words.reason}
			countLabel={words.count}
			fileName={`rejection-reasons-${days}-days`}
			entries={reasons.map(({ reason, count }) => ({ name: reasonName(reason, locale), count }))}
			empty={words.noData}
		/>
	);
}
