import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { Letter } from "#contract/inbox.ts";
import { m } from "#i18n/compiled/messages.js";
import { currentLocale } from "#i18n/current-locale.ts";
import { pathInLocale } from "#i18n/locales.ts";
import { PageLink } from "#web/site/frame/page-link.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { letterDate } from "./letter-date.ts";

/** Letters, newest first, and what is known of those that follow. */
export interface ShownLetters {
	readonly letters: readonly Letter[];
	/** How many there are in all. */
	readonly total: number;
	/** What is known of the older ones: nothing to load, to be loaded, being loaded, or why they could not be. */
	readonly older: "none" | "some" | "loading" | { readonly failure: string };
	/** The first of those that were added last. */
	readonly added: string | undefined;
}

interface LetterListProps {
	readonly inbox: ShownLetters;
	readonly onOlder: () => void;
	/** What can be done with a letter, under it. */
	readonly actionsOf?: (letter: Letter, number: number) => ReactNode;
}

/** The letters of an address, newest first, numbered down from their total; older ones are added on demand. */
export function LetterList({ inbox, onOlder, actionsOf }: LetterListProps) {
	const { letters, total, older, added } = inbox;
	const firstAdded = useRef<HTMLHeadingElement>(null);
	// Who asked for more reads on where the more begins.
	useEffect(() => {
		if (added !== undefined) firstAdded.current?.focus();
	}, [added]);
	return (
		<>
			<ol className="letters" reversed>
				{letters.map((letter, index) => {
					const number = letter.number ?? total - index;
					return (
						<li key={letter.id}>
							<ReceivedLetter
								letter={letter}
								number={number}
								heading={letter.id === added ? firstAdded : undefined}
								actions={actionsOf?.(letter, number)}
							/>
						</li>
					);
				})}
			</ol>
			{older !== "none" && <OlderLetters older={older} onOlder={onOlder} />}
			<p className="letters-trouble">
				{m.inbox_trouble()} <PageLink to="contact">{m.inbox_trouble_link()}</PageLink>
			</p>
		</>
	);
}

interface OlderLettersProps {
	readonly older: Exclude<ShownLetters["older"], "none">;
	readonly onOlder: () => void;
}

/** The button keeps its focus while it waits, so it is never disabled. */
function OlderLetters({ older, onOlder }: OlderLettersProps) {
	return (
		<div className="letters-older">
			<Button onClick={onOlder}>{m.inbox_older()}</Button>
			<p role="status">
				{older === "loading" && m.inbox_older_loading()}
				{typeof older === "object" && older.failure}
			</p>
		</div>
	);
}

interface ReceivedLetterProps {
	readonly letter: Letter;
	readonly number: number;
	/** Takes the focus when this is where reading goes on. */
	readonly heading: RefObject<HTMLHeadingElement | null> | undefined;
	readonly actions: ReactNode;
}

function ReceivedLetter({ letter, number, heading, actions }: ReceivedLetterProps) {
	return (
		<article className="received-letter" aria-labelledby={`letter-${letter.id}`}>
			<header>
				<h3 id={`letter-${letter.id}`} ref={heading} tabIndex={heading === undefined ? undefined : -1}>
					{m.inbox_letter_title({ number })}
				</h3>
				<time dateTime={letter.created_at}>{letterDate(letter.created_at)}</time>
			</header>
			<p dir="auto">{letter.message_content}</p>
			{actions}
			<a className="text-link letter-report" href={pathInLocale(`/report/${letter.id}`, currentLocale())}>
				{m.inbox_report()}
			</a>
		</article>
	);
}

/** What follows some letters: the oldest letter of all is number 1. */
export function olderThan(letters: readonly Letter[]): "none" | "some" {
	return (letters.at(-1)?.number ?? 1) > 1 ? "some" : "none";
}
