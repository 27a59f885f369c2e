import type { Analytics } from "#contract/admin-analytics.ts";
import { m } from "#i18n/compiled/messages.js";
import { RankedPanel } from "./ranked-panel.tsx";
import { reasonName } from "./shown-names.ts";

interface ReasonsPanelProps {
	readonly days: number;
	readonly reasons: Analytics["top_rejection_reasons"];
}

/** Why messages are refused. */
export function ReasonsPanel({ days, reasons }: ReasonsPanelProps) {
	return (
		<RankedPanel
			title={m.admin_analytics_reasons()}
			nameLabel={m.admin_analytics_reason()}
			countLabel={m.admin_analytics_count()}
			fileName={`rejection-reasons-${days}-days`}
			entries={reasons.map(({ reason, count }) => ({ name: reasonName(reason), count }))}
			empty={m.admin_analytics_no_data()}
		/>
	);
}
