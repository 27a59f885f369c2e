import { m } from "#i18n/compiled/messages.js";
import { Button } from "#web/ui/form/button.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

/** The service was too busy each time; the text is kept and can be sent again. */
export function BusyNotice({ onRetry }: { readonly onRetry: () => void }) {
	return (
		<Notice
			id="outcome-busy"
			tone="warning"
			title={m.outcome_busy_title()}
			actions={<Button onClick={onRetry}>{m.outcome_error_retry()}</Button>}
		>
			<p>
				{m.outcome_busy_advice()} {m.outcome_error_kept()}
			</p>
		</Notice>
	);
}
