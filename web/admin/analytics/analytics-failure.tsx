import { m } from "#i18n/compiled/messages.js";
import { CallError } from "#web/admin/calls/call-error.ts";
import { errorWords } from "#web/admin/calls/error-words.ts";

interface AnalyticsFailureProps {
	readonly error: unknown;
	readonly onRetry: () => void;
}

/** Why there are no figures, by the status of the answer, or that there was none. */
export function AnalyticsFailure({ error, onRetry }: AnalyticsFailureProps) {
	const isAnswer = error instanceof CallError && error.status !== undefined;
	return (
		<div className="broken-part">
			<p role="alert">
				{isAnswer
					? m.admin_analytics_error({ status: error.status ?? 0, statusText: error.statusText })
					: errorWords(error)}
			</p>
			<button type="button" className="action action-main" onClick={onRetry}>
				{m.admin_analytics_retry()}
			</button>
		</div>
	);
}
