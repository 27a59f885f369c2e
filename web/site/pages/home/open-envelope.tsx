/** The envelope that waits for the letter, half under the sheet: only where a desk has room for it (home.css). */
export function OpenEnvelope() {
	return (
		<svg className="open-envelope" viewBox="0 0 260 190" aria-hidden="true" focusable="false">
			<path className="envelope-flap" d="M10 78 124 9c4-2 8-2 12 0l114 69Z" />
			<path className="envelope-liner" d="M24 78 125 17c3-2 7-2 10 0l101 61Z" />
			<path className="envelope-inside" d="M10 78h240l-120 66Z" />
			<path className="envelope-front" d="M10 78v98c0 4 3 7 7 7h226c4 0 7-3 7-7V78l-114 62c-4 2-8 2-12 0Z" />
			<path className="envelope-fold" d="m12 180 82-58M248 180l-82-58" />
		</svg>
	);
}
