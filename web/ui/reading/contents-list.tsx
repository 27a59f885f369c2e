import { useId } from "react";

interface ContentsListProps {
	readonly label: string;
	/** The parts of the page in their order; `id` is that of the element a link leads to. */
	readonly entries: readonly { readonly id: string; readonly title: string }[];
}

/** A table of contents: numbered links to the parts of a page. `markCurrentSection` marks the one being read. */
export function ContentsList({ label, entries }: ContentsListProps) {
	const labelId = useId();
	return (
		<nav className="contents-list" aria-labelledby={labelId}>
			<p id={labelId}>{label}</p>
			<ol>
				{entries.map(({ id, title }, index) => (
					<li key={id}>
						<a href={`#${id}`}>
							<span className="contents-number">{index + 1}</span> <span>{title}</span>
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
