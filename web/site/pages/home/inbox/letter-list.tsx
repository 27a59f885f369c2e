import type { Letter } from "#contract/inbox.ts";
import { m } from "#i18n/compiled/messages.js";
import { PageLink } from "#web/site/frame/page-link.tsx";
import { EmptyLetterbox } from "./empty-letterbox.tsx";
import { letterDate } from "./letter-date.ts";
import type { OpenedInbox } from "./use-inbox.ts";

/** The letters of an address, newest first, numbered down from their total. */
export function LetterList({ address, letters }: OpenedInbox) {
	if (letters.length === 0) return <EmptyLetterbox />;
	return (
		<section aria-labelledby="letters-heading">
			<div className="letters-heading">
				<h2 id="letters-heading">{m.inbox_heading({ address })}</h2>
				<p>{m.inbox_count({ count: letters.length })}</p>
			</div>
			<ol className="letters" reversed>
				{letters.map((letter, index) => (
					<li key={letter.id}>
						<ReceivedLetter letter={letter} number={letters.length - index} />
					</li>
				))}
			</ol>
			<p className="letters-trouble">
				{m.inbox_trouble()} <PageLink to="contact">{m.inbox_trouble_link()}</PageLink>
			</p>
		</section>
	);
}

function ReceivedLetter({ letter, number }: { readonly letter: Letter; readonly number: number }) {
	return (
		<article className="received-letter" aria-labelledby={`letter-${letter.id}`}>
			<header>
				<h3 id={`letter-${letter.id}`}>{m.inbox_letter_title({ number })}</h3>
				<time dateTime={letter.created_at}>{letterDate(letter.created_at)}</time>
			</header>
			<p dir="auto">{letter.message_content}</p>
		</article>
	);
}
