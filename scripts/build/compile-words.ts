import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { compile } from "@inlang/paraglide-js";
import { build } from "vite";
import { mistakesInMessages } from "#i18n/check-messages.ts";
import { byLocale, defaultLocale, locales } from "#i18n/locales.ts";
import { readCatalogue } from "#i18n/read-catalogue.ts";

/**
 * Checks the catalogues and compiles them to `i18n/compiled/`, unless it holds them already: compiling takes seconds.
 * Throws with every mistake found.
 */
export async function compileWords(root: string): Promise<string> {
	const catalogues = byLocale(readCatalogue);
	const mistakes = mistakesInMessages(catalogues, defaultLocale);
	if (mistakes.length > 0) throw new Error(`The words are not complete:\n  ${mistakes.join("\n  ")}`);
	const figure = `${Object.keys(catalogues[defaultLocale]).length} messages in ${locales.length} languages`;
	const outdir = `${root}/i18n/compiled`;
	const stamp = `${outdir}/.made-of`;
	const state = stateOf(root, catalogues);
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === state) return `${figure}, as compiled before`;
	await compile({
		project: writeProject(`${root}/i18n/project.inlang`),
		outdir,
		strategy: ["globalVariable", "baseLocale"],
		emitTsDeclarations: true,
		emitReadme: false,
		emitGitIgnore: false,
		emitPrettierIgnore: false,
		includeEslintDisableComment: false,
	});
	await joinForNode(outdir);
	writeFileSync(stamp, state);
	return figure;
}

/** All that the compiled words are made of. */
function stateOf(root: string, catalogues: object): string {
	const hash = createHash("sha256").update(JSON.stringify(catalogues));
	for (const file of [import.meta.filename, `${root}/package-lock.json`]) hash.update(readFileSync(file));
	return hash.digest("hex");
}

/** What Paraglide reads in place of options: a folder whose languages are those of `locales.ts`. Gives its path. */
function writeProject(folder: string): string {
	mkdirSync(folder, { recursive: true });
	const settings = {
		baseLocale: defaultLocale,
		locales,
		modules: ["../node_modules/@inlang/plugin-message-format/dist/index.js"],
		"plugin.inlang.messageFormat": { pathPattern: "./messages/{locale}.json" },
	};
	writeFileSync(`${folder}/settings.json`, JSON.stringify(settings, null, "\t"));
	return folder;
}

/**
 * One file with every message, which Node takes instead (`imports` in package.json): a file for each, as bundles need
 * them, takes the server eight times as long to load.
 */
async function joinForNode(folder: string): Promise<void> {
	await build({
		configFile: false,
		logLevel: "warn",
		root: `${folder}/..`,
		publicDir: false,
		build: {
			ssr: "compiled/messages.js",
			outDir: folder,
			emptyOutDir: false,
			minify: false,
			rolldownOptions: { external: [/runtime\.js$/], output: { entryFileNames: "messages-in-one-file.js" } },
		},
	});
}
