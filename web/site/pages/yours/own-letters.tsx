import { m } from "#i18n/compiled/messages.js";
import { LetterList } from "#web/site/letters/letter-list.tsx";
import { ConfirmedButton } from "./confirmed-button.tsx";
import { useOwnLetters } from "./use-own-letters.ts";
import type { SessionInPage } from "./use-session.ts";

interface OwnLettersProps {
	readonly ask: SessionInPage["ask"];
	/** Says what happened, where the focus then waits. */
	readonly say: (words: string) => void;
}

/** The letters of the session, each of which can be erased. */
export function OwnLetters({ ask, say }: OwnLettersProps) {
	const { shown, loadOlder, erase } = useOwnLetters(ask, say);
	return (
		<section aria-labelledby="yours-letters">
			<div className="letters-heading">
				<h2 id="yours-letters">{m.yours_letters_heading()}</h2>
				<p role="status">
					{shown === undefined ? m.inbox_loading() : shown.total > 0 && m.inbox_count({ count: shown.total })}
				</p>
			</div>
			{shown !== undefined && shown.letters.length === 0 && <p>{m.yours_empty()}</p>}
			{shown !== undefined && shown.letters.length > 0 && (
				<LetterList
					inbox={shown}
					onOlder={loadOlder}
					actionsOf={({ id }, number) => (
						<ConfirmedButton
							label={m.yours_erase_letter_label({ number })}
							question={m.yours_erase_letter_ask()}
							yes={m.yours_erase_letter_yes()}
							onConfirm={() => erase(id)}
						>
							{m.yours_erase_letter()}
						</ConfirmedButton>
					)}
				/>
			)}
		</section>
	);
}
