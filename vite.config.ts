import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { fallbackFontRule } from "#scripts/build/fallback-font-rule.ts";
import { makeFontsLean } from "#scripts/build/lean-fonts.ts";
import { paletteRule } from "#scripts/build/palette-rule.ts";

/** The browser's bundle. Nothing is inlined as `data:`, so that the content security policy stays strict. */
export default defineConfig({
	plugins: [react(), makeFontsLean()],
	css: { postcss: { plugins: [paletteRule, fallbackFontRule] } },
	publicDir: "web/site/public",
	build: {
		outDir: "dist/public",
		emptyOutDir: true,
		assetsInlineLimit: 0,
		modulePreload: false,
		target: "es2022",
		rolldownOptions: {
			input: "web/site/entry-client.tsx",
			// One chunk for all that pages share: fewer requests, and it compresses better than several.
			output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 2, test: /\.(?:[cm]?js|tsx?)$/ }] } },
		},
	},
});
