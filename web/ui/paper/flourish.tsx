/** A pen stroke that closes a page. */
export function Flourish() {
	return (
		<svg className="flourish" viewBox="0 0 160 24" aria-hidden="true" focusable="false">
			<path d="M4 13c18-9 34-9 46-2s18 8 24 2c3-4-1-8-4-5-4 4 2 12 10 12s14-8 10-12c-3-3-7 1-4 5 6 6 12 5 24-2s28-7 46 2" />
		</svg>
	);
}
