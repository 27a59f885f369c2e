import type { Limit } from "#contract/errors.ts";
import { m } from "#i18n/compiled/messages.js";
import { Notice } from "#web/ui/notice/notice.tsx";
import { hourShown } from "./hour-shown.ts";

const wordsOf = {
	recipient: { title: m.outcome_limited_recipient_title, text: m.outcome_limited_recipient_text },
	source: { title: m.outcome_limited_source_title, text: m.outcome_limited_source_text },
	all: { title: m.outcome_limited_all_title, text: m.outcome_limited_all_text },
} as const;

interface LimitedNoticeProps {
	readonly limit: Limit;
	/** Milliseconds. */
	readonly until: number;
}

/** Says which limit is reached and when it ends, by the reader's clock; the text is kept and can be sent then. */
export function LimitedNotice({ limit, until }: LimitedNoticeProps) {
	const { title, text } = wordsOf[limit];
	return (
		<Notice id="outcome-limited" tone="warning" title={title()}>
			<p>
				{text({ time: hourShown(until) })} {m.outcome_limited_kept()}
			</p>
		</Notice>
	);
}
