import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";
import { sharePictureSize } from "#web/site/document/share-picture.ts";
import { WaxSeal } from "#web/ui/paper/wax-seal.tsx";

const heart = "M0 34C-22 17-36 5-36-11c0-13 9-21 19-21 8 0 14 5 17 12 3-7 9-12 17-12 10 0 19 8 19 21 0 16-14 28-36 45Z";

/** Hearts on the table around the note, some cut by the picture's edge: place, size, tilt. */
const hearts = [
	[44, 142, 1.05, -16],
	[1166, 96, 1.4, 12],
	[1152, 470, 0.8, -12],
	[22, 508, 1.5, 12],
	[296, 18, 0.6, 18],
	[884, 612, 0.6, -14],
] as const;

/**
 * What a link to the site shows where it is shared: the back of a folded note, closed with wax, with the site's name.
 * All that matters lies in the middle 630 pixels, since some show a square of it only.
 */
export function WaxSealedNote({ locale }: { readonly locale: Locale }) {
	return (
		<main className="wax-sealed-note">
			<svg viewBox={`0 0 ${sharePictureSize.width} ${sharePictureSize.height}`} aria-hidden="true">
				<title>{m.site_picture_alt({}, { locale })}</title>
				<g className="table-hearts">
					{hearts.map(([x, y, size, tilt]) => (
						<path key={x} d={heart} transform={`translate(${x} ${y}) rotate(${tilt}) scale(${size})`} />
					))}
				</g>
				<path className="folded-under" d="M96 62h1008v510H96Z" transform="rotate(-1.1 600 315)" />
				<path className="folded-back" d="M96 58h1008v512H96Z" />
				<path className="folded-crease" d="M98 568 312 432M1102 568 888 432" />
				<path
					className="folded-flap"
					d="M96 58h1008v78c0 9-5 15-15 18L632 271c-22 5-42 5-64 0L111 154c-10-3-15-9-15-18Z"
				/>
			</svg>
			<WaxSeal />
			<div className="names">
				<p className="name" lang="fr">
					{m.site_name({}, { locale })}
				</p>
				<p className="line">{m.home_heading({}, { locale })}</p>
			</div>
		</main>
	);
}
