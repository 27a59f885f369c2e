/** Outline of a drop of wax pressed by hand: a circle that ran a little. Drawn in a 100 × 100 box. */
export const waxDrop =
	"M50 3c9-1 14 5 22 8 8 2 16 6 19 14 3 7 1 13 3 21 2 9 4 16-1 24-4 7-11 9-17 15-6 5-12 12-21 12-9 1-14-5-22-8-8-2-17-3-22-10C6 72 9 65 6 57c-3-8-4-16 0-24 3-7 10-10 15-16C27 11 40 4 50 3Z";
/** The heart that is pressed into it. */
export const waxHeart =
	"M50 69C38 60 30 53 30 44c0-7 5-11 10-11 4 0 8 2 10 6 2-4 6-6 10-6 5 0 10 4 10 11 0 9-8 16-20 25Z";

/** A red wax seal with a heart pressed into it. Purely decorative: the words stand beside it. */
export function WaxSeal({ className = "" }: { readonly className?: string }) {
	return (
		<svg className={`wax-seal ${className}`} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
			<path className="wax-rim" d={waxDrop} />
			<path className="wax-body" d={waxDrop} transform="translate(3.6 2.6) scale(.93)" />
			<path className="wax-gloss" d="M15 36c3-11 13-20 27-25" />
			<circle className="wax-well" cx="50" cy="50" r="32" />
			<path className="wax-well-light" d="M76 68a32 32 0 0 1-46 7" />
			<path className="wax-heart-shade" d={waxHeart} transform="translate(0 -1.6)" />
			<path className="wax-heart-light" d={waxHeart} transform="translate(0 1.6)" />
			<path className="wax-heart" d={waxHeart} />
		</svg>
	);
}
