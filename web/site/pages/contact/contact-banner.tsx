import { m } from "#i18n/compiled/messages.js";
import { Button } from "#web/ui/form/button.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import type { ShownOutcome } from "./use-contact-message.ts";

interface ContactBannerProps {
	readonly outcome: ShownOutcome;
	readonly onRetry: () => void;
}

/** Says whether the message has gone; it stays until the next one is sent. */
export function ContactBanner({ outcome, onRetry }: ContactBannerProps) {
	if (outcome.kind === "sent") {
		return (
			<Notice below id="contact-sent" tone="success" title={m.contact_sent_title()}>
				<p>{m.contact_sent_text({ email: outcome.email })}</p>
			</Notice>
		);
	}
	const generic = outcome.cause === "network" ? m.contact_failed_network() : m.contact_failed_generic();
	return (
		<Notice
			below
			id="contact-failed"
			tone="danger"
			title={m.contact_failed_title()}
			actions={<Button onClick={onRetry}>{m.outcome_error_retry()}</Button>}
		>
			<p>{outcome.error ?? generic}</p>
			<p>{m.contact_failed_kept()}</p>
		</Notice>
	);
}
