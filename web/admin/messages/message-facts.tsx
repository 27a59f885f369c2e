import type { ReviewedMessage } from "#contract/admin-messages.ts";
import { isDefaultReason } from "#contract/default-reasons.ts";
import { categoryNames } from "#i18n/category-words.ts";
import { m } from "#i18n/compiled/messages.js";
import { nativeNameOf } from "#i18n/locales.ts";
import { reportReasonNames } from "#i18n/report-words.ts";
import { useFormat } from "#web/admin/language/language-provider.tsx";

/** What is known of a message besides its text: why it stands where it stands, and who decided. */
export function MessageFacts({ message }: { readonly message: ReviewedMessage }) {
	const format = useFormat();
	const { moderation_notes: notes, category, model_version: model, decided_at, decided_by } = message;
	const { moderation_status: status } = message;
	const { language, email, report, confidence, scheduled_for: time, is_waiting_for_time: waits } = message;
	const scheduled = waits ? m.admin_messages_scheduled_for : m.admin_messages_was_scheduled_for;
	const emails = {
		none: undefined,
		queued: m.admin_messages_email_queued(),
		sent: m.admin_messages_email_sent(),
		captured: m.admin_messages_email_captured(),
		failed: m.admin_messages_email_failed(),
	};
	return (
		<div className="message-facts">
			<h3>{status === "pending" ? m.admin_messages_why() : m.admin_messages_known()}</h3>
			{notes !== null && notes !== "" && !isDefaultReason(notes) && (
				<p className="message-notes">
					<strong>{m.admin_messages_notes()}</strong> {notes}
				</p>
			)}
			<Readings message={message} />
			<ul>
				{report !== null && (
					<li className="fact-report">
						{m.admin_messages_reported_for({
							reason: reportReasonNames[report.reason](),
							when: format.moment(report.reported_at),
						})}
					</li>
				)}
				{category !== null && (
					<li className="fact-category">
						{status === "approved"
							? m.admin_messages_moderator_said({ category: categoryNames[category]() })
							: categoryNames[category]()}
					</li>
				)}
				{language !== null && <li lang={language}>{nativeNameOf[language]}</li>}
				<li>{model === null ? m.admin_messages_not_judged() : `${m.admin_messages_model()} ${model}`}</li>
				{confidence !== null && (
					<li>{m.admin_messages_confidence({ share: format.percent(Math.round(100 * confidence)) })}</li>
				)}
				{decided_at !== null && decided_by !== null && (
					<li>{m.admin_messages_decided_by({ who: decided_by, when: format.moment(decided_at) })}</li>
				)}
				{time !== null && <li>{scheduled({ when: format.moment(time) })}</li>}
				{emails[email] !== undefined && <li data-email={email}>{emails[email]}</li>}
			</ul>
		</div>
	);
}

/** How the note may be read of which the moderator was unsure, each reading with the words that speak for it. */
function Readings({ message: { readings, message_content: text } }: { readonly message: ReviewedMessage }) {
	const format = useFormat();
	if (readings.length === 0) return null;
	return (
		<div className="message-readings">
			<strong>{m.admin_messages_readings()}</strong>
			<ol>
				{readings.map(({ category, chance, spans }) => (
					<li key={category ?? "kind"} data-reading={category === null ? "kind" : "refused"}>
						<b>
							{category === null ? m.admin_messages_reading_kind() : categoryNames[category]()}{" "}
							{format.percent(Math.round(100 * chance))}
						</b>
						{spans.map(({ start, end }) => (
							<q key={start} dir="auto">
								{text.slice(start, end)}
							</q>
						))}
					</li>
				))}
			</ol>
		</div>
	);
}
