import type { ReactNode } from "react";
import { m } from "#i18n/compiled/messages.js";
import { localMoment } from "#web/site/language/local-moment.ts";
import type { Place } from "#web/site/pages/home/place/place.ts";
import { Button } from "#web/ui/form/button.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { FoldedNote } from "#web/ui/paper/folded-note.tsx";
import { BusyNotice } from "./busy-notice.tsx";
import { DuplicateNotice } from "./duplicate-notice.tsx";
import { LimitedNotice } from "./limited-notice.tsx";
import type { Outcome } from "./outcome.ts";
import { RejectedNotice } from "./rejected-notice.tsx";
import { TechnicalErrorNotice } from "./technical-error-notice.tsx";

interface OutcomeNoticeProps {
	readonly outcome: Outcome;
	readonly onEdit: (place: Place | undefined) => void;
	readonly onRetry: () => void;
	readonly onWriteAnother: () => void;
}

/** What became of a note, with what to do next. */
export function OutcomeNotice({ outcome, onEdit, onRetry, onWriteAnother }: OutcomeNoticeProps) {
	switch (outcome.kind) {
		case "sent":
			return (
				<Taken id="outcome-sent" postmarked title={m.outcome_sent_title()} onWriteAnother={onWriteAnother}>
					<p>{m.outcome_sent_text({ recipient: outcome.recipient })}</p>
				</Taken>
			);
		case "scheduled":
			return (
				<Taken id="outcome-scheduled" title={m.outcome_scheduled_title()} onWriteAnother={onWriteAnother}>
					<p>{m.outcome_scheduled_text({ recipient: outcome.recipient, when: localMoment(outcome.at) })}</p>
				</Taken>
			);
		case "held":
			return (
				<Taken id="outcome-held" title={m.outcome_held_title()} onWriteAnother={onWriteAnother}>
					<p>{outcome.reason}</p>
				</Taken>
			);
		case "saved":
			return (
				<Taken id="outcome-saved" tone="warning" title={m.outcome_saved_title()} onWriteAnother={onWriteAnother}>
					<p>{m.outcome_saved_text({ recipient: outcome.recipient })}</p>
					<EmailError words={outcome.emailError} />
					<p>{m.outcome_saved_advice()}</p>
				</Taken>
			);
		case "error":
			return <TechnicalErrorNotice errorType={outcome.errorType} detail={outcome.detail} onRetry={onRetry} />;
		case "busy":
			return <BusyNotice onRetry={onRetry} />;
		case "limited":
			return <LimitedNotice limit={outcome.limit} until={outcome.until} />;
		case "duplicate":
			return <DuplicateNotice recipient={outcome.recipient} onEdit={onEdit} />;
		case "not_accepted":
			return (
				<Notice id="outcome-not-accepted" tone="warning" title={m.outcome_not_accepted_title()}>
					<p>{outcome.reason}</p>
				</Notice>
			);
		case "rejected":
			return <RejectedNotice outcome={outcome} onEdit={onEdit} />;
	}
}

interface TakenProps {
	readonly id: string;
	readonly tone?: "success" | "warning";
	readonly postmarked?: boolean;
	readonly title: string;
	readonly onWriteAnother: () => void;
	readonly children: ReactNode;
}

/** The note is no longer here: the next one can be written. */
function Taken({ tone = "success", postmarked = false, onWriteAnother, ...words }: TakenProps) {
	return (
		<Notice
			{...words}
			tone={tone}
			picture={<FoldedNote postmarked={postmarked} />}
			actions={<Button onClick={onWriteAnother}>{m.outcome_write_another()}</Button>}
		/>
	);
}

function EmailError({ words }: { readonly words: string | undefined }) {
	if (words === undefined) return null;
	return (
		<p className="notice-reason">
			<strong>{m.outcome_saved_reason_label()}</strong> {words}
		</p>
	);
}
