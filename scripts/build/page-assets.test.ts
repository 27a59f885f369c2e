import { describe, expect, test } from "vitest";
import { islandScripts, pageAssets } from "./page-assets.ts";

const manifest = {
	"web/site/site.ts": { file: "assets/site.js", imports: ["_shared.js"], css: ["assets/site.css"] },
	"web/site/pages/faq/faq-script.ts": { file: "assets/faq.js", imports: ["_shared.js"] },
	"web/site/pages/faq/faq.css": { file: "assets/faq.css" },
	"web/site/pages/contact/contact-island.tsx": { file: "assets/contact.js", imports: ["_react.js", "_shared.js"] },
	"_shared.js": { file: "assets/shared.js" },
	"_react.js": { file: "assets/react.js" },
	"node_modules/font/files/serif.woff2": { file: "assets/serif-1.woff2" },
};

describe("the files of a page", () => {
	test("are each named once: those of every page, then its own", () => {
		expect(pageAssets(manifest, "faq")).toEqual({
			scripts: ["/assets/site.js", "/assets/faq.js"],
			preloadedModules: ["/assets/shared.js"],
			styles: ["/assets/site.css", "/assets/faq.css"],
			fonts: { "serif.woff2": "/assets/serif-1.woff2" },
		});
	});

	test("do not hold what its island loads later", () => {
		expect(pageAssets(manifest, "contact").scripts).toEqual(["/assets/site.js"]);
		expect(islandScripts(manifest, "contact")).toEqual(["/assets/contact.js", "/assets/react.js", "/assets/shared.js"]);
		expect(islandScripts(manifest, "faq")).toEqual([]);
	});

	test("are found through imports in a circle", () => {
		const circle = {
			"web/site/site.ts": { file: "assets/site.js", imports: ["a"] },
			a: { file: "assets/a.js", imports: ["b"] },
			b: { file: "assets/b.js", imports: ["a"] },
		};
		expect(pageAssets(circle, "faq").preloadedModules).toEqual(["/assets/a.js", "/assets/b.js"]);
	});

	test("must be in the bundle", () => {
		expect(() => pageAssets({}, "faq")).toThrow("web/site/site.ts is not in the bundle");
	});
});
