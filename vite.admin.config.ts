import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { fallbackFontRule } from "#scripts/build/fallback-font-rule.ts";
import { makeFontsLean } from "#scripts/build/lean-fonts.ts";
import { leanScales } from "#scripts/build/lean-scales.ts";
import { paletteRule } from "#scripts/build/palette-rule.ts";
import { repeatableImports } from "#scripts/build/repeatable-imports.ts";

/** The administration's bundle, beside the site's: built by itself, so that what one needs never weighs on the other. */
export default defineConfig({
	plugins: [
		leanScales(),
		react(),
		makeFontsLean(),
		repeatableImports(resolve("web/admin/loading/fetch-before-import.ts")),
	],
	css: { postcss: { plugins: [paletteRule, fallbackFontRule] } },
	publicDir: false,
	build: {
		outDir: "dist/public",
		emptyOutDir: false,
		assetsDir: "assets/admin",
		assetsInlineLimit: 0,
		// Tells each import() all the files that it needs.
		modulePreload: { polyfill: false },
		target: "es2022",
		rolldownOptions: {
			input: "web/admin/entry-admin.tsx",
			output: {
				codeSplitting: {
					groups: [
						// React in a file of its own, which most releases leave as it is.
						{ name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
						// All else that the first load needs in one: over HTTP/1.1 a dozen small files wait for each other.
						{ name: "desk", tags: ["$initial"] },
					],
				},
			},
		},
	},
});
