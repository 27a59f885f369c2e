import { renderToStaticMarkup } from "react-dom/server";
import { type Locale, locales } from "#i18n/locales.ts";
import { sharePicturePath, sharePictureSize } from "#web/site/document/share-picture.ts";
import { LargeWaxSeal, SmallWaxSeal } from "./icons.tsx";
import { WaxSealedNote } from "./wax-sealed-note.tsx";

/** A picture to be taken of a piece of HTML. */
export interface Drawing {
	/** Path of its URL. */
	readonly file: string;
	readonly locale: Locale;
	readonly markup: string;
	readonly width: number;
	readonly height: number;
}

/** What links to the site show, and what stands for the site on a home screen. */
export function drawings(): readonly Drawing[] {
	return [...locales.map(sharePicture), ...homeScreenIcons.map(homeScreenIcon)];
}

/** `favicon.svg`, and the sizes that `favicon.ico` holds of it. */
export const favicon = { svg: `${renderToStaticMarkup(<SmallWaxSeal />)}\n`, sizes: [16, 32, 48] } as const;

/** A favicon at one of its sizes. */
export function faviconDrawing(size: number): Drawing {
	return { file: "/favicon.ico", locale: "en", markup: favicon.svg, width: size, height: size };
}

function sharePicture(locale: Locale): Drawing {
	const markup = renderToStaticMarkup(<WaxSealedNote locale={locale} />);
	return { file: sharePicturePath(locale), locale, markup, ...sharePictureSize };
}

/** iOS shows no transparency; a maskable icon may lose all but its inner 80 % (W3C Web Application Manifest, icon masks). */
const homeScreenIcons = [
	{ file: "/apple-touch-icon.png", size: 180, share: 0.78, paper: true },
	{ file: "/pictures/icon-192.png", size: 192, share: 0.98, paper: false },
	{ file: "/pictures/icon-512.png", size: 512, share: 0.98, paper: false },
	{ file: "/pictures/icon-maskable-512.png", size: 512, share: 0.6, paper: true },
] as const;

function homeScreenIcon({ file, size, share, paper }: (typeof homeScreenIcons)[number]): Drawing {
	const markup = renderToStaticMarkup(<LargeWaxSeal share={share} paper={paper} />);
	return { file, locale: "en", markup, width: size, height: size };
}
