import { m } from "#i18n/compiled/messages.js";
import { Button } from "#web/ui/form/button.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { FoldedNote } from "#web/ui/paper/folded-note.tsx";
import type { Wait } from "./use-wait.ts";

/**
 * Says that the note waits its turn. It is read out once, when it appears; what is counted down is for the eye alone.
 */
export function WaitingNotice({ wait: { secondsLeft, tryNow, stop } }: { readonly wait: Wait }) {
	return (
		<Notice
			id="send-waiting"
			tone="warning"
			picture={<FoldedNote />}
			title={m.outcome_waiting_title()}
			actions={
				<>
					<Button onClick={tryNow}>{m.outcome_waiting_now()}</Button>
					<Button onClick={stop}>{m.outcome_waiting_stop()}</Button>
				</>
			}
		>
			<p>{m.outcome_waiting_text()}</p>
			<p className="waiting-seconds" aria-hidden="true">
				{secondsLeft > 0 ? m.outcome_waiting_countdown({ count: secondsLeft }) : m.outcome_waiting_trying()}
			</p>
		</Notice>
	);
}
