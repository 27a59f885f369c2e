import { describe, expect, test } from "vitest";
import { chunksOf, pageAssets } from "./page-assets.ts";

const manifest = {
	"web/site/entry-client.tsx": { file: "assets/entry.js", imports: ["_shared.js"], css: ["assets/site.css"] },
	"web/site/pages/faq/faq-page.tsx": { file: "assets/faq.js", imports: ["_shared.js", "web/site/entry-client.tsx"] },
	"_shared.js": { file: "assets/shared.js" },
	"node_modules/font/files/serif.woff2": { file: "assets/serif-1.woff2" },
};

describe("the files of a page", () => {
	test("are each named once, the entry as the script", () => {
		expect(pageAssets(manifest, ["web/site/pages/faq/faq-page.tsx"])).toEqual({
			scripts: ["/assets/entry.js"],
			preloadedModules: ["/assets/shared.js", "/assets/faq.js"],
			styles: ["/assets/site.css"],
			fonts: { "serif.woff2": "/assets/serif-1.woff2" },
		});
	});

	test("are found through imports in a circle", () => {
		const circle = { a: { file: "a.js", imports: ["b"] }, b: { file: "b.js", imports: ["a"] } };
		expect(chunksOf(circle, ["a"])).toEqual(["a", "b"]);
	});

	test("must be in the bundle", () => {
		expect(() => pageAssets(manifest, ["web/site/gone.tsx"])).toThrow("web/site/gone.tsx is not in the bundle");
	});
});
