import { alternatesOf, type DocumentHead } from "./document-head.ts";
import { publicOrigin } from "./public-origin.ts";

/** The sitemap of all pages that search engines may show, each with its languages (sitemaps.org 0.9, xhtml:link). */
export function sitemapXml(heads: readonly DocumentHead[]): string {
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
		...heads.filter(({ indexed }) => indexed).flatMap(urlLines),
		"</urlset>",
		"",
	].join("\n");
}

function urlLines(head: DocumentHead): string[] {
	return [
		"\t<url>",
		`\t\t<loc>${publicOrigin}${head.canonicalPath}</loc>`,
		...alternatesOf(head).map(
			([language, path]) => `\t\t<xhtml:link rel="alternate" hreflang="${language}" href="${publicOrigin}${path}"/>`,
		),
		"\t</url>",
	];
}
