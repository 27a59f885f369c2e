import { factCondition, factMark } from "#contract/site-facts.ts";
import type { Locale } from "#i18n/locales.ts";
import { type WordsFiles, wordsFilesId } from "#web/admin/language/words-files.ts";

/** What the browser needs for the administration, up to its queue. */
export interface AdminAssets {
	readonly scripts: readonly string[];
	/** The largest first: it is given the connection that is open already. */
	readonly preloadedModules: readonly string[];
	/** Style sheets, by the file that parts loaded later may ask for. */
	readonly styles: readonly { readonly file: string; readonly css: string }[];
	readonly wordsFiles: WordsFiles;
	/** Begins what need not wait for the scripts (entry-early.ts). */
	readonly earlyScript: string;
}

const noMailServer = factCondition("smtp", { unless: true });

/** Words by key, as a catalogue holds them. */
type Words = Readonly<Record<string, string>>;

/** The document of the administration: its loading state, in the language of its address until the browser knows better. */
export function adminHtml(assets: AdminAssets, locale: Locale, words: Words): string {
	const { scripts, preloadedModules, styles, wordsFiles, earlyScript } = assets;
	return [
		"<!doctype html>",
		`<html lang="${locale}">`,
		"<head>",
		'<meta charset="utf-8">',
		'<meta name="viewport" content="width=device-width, initial-scale=1">',
		`<title>${words.admin_frame_title}</title>`,
		'<meta name="robots" content="noindex">',
		// Has the server's policy let previews of e-mails be framed.
		'<meta name="frames" content="self">',
		'<meta name="color-scheme" content="light dark">',
		// What the running service knows; service-facts.ts reads it.
		`<meta name="time-zone" content="${factMark("timeZone")}">`,
		`${noMailServer.start}<meta name="mail" content="captured">${noMailServer.end}`,
		'<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
		'<link rel="icon" href="/favicon.ico" sizes="16x16 32x32 48x48">',
		...styles.map(({ file, css }) => `<style data-file="${file}">${css}</style>`),
		`<script type="application/json" id="${wordsFilesId}">${JSON.stringify(wordsFiles)}</script>`,
		`<script>${earlyScript}</script>`,
		...preloadedModules.map((href) => `<link rel="modulepreload" href="${href}">`),
		...scripts.map((src) => `<script type="module" src="${src}"></script>`),
		"</head>",
		"<body>",
		`<div id="root"><main class="waiting"><p>${words.admin_frame_loading}</p></main></div>`,
		`<noscript><p class="waiting">${words.admin_frame_needs_javascript}</p></noscript>`,
		"</body>",
		"</html>",
		"",
	].join("\n");
}
