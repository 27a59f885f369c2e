import { m } from "#i18n/compiled/messages.js";
import { currentLocale } from "#i18n/current-locale.ts";
import { unitIn } from "#i18n/unit-in.ts";
import { Button } from "#web/ui/form/button.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { AddressedEnvelope } from "#web/ui/paper/addressed-envelope.tsx";
import type { Wait } from "./use-wait.ts";

interface WaitingNoticeProps {
	readonly recipient: string;
	readonly wait: Wait;
}

/**
 * Says that the note waits its turn. It is read out once, when it appears; what is counted down is for the eye alone.
 */
export function WaitingNotice({ recipient, wait: { secondsLeft, tryNow, stop } }: WaitingNoticeProps) {
	return (
		<Notice
			id="send-waiting"
			tone="warning"
			picture={<AddressedEnvelope address={recipient} />}
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
				{secondsLeft > 0
					? m.outcome_waiting_countdown({ seconds: unitIn(currentLocale(), secondsLeft, "second") })
					: m.outcome_waiting_trying()}
			</p>
		</Notice>
	);
}
