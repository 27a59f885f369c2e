import { m } from "#i18n/compiled/messages.js";
import "./analytics.css";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useAddress } from "#web/admin/address/use-address.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { AnalyticsFailure } from "./analytics-failure.tsx";
import { CountriesPanel } from "./countries-panel.tsx";
import { DailyPanels } from "./daily-panels.tsx";
import { GeolocationTest } from "./geolocation-test.tsx";
import { HourlyPanel } from "./hourly-panel.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { type PeriodDays, paramOf, periodOf } from "./period.ts";
import { PeriodSelect } from "./period-select.tsx";
import { ReasonsPanel } from "./reasons-panel.tsx";
import { SummaryPanel } from "./summary-panel.tsx";

/** Figures of a period: cards, charts, and what they come to. */
export function AnalyticsTab() {
	const { params, go } = useAddress();
	const { days, isWrong } = periodOf(params.days);
	const { data, error, isFetching, refetch } = useAnalytics(days);
	return (
		<div className="analytics">
			<div className="tab-head">
				<h2>{m.admin_analytics_heading()}</h2>
				<div className="tab-tools">
					<PeriodSelect days={days} onSelect={(chosen) => go({ params: { days: paramOf(chosen) } }, "push")} />
					<button type="button" className="action" onClick={() => void refetch()} aria-disabled={isFetching}>
						{isFetching ? m.admin_analytics_refreshing() : m.admin_analytics_refresh()}
					</button>
					<GeolocationTest />
				</div>
			</div>
			{isWrong && (
				<p className="note-line" role="status">
					{m.admin_analytics_wrong_period({ asked: params.days ?? "", days })}
				</p>
			)}
			{error !== null ? (
				<AnalyticsFailure error={error} onRetry={() => void refetch()} />
			) : (
				<Figures days={days} data={data} isFetching={isFetching} />
			)}
		</div>
	);
}

function useAnalytics(days: PeriodDays) {
	const ask = useAsk();
	return useQuery({
		queryKey: ["analytics", days],
		queryFn: async ({ signal }) => ({
			days,
			figures: await ask("GET /api/admin/analytics", { query: { days: `${days}` } }, signal),
		}),
		placeholderData: keepPreviousData,
	});
}

interface FiguresProps {
	readonly days: PeriodDays;
	readonly data: ReturnType<typeof useAnalytics>["data"];
	readonly isFetching: boolean;
}

/** While another period is fetched, the figures of the one before stay, and say whose they are. */
function Figures({ days, data, isFetching }: FiguresProps) {
	if (data === undefined)
		return <p className="waiting-line">{isFetching ? m.admin_tables_loading() : m.admin_analytics_no_data()}</p>;
	const { figures } = data;
	return (
		<div className="analytics-panels" data-stale={data.days !== days} aria-busy={data.days !== days}>
			<KeyFigures figures={figures} />
			<DailyPanels days={data.days} activity={figures.daily_activity} />
			<HourlyPanel days={data.days} activity={figures.hourly_activity} />
			<ReasonsPanel days={data.days} reasons={figures.top_rejection_reasons} />
			<CountriesPanel days={data.days} figures={figures} />
			<SummaryPanel figures={figures} />
		</div>
	);
}
