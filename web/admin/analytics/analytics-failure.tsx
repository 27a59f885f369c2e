import { m } from "#i18n/compiled/messages.js";
import { errorWords, statusWords } from "#web/admin/calls/error-words.ts";

interface AnalyticsFailureProps {
	readonly error: unknown;
	readonly onRetry: () => void;
}

/** Why there are no figures, by the status of the answer, or that there was none. */
export function AnalyticsFailure({ error, onRetry }: AnalyticsFailureProps) {
	return (
		<div className="broken-part">
			<p role="alert">{statusWords(error) ?? errorWords(error)}</p>
			<button type="button" className="action action-main" onClick={onRetry}>
				{m.admin_analytics_retry()}
			</button>
		</div>
	);
}
