import { type ReactNode, useLayoutEffect, useRef } from "react";
import { m } from "#i18n/compiled/messages.js";
import { Button } from "#web/ui/form/button.tsx";
import { CopyLetter } from "./copy-letter.tsx";
import type { Outcome } from "./outcome.ts";
import { OutcomePicture } from "./outcome-picture.tsx";

interface TakenNoticeProps {
	readonly outcome: Extract<Outcome, { kind: "sent" | "scheduled" | "held" | "saved" }>;
	/** What has happened; the one sentence that a screen reader says by itself. */
	readonly title: string;
	/** A warmer word, which then stands larger than the title. */
	readonly lead?: string;
	/** Of the letter. */
	readonly words: string | undefined;
	readonly onWriteAnother: () => void;
	readonly children: ReactNode;
}

/** The note is no longer here: its envelope, what became of it, and the way to the next one. */
export function TakenNotice({ outcome, title, lead, words, onWriteAnother, children }: TakenNoticeProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	// In the frame it appears, so that the focus never rests on what it replaces.
	useLayoutEffect(() => {
		heading.current?.focus({ preventScroll: true });
		const sheet = heading.current?.closest("section");
		if ((sheet?.getBoundingClientRect().top ?? 0) < 0) sheet?.scrollIntoView({ behavior: "instant" });
	}, []);
	return (
		<section className="taken">
			<OutcomePicture {...outcome} />
			<h2 id={`outcome-${outcome.kind}`} className={lead && "taken-status"} ref={heading} tabIndex={-1}>
				{title}
			</h2>
			{lead !== undefined && <p className="taken-lead">{lead}</p>}
			<div className="taken-words">{children}</div>
			<div className="taken-ways">
				<Button kind="solid" onClick={onWriteAnother}>
					{m.outcome_write_another()}
				</Button>
				{words !== undefined && <CopyLetter words={words} />}
			</div>
		</section>
	);
}
