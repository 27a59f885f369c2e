import type { ErrorType } from "#contract/errors.ts";
import { m } from "#i18n/compiled/messages.js";
import { PageLink } from "#web/site/frame/page-link.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

const wordsOf = {
	network: { title: m.outcome_error_network_title, advice: m.outcome_error_network_advice },
	rate_limit: { title: m.outcome_error_rate_limit_title, advice: m.outcome_error_rate_limit_advice },
	api_key: { title: m.outcome_error_api_key_title, advice: m.outcome_error_api_key_advice },
	unknown: { title: m.outcome_error_unknown_title, advice: m.outcome_error_unknown_advice },
} as const;

interface TechnicalErrorNoticeProps {
	readonly errorType: ErrorType;
	/** What the server says of it, where it says more than the advice. */
	readonly detail: string | undefined;
	/** What it says is then the last word: nothing has to be sent again. */
	readonly isHeld?: boolean;
	readonly onRetry: () => void;
}

/** The note could not be judged or carried; the text is kept and can be sent again. */
export function TechnicalErrorNotice({ errorType, detail, isHeld = false, onRetry }: TechnicalErrorNoticeProps) {
	const { title, advice } = wordsOf[errorType];
	const contact = errorType === "api_key" || errorType === "unknown";
	const said = detail !== undefined && <p>{detail}</p>;
	return (
		<Notice
			id="outcome-error"
			tone="warning"
			kicker={m.outcome_error_kicker()}
			title={title()}
			actions={
				<>
					<Button onClick={onRetry}>{m.outcome_error_retry()}</Button>
					{contact && (
						<PageLink to="contact" className="text-link">
							{m.outcome_error_contact()}
						</PageLink>
					)}
				</>
			}
		>
			{!isHeld && said}
			<p>
				{advice()} {m.outcome_error_kept()}
			</p>
			{isHeld && said}
		</Notice>
	);
}
