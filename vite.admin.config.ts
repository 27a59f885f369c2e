import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { fallbackFontRule } from "#scripts/build/fallback-font-rule.ts";
import { makeFontsLean } from "#scripts/build/lean-fonts.ts";
import { paletteRule } from "#scripts/build/palette-rule.ts";

/** The administration's bundle, beside the site's: built by itself, so that what one needs never weighs on the other. */
export default defineConfig({
	plugins: [react(), makeFontsLean()],
	css: { postcss: { plugins: [paletteRule, fallbackFontRule] } },
	publicDir: false,
	build: {
		outDir: "dist/public",
		emptyOutDir: false,
		assetsDir: "assets/admin",
		assetsInlineLimit: 0,
		modulePreload: false,
		target: "es2022",
		rolldownOptions: { input: "web/admin/entry-admin.tsx" },
	},
});
