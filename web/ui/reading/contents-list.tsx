import { useEffect, useId, useRef } from "react";
import { useCurrentSection } from "./use-current-section.ts";

interface ContentsListProps {
	readonly label: string;
	/** The parts of the page in their order; `id` is that of the element a link leads to. */
	readonly entries: readonly { readonly id: string; readonly title: string }[];
}

/** A table of contents: numbered links to the parts of a page, of which the one being read is marked. */
export function ContentsList({ label, entries }: ContentsListProps) {
	const labelId = useId();
	const list = useRef<HTMLOListElement>(null);
	const current = useCurrentSection(entries.map(({ id }) => id));
	useEffect(() => {
		if (current !== undefined && list.current !== null) keepInView(list.current);
	}, [current]);
	return (
		<nav className="contents-list" aria-labelledby={labelId}>
			<p id={labelId}>{label}</p>
			<ol ref={list}>
				{entries.map(({ id, title }, index) => (
					<li key={id}>
						<a href={`#${id}`} aria-current={id === current ? "true" : undefined}>
							<span className="contents-number">{index + 1}</span> <span>{title}</span>
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}

/** In a window too low for the whole list, scrolls the list, and never the page, to the marked entry. */
function keepInView(list: HTMLElement): void {
	const marked = list.querySelector<HTMLElement>("[aria-current]");
	if (marked === null) return;
	const frame = list.getBoundingClientRect();
	const { top, bottom } = marked.getBoundingClientRect();
	if (top < frame.top) list.scrollTop -= frame.top - top;
	else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
}
