import type { HealthSignView } from "#contract/health.ts";
import { m } from "#i18n/compiled/messages.js";
import "./health.css";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useHealth } from "#web/admin/health/use-health.ts";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { HealthSignItem } from "./health-sign-item.tsx";

/** How the service fares, what is wrong first. */
export function HealthPanel() {
	const format = useFormat();
	const { data, error, isFetching, refetch } = useHealth();
	const signs = data?.signs.toSorted(byGravity);
	const isAllWell = signs?.every(({ state }) => state !== "bad");
	return (
		<section className="panel" aria-labelledby="health-title">
			<div className="tab-head">
				<h3 id="health-title">{m.admin_health_heading()}</h3>
				<button type="button" className="action" onClick={() => void refetch()} aria-disabled={isFetching}>
					{m.admin_settings_refresh()}
				</button>
			</div>
			<p className="panel-note">{m.admin_health_intro()}</p>
			{error !== null && (
				<p className="error-line" role="alert">
					{m.admin_health_failed({ reason: errorWords(error) })}
				</p>
			)}
			{data === undefined && error === null && <p className="empty-line">{m.admin_tables_loading()}</p>}
			{isAllWell && <p className="health-summary">{m.admin_health_all_good()}</p>}
			<ul className="health-signs">
				{signs?.map((sign) => (
					<HealthSignItem key={sign.sign} sign={sign} />
				))}
			</ul>
			{data !== undefined && (
				<p className="panel-note">{m.admin_health_checked({ when: format.moment(data.checked_at) })}</p>
			)}
		</section>
	);
}

const byState: readonly HealthSignView["state"][] = ["bad", "unknown", "good"];

/** The worst first; of equals the order of the contract. */
function byGravity(one: HealthSignView, other: HealthSignView): number {
	return byState.indexOf(one.state) - byState.indexOf(other.state);
}
