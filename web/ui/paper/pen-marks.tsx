/** A tick, drawn by hand. */
export function TickMark() {
	return (
		<svg className="pen-mark pen-tick" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
			<path d="M4 13.5c2 1.6 3.6 3.6 4.8 6C11.6 13 15.4 7.6 20.5 4" />
		</svg>
	);
}

/** A cross, drawn by hand. */
export function CrossMark() {
	return (
		<svg className="pen-mark pen-cross" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
			<path d="M5 5.5c5 3.6 9.4 8 13.5 13.5M19 4.5C13.5 8.6 9 13.3 5 19.5" />
		</svg>
	);
}

/** A stroke of the pen that leads from one thing to the next: to the right, or down where its style turns it. */
export function ArrowMark() {
	return (
		<svg className="pen-mark pen-arrow" viewBox="0 0 48 24" aria-hidden="true" focusable="false">
			<path d="M3 15c9-9 24-11 40-3M34 5c3.5 2 6.5 4.3 9 7-4 1-7.5 2.7-10.5 5.5" />
		</svg>
	);
}

/** A heart, drawn by hand: an outline, which a style sheet may fill. */
export function HeartMark() {
	return (
		<svg className="pen-mark pen-heart" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
			<path d="M12.2 20.4C7 16.6 3.2 13 3 9 2.9 6.1 5 4.1 7.5 4.1c2 0 3.6 1.1 4.5 2.9.9-1.9 2.6-3 4.7-2.9 2.400.1 4.3 2 4.3 4.7 0 4.2-3.9 7.7-8.8 11.6Z" />
		</svg>
	);
}
