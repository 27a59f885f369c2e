import type { DeliverabilityDays } from "#contract/admin-deliverability.ts";
import { m } from "#i18n/compiled/messages.js";
import "./deliverability.css";
import { useQueryClient } from "@tanstack/react-query";
import { useAddress } from "#web/admin/address/use-address.ts";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { CodesPanel } from "./codes-panel.tsx";
import { DaysPanel } from "./days-panel.tsx";
import { DomainsPanel } from "./domains-panel.tsx";
import { FailuresPanel } from "./failures-panel.tsx";
import { SuppressionsPanel } from "./suppressions-panel.tsx";
import { deliverabilityKey, useDeliverability } from "./use-deliverability.ts";

const periods: readonly DeliverabilityDays[] = ["7", "30", "90"];

/** Whether e-mails arrive: by day, by code, by domain, each failure, and who is sent none. */
export function DeliverabilitySection() {
	const { params, go } = useAddress();
	const days = periods.find((each) => each === params.days) ?? "30";
	const { data, error, isFetching } = useDeliverability(days);
	const read = useQueryClient();
	return (
		<div className="deliverability">
			<div className="tab-head">
				<PeriodChoice
					days={days}
					onChoose={(chosen) => go({ params: { days: chosen === "30" ? "" : chosen } }, "push")}
				/>
				<button
					type="button"
					className="action"
					onClick={() => void read.invalidateQueries({ queryKey: deliverabilityKey })}
					aria-disabled={isFetching}
				>
					{m.admin_templates_refresh()}
				</button>
			</div>
			{error !== null && (
				<p className="error-line" role="alert">
					{m.admin_deliverability_failed({ reason: errorWords(error) })}
				</p>
			)}
			{data?.transport === "capture" && <p className="note-line">{m.admin_deliverability_captured()}</p>}
			{data === undefined && error === null && <p className="empty-line">{m.admin_tables_loading()}</p>}
			{data !== undefined && (
				<>
					<DaysPanel days={data.days} />
					<CodesPanel codes={data.codes} />
					<DomainsPanel domains={data.domains} />
				</>
			)}
			<FailuresPanel waiting={data?.waiting} retryable={data?.retryable ?? 0} />
			<SuppressionsPanel />
		</div>
	);
}

interface PeriodChoiceProps {
	readonly days: DeliverabilityDays;
	readonly onChoose: (days: DeliverabilityDays) => void;
}

function PeriodChoice({ days, onChoose }: PeriodChoiceProps) {
	return (
		<fieldset className="segments">
			<legend className="sr-only">{m.admin_deliverability_period()}</legend>
			{periods.map((each) => (
				<label key={each} className="segment">
					<input type="radio" name="deliverability-period" checked={each === days} onChange={() => onChoose(each)} />
					<span>{m.admin_deliverability_days({ count: each })}</span>
				</label>
			))}
		</fieldset>
	);
}
