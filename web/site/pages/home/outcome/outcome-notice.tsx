import { m } from "#i18n/compiled/messages.js";
import { localMoment } from "#web/site/language/local-moment.ts";
import type { Place } from "#web/site/pages/home/place/place.ts";
import { Button } from "#web/ui/form/button.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { BusyNotice } from "./busy-notice.tsx";
import { DuplicateNotice } from "./duplicate-notice.tsx";
import { HelpNotice } from "./help-notice.tsx";
import { LimitedNotice } from "./limited-notice.tsx";
import type { Outcome } from "./outcome.ts";
import { TakenNotice } from "./taken-notice.tsx";
import { TechnicalErrorNotice } from "./technical-error-notice.tsx";

interface OutcomeNoticeProps {
	readonly outcome: Outcome;
	/** Of the letter, for whoever wants to keep them. */
	readonly words: string | undefined;
	readonly onEdit: (place: Place | undefined) => void;
	readonly onRetry: () => void;
	readonly onWriteAnother: () => void;
}

/** What became of a note, with what to do next. A refusal stands beside the text that it is about. */
export function OutcomeNotice({ outcome, words, onEdit, onRetry, onWriteAnother }: OutcomeNoticeProps) {
	const taken = { words, onWriteAnother };
	switch (outcome.kind) {
		case "sent":
			return (
				<TakenNotice {...taken} outcome={outcome} title={m.outcome_sent_title()} lead={m.outcome_sent_lead()}>
					<p>{m.outcome_sent_text({ recipient: outcome.recipient })}</p>
				</TakenNotice>
			);
		case "scheduled":
			return (
				<TakenNotice {...taken} outcome={outcome} title={m.outcome_scheduled_title()}>
					<p>{m.outcome_scheduled_text({ recipient: outcome.recipient, when: localMoment(outcome.at) })}</p>
				</TakenNotice>
			);
		case "held":
			return (
				<TakenNotice {...taken} outcome={outcome} title={m.outcome_held_title()}>
					<p>{outcome.reason}</p>
				</TakenNotice>
			);
		case "saved":
			return (
				<TakenNotice {...taken} outcome={outcome} title={m.outcome_saved_title()}>
					<p>{m.outcome_saved_text({ recipient: outcome.recipient })}</p>
					<EmailError words={outcome.emailError} />
					<p>{m.outcome_saved_advice()}</p>
				</TakenNotice>
			);
		case "error":
			return <TechnicalErrorNotice {...outcome} onRetry={onRetry} />;
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
		case "rejected": {
			if (!outcome.help) return null;
			const edit = <Button onClick={() => onEdit(outcome.places[0])}>{m.outcome_rejected_edit()}</Button>;
			return <HelpNotice reason={outcome.reason} actions={edit} />;
		}
	}
}

function EmailError({ words }: { readonly words: string | undefined }) {
	if (words === undefined) return null;
	return (
		<p className="notice-reason">
			<strong>{m.outcome_saved_reason_label()}</strong> {words}
		</p>
	);
}
