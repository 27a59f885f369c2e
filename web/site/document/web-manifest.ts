import { m } from "#i18n/compiled/messages.js";
import { type Locale, pathInLocale, prefixOf } from "#i18n/locales.ts";
import { palette } from "#web/ui/style/palette.ts";

/** Where the manifest of a language stands: `/manifest.webmanifest`, `/fr/manifest.webmanifest`. */
export function webManifestPath(locale: Locale): string {
	return `${prefixOf[locale]}/manifest.webmanifest`;
}

/**
 * The site as something kept on a home screen (W3C Web Application Manifest). One application whatever its language, so
 * that choosing another does not install a second. `minimal-ui` keeps the way back and the address in view.
 */
export function webManifest(locale: Locale): object {
	return {
		id: "/",
		name: m.site_name({}, { locale }),
		short_name: m.site_name({}, { locale }),
		description: m.page_home_description({}, { locale }),
		lang: locale,
		dir: "ltr",
		start_url: pathInLocale("/", locale),
		scope: "/",
		display: "minimal-ui",
		theme_color: palette.light.paper,
		background_color: palette.light.paper,
		icons: [
			icon("/favicon.svg", "any", "image/svg+xml", "any"),
			icon("/pictures/icon-192.png", "192x192", "image/png", "any"),
			icon("/pictures/icon-512.png", "512x512", "image/png", "any"),
			icon("/pictures/icon-maskable-512.png", "512x512", "image/png", "maskable"),
		],
	};
}

function icon(src: string, sizes: string, type: string, purpose: "any" | "maskable"): object {
	return { src, sizes, type, purpose };
}
