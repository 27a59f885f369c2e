/** A ring with a travelling arc: something is under way. Words for it stand beside it. */
export function Spinner() {
	return (
		<svg className="spinner" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
			<circle className="spinner-ring" cx="12" cy="12" r="9" />
			<path className="spinner-arc" d="M12 3a9 9 0 0 1 9 9" />
			<path className="spinner-hands" d="M12 7v5l3.5 2" />
		</svg>
	);
}
