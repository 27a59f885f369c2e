import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Letter } from "#contract/inbox.ts";
import { m } from "#i18n/compiled/messages.js";
import { PageLink } from "#web/site/frame/page-link.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { useOpenedLetters } from "./opened-letters.ts";
import { momentOfOpening, SealedLetter } from "./sealed-letter.tsx";

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

/**
 * The letters of an address, newest first, numbered down from their total, each in its envelope until it is opened in
 * this browser; older ones are added on demand.
 */
export function LetterList({ inbox, onOlder, actionsOf }: LetterListProps) {
	const { letters, total, older, added } = inbox;
	const opened = useOpenedLetters();
	const list = useRef<HTMLOListElement>(null);
	// It is there when the first seal is broken.
	useEffect(() => void momentOfOpening(), []);
	// Who asked for more reads on where the more begins.
	useEffect(() => {
		if (added !== undefined) focusLetter(document.getElementById(`letter-${added}`)?.closest("li"));
	}, [added]);

	const sealed = letters.filter(({ id }) => !opened.isOpen(id));
	// Where it was, its place stays, so that the last letter does not move while it is opened.
	const [offersAll, setOffersAll] = useState(sealed.length > 1);
	/** The button that asked is gone with what it did: reading goes on at the first letter. */
	const actAndRead = (act: () => void): void => {
		flushSync(act);
		focusLetter(list.current?.firstElementChild);
	};
	const openAll = (): void => {
		actAndRead(() => {
			opened.open(sealed.map(({ id }) => id));
			setOffersAll(false);
		});
	};
	const sealAgain = (): void => {
		actAndRead(() => {
			opened.forget();
			setOffersAll(letters.length > 1);
		});
	};
	return (
		<>
			{offersAll && (
				<p className="letters-open-all" data-done={sealed.length === 0}>
					<Button onClick={openAll}>{m.inbox_open_all()}</Button>
				</p>
			)}
			<ol className="letters" reversed ref={list}>
				{letters.map((letter, index) => {
					const number = letter.number ?? total - index;
					return (
						<SealedLetter
							key={letter.id}
							letter={letter}
							number={number}
							isOpen={opened.isOpen(letter.id)}
							onOpen={opened.open}
							actions={actionsOf?.(letter, number)}
						/>
					);
				})}
			</ol>
			{older !== "none" && <OlderLetters older={older} onOlder={onOlder} />}
			{sealed.length < letters.length && (
				<div className="letters-opened">
					<p>{m.inbox_opened()}</p>
					<Button onClick={sealAgain}>{m.inbox_forget()}</Button>
				</div>
			)}
			<p className="letters-trouble">
				{m.inbox_trouble()} <PageLink to="contact">{m.inbox_trouble_link()}</PageLink>
			</p>
		</>
	);
}

/** Where reading goes on: at the seal, or at the open letter's heading. */
function focusLetter(item: Element | null | undefined): void {
	item?.querySelector<HTMLElement>("button.envelope, h3")?.focus();
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

/** What follows some letters: the oldest letter of all is number 1. */
export function olderThan(letters: readonly Letter[]): "none" | "some" {
	return (letters.at(-1)?.number ?? 1) > 1 ? "some" : "none";
}
