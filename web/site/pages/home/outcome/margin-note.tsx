import { type RefObject, useLayoutEffect } from "react";
import { categoryNames } from "#i18n/category-words.ts";
import { m } from "#i18n/compiled/messages.js";
import { PageLink } from "#web/site/frame/page-link.tsx";
import { Button } from "#web/ui/form/button.tsx";
import type { Refusal } from "./outcome.ts";

const tips = [
	m.outcome_rejected_tip_respect,
	m.outcome_rejected_tip_meeting,
	m.outcome_rejected_tip_romantic,
	m.outcome_rejected_tip_kind,
] as const;

/** The sentence of a refusal, which the field names as its description. */
export const refusalSentence = "refusal-sentence";

interface MarginNoteProps {
	readonly refusal: Refusal;
	readonly field: RefObject<HTMLTextAreaElement | null>;
	/** Selects the passage in the text. */
	readonly onEdit: () => void;
}

/**
 * Why a note was refused, in red pencil beside the passage: the letter stays where it is, and its field has the
 * focus and says the sentence.
 */
export function MarginNote({ refusal: { reason, category }, field, onEdit }: MarginNoteProps) {
	useLayoutEffect(() => {
		const passage = document.querySelector<HTMLElement>(".passages mark");
		if (passage !== null && field.current !== null) {
			field.current.scrollTop = passage.offsetTop - field.current.clientHeight / 3;
		}
		// The passage is what is to be changed, and so in view whatever room the note takes.
		return afterDrawing(() => (passage ?? field.current)?.scrollIntoView({ block: "nearest", behavior: "instant" }));
	}, [field]);
	const rule = category === undefined || category === "unreadable" ? "refused" : `refused-${category}`;
	return (
		<section className="margin-note" role="note" aria-labelledby="outcome-rejected">
			{category !== undefined && <p className="margin-kicker">{categoryNames[category]()}</p>}
			<h2 id="outcome-rejected">{m.outcome_rejected_title()}</h2>
			<p id={refusalSentence}>{reason}</p>
			<p className="margin-advice">{m.outcome_rejected_advice()}</p>
			<div className="margin-ways">
				<Button onClick={onEdit}>{m.outcome_rejected_edit()}</Button>
				<PageLink to="conditions" fragment={rule} className="text-link">
					{m.outcome_rejected_rule()}
				</PageLink>
			</div>
			<details className="margin-tips">
				<summary>{m.outcome_rejected_tips_title()}</summary>
				<ul className="tips">
					{tips.map((tip) => (
						<li key={tip({}, { locale: "en" })}>{tip()}</li>
					))}
				</ul>
			</details>
			<p className="margin-aside">
				{m.outcome_rejected_mistake()} <PageLink to="contact">{m.outcome_rejected_contest_link()}</PageLink>
			</p>
		</section>
	);
}

/**
 * Acts once the sheet has been drawn with what is new on it: a page that grows and scrolls in one frame has moved what is
 * below. Gives what takes it back.
 */
function afterDrawing(act: () => void): () => void {
	let frame = requestAnimationFrame(() => {
		frame = requestAnimationFrame(act);
	});
	return () => cancelAnimationFrame(frame);
}
