import { describe, expect, test } from "vitest";
import { pageAssets } from "./page-assets.ts";

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
		const circle = {
			...manifest,
			a: { file: "assets/a.js", imports: ["b"] },
			b: { file: "assets/b.js", imports: ["a"] },
		};
		expect(pageAssets(circle, ["a"]).preloadedModules).toEqual(["/assets/shared.js", "/assets/a.js", "/assets/b.js"]);
	});

	test("must be in the bundle", () => {
		expect(() => pageAssets(manifest, ["web/site/gone.tsx"])).toThrow("web/site/gone.tsx is not in the bundle");
	});
});
