import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { m } from "#i18n/compiled/messages.js";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { CapturedMailButton } from "./captured-mail-button.tsx";
import { RetentionFacts } from "./retention-facts.tsx";
import { useSystemFacts } from "./use-system-facts.ts";

/** What runs here, and how it fares. */
export function SystemPanel() {
	const ask = useAsk();
	const factsOf = useSystemFacts();
	const { data, error, isFetching, refetch } = useQuery({
		queryKey: ["system"],
		queryFn: ({ signal }) => ask("GET /api/admin/system", {}, signal),
	});
	return (
		<section className="panel" aria-labelledby="system-title">
			<div className="tab-head">
				<h3 id="system-title">{m.admin_settings_system()}</h3>
				<button type="button" className="action" onClick={() => void refetch()} aria-disabled={isFetching}>
					{m.admin_settings_refresh()}
				</button>
			</div>
			{error !== null && (
				<p className="error-line" role="alert">
					{m.admin_settings_system_failed({ reason: errorWords(error) })}
				</p>
			)}
			{data === undefined && error === null && <p className="empty-line">{m.admin_tables_loading()}</p>}
			{data !== undefined && (
				<dl className="fact-list system-facts">
					{factsOf(data).map(({ label, text }) => (
						<Fragment key={label}>
							<dt>{label}</dt>
							<dd>{text}</dd>
						</Fragment>
					))}
				</dl>
			)}
			{data !== undefined && <RetentionFacts retention={data.retention} />}
			{data?.mail.readable && <CapturedMailButton />}
		</section>
	);
}
