import { m } from "#i18n/compiled/messages.js";
import type { Place } from "#web/site/pages/home/place/place.ts";
import { Button } from "#web/ui/form/button.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { OutcomePicture } from "./outcome-picture.tsx";

interface DuplicateNoticeProps {
	readonly recipient: string;
	readonly onEdit: (place: Place | undefined) => void;
}

/** The recipient has these very words already; others can be sent at once. */
export function DuplicateNotice({ recipient, onEdit }: DuplicateNoticeProps) {
	return (
		<Notice
			id="outcome-duplicate"
			tone="warning"
			picture={<OutcomePicture kind="duplicate" recipient={recipient} />}
			title={m.outcome_duplicate_title()}
			actions={<Button onClick={() => onEdit(undefined)}>{m.outcome_rejected_edit()}</Button>}
		>
			<p>{m.outcome_duplicate_text({ recipient })}</p>
		</Notice>
	);
}
