import type { Ref } from "react";
import { m } from "#i18n/compiled/messages.js";

interface EmptyLetterboxProps {
	readonly heading: Ref<HTMLHeadingElement>;
	/** Nobody could look: why is said elsewhere, and nothing is guessed here. */
	readonly isUnknown: boolean;
}

/** Shown when there is nothing to read, or when the look-up failed. */
export function EmptyLetterbox({ heading, isUnknown }: EmptyLetterboxProps) {
	return (
		<div className="empty-letterbox">
			<svg viewBox="0 0 120 96" aria-hidden="true" focusable="false">
				<path className="box-post" d="M54 66h12v26H54Z" />
				<path className="box-body" d="M22 26h58c11 0 18 8 18 19v21H22Z" />
				<path className="box-door" d="M22 26c11 0 18 8 18 19v21H6V45c0-11 6-19 16-19Z" />
				<path className="box-line" d="M13 48h20M62 42h22" />
				<path className="box-flag" d="M80 42V14h14l-4 5 4 5H80" />
			</svg>
			<h2 tabIndex={-1} ref={heading}>
				{m.inbox_empty_title()}
			</h2>
			{!isUnknown && <p>{m.inbox_empty_text()}</p>}
		</div>
	);
}
