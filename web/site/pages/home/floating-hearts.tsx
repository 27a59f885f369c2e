const hearts = Array.from({ length: 15 }, (_, index) => index);

/** Fifteen paper hearts that drift behind the page. Place, size and pace of each stand in the style sheet. */
export function FloatingHearts() {
	return (
		<div className="hearts" aria-hidden="true">
			{hearts.map((index) => (
				<svg key={index} className="heart" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
					<path d="M16 28C7 21 3 16 3 10.5 3 6.5 6 4 9.5 4c2.7 0 5 1.5 6.5 4 1.5-2.5 3.8-4 6.5-4C26 4 29 6.5 29 10.5 29 16 25 21 16 28Z" />
				</svg>
			))}
		</div>
	);
}
