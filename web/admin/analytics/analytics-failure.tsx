import { CallError } from "#web/admin/calls/call-error.ts";
import { useErrorWords } from "#web/admin/calls/use-ask.ts";
import { useWords } from "#web/admin/words/language-provider.tsx";
import { analyticsWords } from "./analytics-words.ts";

interface AnalyticsFailureProps {
	readonly error: unknown;
	readonly onRetry: () => void;
}

/** Why there are no figures, by the status of the answer, or that there was none. */
export function AnalyticsFailure({ error, onRetry }: AnalyticsFailureProps) {
	const words = useWords(analyticsWords);
	const errorWords = useErrorWords();
	const isAnswer = error instanceof CallError && error.status !== undefined;
	return (
		<div className="broken-part">
			<p role="alert">{isAnswer ? words.error(error.status ?? 0, error.statusText) : errorWords(error)}</p>
			<button type="button" className="action action-main" onClick={onRetry}>
				{words.retry}
			</button>
		</div>
	);
}
