import type { ReviewedMessage } from "#contract/admin-messages.ts";
import { nativeNameOf } from "#i18n/locales.ts";
import { categoryWords } from "#web/admin/words/category-words.ts";
import { useFormat, useWords } from "#web/admin/words/language-provider.tsx";
import { messagesWords } from "./messages-words.ts";

/** What is known of a message besides its text: why it stands where it stands, and who decided. */
export function MessageFacts({ message }: { readonly message: ReviewedMessage }) {
	const words = useWords(messagesWords);
	const categories = useWords(categoryWords);
	const format = useFormat();
	const { moderation_notes: notes, category, model_version: model, decided_at, decided_by, language, email } = message;
	const emails = { none: undefined, queued: words.emailQueued, sent: words.emailSent, failed: words.emailFailed };
	return (
		<div className="message-facts">
			{notes !== null && notes !== "" && (
				<p className="message-notes">
					<strong>{words.notes}</strong> {notes}
				</p>
			)}
			<ul>
				{category !== null && <li className="fact-category">{categories[category]}</li>}
				{language !== null && <li lang={language}>{nativeNameOf[language]}</li>}
				<li>{model === null ? words.notJudged : `${words.model} ${model}`}</li>
				{decided_at !== null && decided_by !== null && (
					<li>{words.decidedBy(decided_by, format.moment(decided_at))}</li>
				)}
				{emails[email] !== undefined && <li data-email={email}>{emails[email]}</li>}
			</ul>
		</div>
	);
}
