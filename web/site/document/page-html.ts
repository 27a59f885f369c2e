import { escapeHtml } from "#contract/escape-html.ts";
import { heartsOffMeta, inboxByLinkMeta } from "#contract/inbox-access.ts";
import { factCondition } from "#contract/site-facts.ts";
import { hintWorkerMeta } from "#contract/writing-hint.ts";
import { palette } from "#web/ui/style/palette.ts";
import { awaitFonts } from "./await-fonts.ts";
import { alternatesOf, type DocumentHead, metaPaths, metaTexts, openGraphAlternates } from "./document-head.ts";
import { keepEarlyEvents } from "./early-events.ts";
import { firstFontsOf } from "./first-fonts.ts";
import { publicOrigin } from "./public-origin.ts";
import { sharePictureSize } from "./share-picture.ts";
import { webManifestPath } from "./web-manifest.ts";

/** The hashed files a page links to, as absolute paths. */
export interface PageAssets {
	readonly scripts: readonly string[];
	readonly preloadedModules: readonly string[];
	readonly styles: readonly string[];
	/** Every font file by the last part of its source path. */
	readonly fonts: Readonly<Record<string, string>>;
	/** The worker that reads along while a note is written. A page without scripts needs none. */
	readonly hintWorker?: string;
}

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
		...(body.includes("data-island=") ? [`<script>${keepEarlyEvents}</script>`] : []),
		...assetTags(head, assets),
		"</head>",
		`<body>${body}</body>`,
		"</html>",
		"",
	].join("\n");
}

function textTags(head: DocumentHead): string[] {
	return [
		...[...metaTexts(head)].map(([name, text]) => meta(name, text)),
		...(head.indexed ? [] : [meta("robots", "noindex")]),
		meta("og:type", "website"),
		meta("og:site_name", "Billet-doux"),
		...openGraphAlternates(head).map((locale) => meta("og:locale:alternate", locale)),
		meta("og:image:type", "image/png"),
		meta("og:image:width", String(sharePictureSize.width)),
		meta("og:image:height", String(sharePictureSize.height)),
		meta("twitter:card", "summary_large_image"),
	];
}

function addressTags(head: DocumentHead): string[] {
	const paths = [...metaPaths(head)].map(([name, path]) => meta(name, publicOrigin + path));
	if (head.canonicalPath === undefined) return paths;
	return [
		`<link rel="canonical" href="${publicOrigin}${head.canonicalPath}">`,
		...alternatesOf(head).map(
			([language, path]) => `<link rel="alternate" hreflang="${language}" href="${publicOrigin}${path}">`,
		),
		...paths,
	];
}

function assetTags(head: DocumentHead, assets: PageAssets): string[] {
	return [
		'<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
		'<link rel="icon" href="/favicon.ico" sizes="16x16 32x32 48x48">',
		'<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
		`<link rel="manifest" href="${webManifestPath(head.locale)}">`,
		'<meta name="color-scheme" content="light dark">',
		`<meta name="theme-color" content="${palette.light.paper}" media="(prefers-color-scheme: light)">`,
		`<meta name="theme-color" content="${palette.dark.paper}" media="(prefers-color-scheme: dark)">`,
		...(head.showsFrames ? [meta("frames", "self")] : []),
		...hintTags(assets),
		...inboxTags(assets),
		...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
		...firstFontsOf(head.locale).map(
			(font) => `<link rel="preload" href="${fontAt(assets, font)}" as="font" type="font/woff2" crossorigin>`,
		),
		...inlineScripts(head, assets),
		...assets.scripts.map((src) => `<script type="module" src="${src}"></script>`),
		...assets.preloadedModules.map((href) => `<link rel="modulepreload" href="${href}">`),
	];
}

/** A service without hints leaves this out. */
function hintTags({ hintWorker }: PageAssets): string[] {
	const { start, end } = factCondition("writingHint");
	return hintWorker === undefined ? [] : [start + meta(hintWorkerMeta, hintWorker) + end];
}

/** What scripts are told of a service: that letters are read by a link which is mailed, that there are no hearts. */
function inboxTags({ scripts }: PageAssets): string[] {
	if (scripts.length === 0) return [];
	const facts = [
		["inboxLink", inboxByLinkMeta],
		["heartsOff", heartsOffMeta],
	] as const;
	return facts.map(([fact, name]) => {
		const { start, end } = factCondition(fact);
		return start + meta(name, "yes") + end;
	});
}

/** None on a page without scripts: it is shown when something is missing, and waits for nothing. */
function inlineScripts({ locale }: DocumentHead, { scripts }: PageAssets): string[] {
	const script = awaitFonts(locale);
	return script === undefined || scripts.length === 0 ? [] : [`<script>${script}</script>`];
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
