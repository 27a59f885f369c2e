import type { CSSProperties } from "react";
import { light } from "./email-palette.ts";

/** The wax within its rim, in pixels; the heart's middle. */
const wax = 60;
const middle = wax / 2;
/** The heart is a square that stands on a corner, here half its diagonal, and a circle on each of its upper sides. */
const half = 12;
/** Half of the box around a circle, which fills most of it: boxes lie on whole pixels, where no browser moves them. */
const box = 9;

interface Picture {
	readonly image: string;
	readonly place: string;
	readonly size: string;
}

/** A picture on the wax: `left` and `top` from the heart's middle. */
function drawn(image: string, left: number, top: number, size: number): Picture {
	return { image, place: `${middle + left}px ${middle + top}px`, size: `${size}px ${size}px` };
}

function heart(colour: string, down: number): readonly Picture[] {
	const corner = (towards: string) => `linear-gradient(to ${towards},transparent 49%,${colour} 51%)`;
	const lobe = `radial-gradient(closest-side,${colour} 93%,transparent 96%)`;
	// The lower quarters of the square reach a pixel into the upper ones, so that no line shows between them.
	return [
		drawn(corner("bottom right"), -half, down - half, half),
		drawn(corner("bottom left"), 0, down - half, half),
		drawn(corner("top right"), -half - 1, down - 1, half + 1),
		drawn(corner("top left"), 0, down - 1, half + 1),
		drawn(lobe, -half / 2 - box, down - half / 2 - box, 2 * box),
		drawn(lobe, half / 2 - box, down - half / 2 - box, 2 * box),
	];
}

const all = { place: "0 0", size: "100%" };

/** The first lies on top: a heart with its shade, the ring of the stamp, a light on the wax. */
const pictures = [
	...heart(light.blush, 1),
	...heart("#7C0D11", 0),
	{ image: "radial-gradient(circle,transparent 21px,#7F0E12 22px,#7F0E12 23px,transparent 24px)", ...all },
	{ image: "radial-gradient(circle at 30% 24%,rgba(255,220,210,0.42),transparent 38%)", ...all },
];

const seal: CSSProperties = {
	width: wax,
	height: wax,
	border: `4px solid ${light.waxRim}`,
	// Pressed by hand, so not quite round.
	borderRadius: "47% 53% 50% 50% / 53% 49% 51% 47%",
	// Not in one with the pictures: who cannot draw them still knows the colour.
	backgroundColor: light.wax,
	backgroundImage: pictures.map(({ image }) => image).join(","),
	backgroundPosition: pictures.map(({ place }) => place).join(","),
	backgroundRepeat: "no-repeat",
	backgroundSize: pictures.map(({ size }) => size).join(","),
	boxShadow: "0 2px 5px rgba(72, 16, 16, 0.35)",
	color: light.blush,
	fontSize: 30,
	lineHeight: `${wax}px`,
	textAlign: "center",
};

/** What programs that draw no gradients show instead; others take it for a comment. */
const plainHeart = { __html: "<!--[if mso]>&#9825;<![endif]-->" };

/** Wax without an image: a cell with all of it in its background, red on any paper and in both schemes. */
export function WaxSealArt() {
	return (
		<table align="center" border={0} cellPadding="0" cellSpacing="0" role="presentation" style={{ margin: "0 auto" }}>
			<tbody>
				<tr>
					<td
						className="wax-seal"
						aria-hidden="true"
						style={seal}
						// biome-ignore lint/security/noDangerouslySetInnerHtml: a comment of our own, which React cannot write
						dangerouslySetInnerHTML={plainHeart}
					/>
				</tr>
			</tbody>
		</table>
	);
}
