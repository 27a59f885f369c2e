import { m } from "#i18n/compiled/messages.js";
import { type PeriodDays, periods } from "./period.ts";

interface PeriodSelectProps {
	readonly days: PeriodDays;
	readonly onSelect: (days: PeriodDays) => void;
}

/** Chooses the period, all three in sight. */
export function PeriodSelect({ days, onSelect }: PeriodSelectProps) {
	return (
		<fieldset className="segments">
			<legend className="sr-only">{m.admin_analytics_period()}</legend>
			{periods.map((each) => (
				<label key={each} className="segment">
					<input type="radio" name="analytics-period" checked={each === days} onChange={() => onSelect(each)} />
					<span>{m.admin_analytics_days({ days: each })}</span>
				</label>
			))}
		</fieldset>
	);
}
