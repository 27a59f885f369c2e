import type { Locale } from "#i18n/locales.ts";

interface AdminAssets {
	readonly scripts: readonly string[];
	readonly preloadedModules: readonly string[];
	readonly styles: readonly string[];
}

/** Words by key, as a catalogue holds them. */
type Words = Readonly<Record<string, string>>;

/** The document of the administration: its loading state, in the language of its address until the browser knows better. */
export function adminHtml({ scripts, preloadedModules, styles }: AdminAssets, locale: Locale, words: Words): string {
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
		'<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
		'<link rel="icon" href="/favicon.ico" sizes="16x16 32x32 48x48">',
		...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
		...scripts.map((src) => `<script type="module" src="${src}"></script>`),
		...preloadedModules.map((href) => `<link rel="modulepreload" href="${href}">`),
		"</head>",
		"<body>",
		`<div id="root"><main class="waiting"><p>${words.admin_frame_loading}</p></main></div>`,
		`<noscript><p class="waiting">${words.admin_frame_needs_javascript}</p></noscript>`,
		"</body>",
		"</html>",
		"",
	].join("\n");
}
