interface RankedBarsProps {
	readonly entries: readonly { readonly name: string; readonly count: number; readonly text: string }[];
}

/** Counts by name, the highest first; each bar stands under its name and figure, so that nothing needs a legend. */
export function RankedBars({ entries }: RankedBarsProps) {
	const max = Math.max(1, ...entries.map(({ count }) => count));
	return (
		<ol className="ranked-bars">
			{entries.map(({ name, count, text }) => (
				<li key={name}>
					<span className="ranked-name">{name}</span>
					<span className="ranked-figure">{text}</span>
					<span className="ranked-bar" style={{ width: `${(count / max) * 100}%` }} />
				</li>
			))}
		</ol>
	);
}
