import { intlTagOf, type Locale, locales } from "#i18n/locales.ts";
import { alternatesOf, type DocumentHead, metaTexts } from "#web/site/document-head.ts";

/** The hashed files a page links to, as absolute paths. */
export interface PageAssets {
	readonly scripts: readonly string[];
	readonly preloadedModules: readonly string[];
	readonly styles: readonly string[];
	/** Every font file by the last part of its source path. */
	readonly fonts: Readonly<Record<string, string>>;
}

/** Stands for the public origin in every page; the server puts the configured one in its place when it starts. */
const origin = "https://public-url.invalid";

/** The one or two fonts that the first screen of each language is set in. */
const firstFonts = {
	en: ["fraunces-latin-opsz-normal.woff2", "nunito-sans-latin-wght-normal.woff2"],
	fr: ["fraunces-latin-opsz-normal.woff2", "nunito-sans-latin-wght-normal.woff2"],
	hi: ["tiro-devanagari-hindi-devanagari-400-normal.woff2", "mukta-devanagari-400-normal.woff2"],
} as const;

/** The whole document of a prerendered page. */
export function pageHtml(head: DocumentHead, body: string, assets: PageAssets): string {
	return [
		"<!doctype html>",
		`<html lang="${head.locale}">`,
		"<head>",
		'<meta charset="utf-8">',
		'<meta name="viewport" content="width=device-width, initial-scale=1">',
		`<title>${escapeHtml(head.title)}</title>`,
		...textTags(head),
		...addressTags(head),
		...assetTags(head, assets),
		"</head>",
		`<body><div id="root">${body}</div></body>`,
		"</html>",
		"",
	].join("\n");
}

function textTags(head: DocumentHead): string[] {
	const texts = [...metaTexts(head)].map(([name, text]) => meta(name, text));
	return [
		...texts,
		...(head.indexed ? [] : [meta("robots", "noindex")]),
		meta("og:type", "website"),
		meta("og:site_name", "Billet-doux"),
		meta("twitter:card", "summary"),
	];
}

function addressTags(head: DocumentHead): string[] {
	if (head.canonicalPath === undefined) return [];
	const url = origin + head.canonicalPath;
	return [
		`<link rel="canonical" href="${url}">`,
		...alternatesOf(head).map(
			([language, path]) => `<link rel="alternate" hreflang="${language}" href="${origin}${path}">`,
		),
		meta("og:url", url),
		meta("og:locale", openGraphLocale(head.locale)),
		...locales
			.filter((locale) => locale !== head.locale)
			.map((locale) => meta("og:locale:alternate", openGraphLocale(locale))),
	];
}

function assetTags(head: DocumentHead, assets: PageAssets): string[] {
	return [
		'<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
		'<link rel="icon" href="/favicon.ico" sizes="32x32">',
		'<meta name="color-scheme" content="light dark">',
		'<meta name="theme-color" content="#FBF6EF" media="(prefers-color-scheme: light)">',
		'<meta name="theme-color" content="#1C1614" media="(prefers-color-scheme: dark)">',
		...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
		...firstFonts[head.locale].map(
			(font) => `<link rel="preload" href="${fontAt(assets, font)}" as="font" type="font/woff2" crossorigin>`,
		),
		...assets.scripts.map((src) => `<script type="module" src="${src}"></script>`),
		...assets.preloadedModules.map((href) => `<link rel="modulepreload" href="${href}">`),
	];
}

/** Open Graph spells a locale with an underscore: `fr_FR`. */
function openGraphLocale(locale: Locale): string {
	return intlTagOf[locale].replace("-", "_");
}

function fontAt(assets: PageAssets, font: string): string {
	const path = assets.fonts[font];
	if (path === undefined) throw new Error(`The font ${font} is not in the bundle`);
	return path;
}

function meta(name: string, text: string): string {
	const attribute = name.startsWith("og:") ? "property" : "name";
	return `<meta ${attribute}="${name}" content="${escapeHtml(text)}">`;
}

function escapeHtml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
