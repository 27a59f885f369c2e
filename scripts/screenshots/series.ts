import { type Locale, locales } from "#i18n/locales.ts";
import { pathOfPage } from "#web/site/routes.ts";

/** One browser window in which pages are pictured. */
export interface Series {
	readonly locale: Locale;
	readonly width: 360 | 1280;
	readonly colorScheme: "light" | "dark";
}

/** What to picture: pages by their paths without language prefix, or the moments instead, in which windows. */
export interface Selection {
	readonly subject: "pages" | "moments";
	readonly paths: readonly string[];
	readonly series: readonly Series[];
}

/** A path without a page, to picture the page shown there. */
const missingPath = "/404";

/** The word that asks for moments. */
const film = "film";

const widths = [360, 1280] as const;
const colorSchemes = ["light", "dark"] as const;
const everyPath: readonly string[] = [...Object.values(pathOfPage), missingPath];

/**
 * The selection that command line arguments name: paths, languages, widths and colour schemes, in any order; what is
 * not named at all is taken whole. `["/faq", "hi", "dark"]` is one page in one language, in two widths, and
 * `["film", "hi", "dark"]` the moments in the same windows.
 * @throws on a word that is none of these.
 */
export function parseSelection(args: readonly string[]): Selection {
	const known = [[film], everyPath, locales, widths, colorSchemes].flatMap((choices) => choices.map(String));
	const unknown = args.filter((arg) => !known.includes(arg));
	if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(" ")}. There are: ${known.join(" ")}`);
	const named = <T extends string | number>(choices: readonly T[]): readonly T[] => {
		const chosen = choices.filter((choice) => args.includes(`${choice}`));
		return chosen.length > 0 ? chosen : choices;
	};
	const series = named(locales).flatMap((locale) =>
		named(widths).flatMap((width) => named(colorSchemes).map((colorScheme) => ({ locale, width, colorScheme }))),
	);
	return { subject: args.includes(film) ? "moments" : "pages", paths: named(everyPath), series };
}

/** `("/faq", …)` → `faq.hi.360.dark.png`; states of a page come after it: `home-2-fault.hi.360.dark.png`. */
export function fileName(path: string, { locale, width, colorScheme }: Series, state?: string): string {
	const page = path === pathOfPage.home ? "home" : path.slice(1);
	return [state === undefined ? page : `${page}-${state}`, locale, width, colorScheme, "png"].join(".");
}
