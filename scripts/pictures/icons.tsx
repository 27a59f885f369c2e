import { WaxSeal, waxDrop } from "#web/ui/paper/wax-seal.tsx";

const heart =
	"M50 79.5C32 66 21 56 21 42c0-10 7-16.5 15.5-16.5 6.5 0 11 3.5 13.5 9 2.5-5.5 7-9 13.5-9C72 25.5 79 32 79 42c0 14-11 24-29 37.5Z";

/** The wax seal for a browser's tab: flat, with a heart that is still one at 16 pixels, on light and on dark. */
export function SmallWaxSeal() {
	return (
		<svg xmlns="http://www.w3.org/2000/svg" viewBox="2.5 2.5 95 95">
			<title>Billet-doux</title>
			<path fill="#870f14" d={waxDrop} />
			<path fill="#b91a20" transform="translate(3.6 2.6) scale(.93)" d={waxDrop} />
			<path fill="#fff2ec" d={heart} />
		</svg>
	);
}

/** The wax seal for a home screen, `share` of the icon wide, on paper or on nothing. */
export function LargeWaxSeal({ share, paper }: { readonly share: number; readonly paper: boolean }) {
	return (
		<div className={paper ? "icon icon-on-paper" : "icon"} style={{ padding: `${(1 - share) * 50}%` }}>
			<WaxSeal />
		</div>
	);
}
