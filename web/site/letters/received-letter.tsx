import type { ReactNode } from "react";
import type { Letter } from "#contract/inbox.ts";
import { m } from "#i18n/compiled/messages.js";
import { currentLocale } from "#i18n/current-locale.ts";
import { pathInLocale } from "#i18n/locales.ts";
import { LetterFoot } from "#web/site/letters/keep/letter-foot.tsx";
import { letterDate, letterDay } from "./letter-date.ts";

interface ReceivedLetterProps {
	readonly letter: Letter;
	readonly number: number;
	/** Called when the focus comes to something in it. */
	readonly onReached: (() => void) | undefined;
	readonly actions: ReactNode;
}

/** The words of a letter, on their paper and in their ink. */
export function ReceivedLetter({ letter, number, onReached, actions }: ReceivedLetterProps) {
	return (
		<article
			className="received-letter"
			data-paper={letter.paper ?? "ivory"}
			data-ink={letter.ink ?? "sepia"}
			aria-labelledby={`letter-${letter.id}`}
			onFocus={onReached}
		>
			<header>
				<h3 id={`letter-${letter.id}`} tabIndex={-1}>
					{m.inbox_letter_title({ number })}
				</h3>
				<time dateTime={letter.created_at}>{letterDate(letter.created_at)}</time>
			</header>
			<p dir="auto">{letter.message_content}</p>
			<LetterFoot letter={letter} number={number} day={letterDay(letter.created_at)}>
				<a href={pathInLocale(`/report/${letter.id}`, currentLocale())}>{m.inbox_report()}</a>
			</LetterFoot>
			{actions}
		</article>
	);
}
