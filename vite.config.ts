import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { fallbackFontRule } from "#scripts/build/fallback-font-rule.ts";
import { makeFontsLean } from "#scripts/build/lean-fonts.ts";
import { paletteRule } from "#scripts/build/palette-rule.ts";

/** How the site is bundled, for browsers and for the build itself. Nothing is inlined as `data:`, so that the content security policy stays strict. */
export default defineConfig({
	plugins: [react(), makeFontsLean()],
	css: { postcss: { plugins: [paletteRule, fallbackFontRule] } },
	publicDir: "web/site/public",
	build: {
		outDir: "dist/public",
		emptyOutDir: true,
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		target: "es2022",
	},
});
