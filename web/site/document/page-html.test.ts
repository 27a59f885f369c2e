import { describe, expect, test } from "vitest";
import { pageHtml } from "./page-html.ts";

const assets = {
	scripts: ["/assets/entry-1.js"],
	preloadedModules: ["/assets/shared-1.js"],
	styles: ["/assets/site-1.css"],
	fonts: {
		"fraunces-latin-opsz-normal.woff2": "/assets/fraunces-1.woff2",
		"nunito-sans-latin-wght-normal.woff2": "/assets/nunito-1.woff2",
	},
};
const head = {
	locale: "fr",
	title: "Un « titre » & <plus>",
	description: "Mots",
	canonicalPath: "/fr/faq",
	indexed: true,
} as const;

describe("a prerendered document", () => {
	const html = pageHtml(head, "<p>Bonjour</p>", assets);

	test("says its language, its address and those of its translations", () => {
		expect(html).toContain('<html lang="fr">');
		expect(html).toContain('<link rel="canonical" href="https://public-url.invalid/fr/faq">');
		expect(html).toContain('<link rel="alternate" hreflang="hi" href="https://public-url.invalid/in/faq">');
		expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://public-url.invalid/faq">');
	});

	test("names its picture, its manifest and its icons", () => {
		expect(html).toContain(
			'<meta property="og:image" content="https://public-url.invalid/pictures/billet-doux-fr.png">',
		);
		expect(html).toContain('<meta property="og:image:width" content="1200">');
		expect(html).toContain('<meta property="og:image:height" content="630">');
		expect(html).toContain('<meta property="og:image:type" content="image/png">');
		expect(html).toContain('<meta property="og:image:alt" content="Une lettre');
		expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
		expect(html).toContain('<link rel="manifest" href="/fr/manifest.webmanifest">');
		expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
	});

	test("escapes its texts", () => {
		expect(html).toContain("<title>Un « titre » &amp; &lt;plus&gt;</title>");
	});

	test("holds no inline script or style, which a strict content security policy forbids", () => {
		expect(html).not.toMatch(/<style|style=|<script(?![^>]* src=)|data:/);
	});

	test("stays out of search engines when told to", () => {
		expect(html).not.toContain("noindex");
		expect(pageHtml({ ...head, indexed: false }, "", assets)).toContain('<meta name="robots" content="noindex">');
	});

	test("is not made with a font that the bundle lacks", () => {
		expect(() => pageHtml({ ...head, locale: "hi" }, "", assets)).toThrow("is not in the bundle");
	});
});
