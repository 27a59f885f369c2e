import { type RefObject, useLayoutEffect, useRef } from "react";

/** A stretch of a text in UTF-16 code units, end exclusive. */
interface Passage {
	readonly start: number;
	readonly end: number;
}

interface MarkedPassagesProps {
	readonly field: RefObject<HTMLTextAreaElement | null>;
	/** What the field holds. */
	readonly text: string;
	/** In order, none within another. */
	readonly passages: readonly Passage[];
}

/**
 * Strikes passages of a text area through. A text area cannot draw, so its words are laid over it once more, unseen but
 * for the strokes, line for line as it breaks them and scrolled as it is.
 */
export function MarkedPassages({ field, text, passages }: MarkedPassagesProps) {
	const layer = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const area = field.current;
		if (area === null) return undefined;
		const follow = (): void => {
			const words = layer.current?.firstElementChild;
			if (!(words instanceof HTMLElement)) return;
			// Without its scrollbar.
			words.style.width = `${area.clientWidth}px`;
			words.style.translate = `0 ${-area.scrollTop}px`;
			const mark = words.querySelector("mark");
			const at = Math.min(Math.max((mark?.offsetTop ?? 0) - area.scrollTop, 0), area.clientHeight);
			area.closest<HTMLElement>(".text-area")?.style.setProperty("--passage", `${at}px`);
		};
		follow();
		const observer = new ResizeObserver(follow);
		observer.observe(area);
		area.addEventListener("scroll", follow, { passive: true });
		return () => {
			observer.disconnect();
			area.removeEventListener("scroll", follow);
		};
	});
	return (
		<div className="passages" aria-hidden="true" ref={layer}>
			<p dir="auto">
				{piecesOf(text, passages).map(({ start, words, marked }) =>
					marked ? <mark key={start}>{words}</mark> : <span key={start}>{words}</span>,
				)}
				{/* A last line that is empty has its height only with something on it. */}
				{"\u200b"}
			</p>
		</div>
	);
}

function piecesOf(text: string, passages: readonly Passage[]) {
	const pieces = [];
	let at = 0;
	for (const { start, end } of passages) {
		pieces.push(
			{ start: at, words: text.slice(at, start), marked: false },
			{ start, words: text.slice(start, end), marked: true },
		);
		at = end;
	}
	pieces.push({ start: at, words: text.slice(at), marked: false });
	return pieces.filter(({ words }) => words !== "");
}
