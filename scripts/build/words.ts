import { mkdirSync, writeFileSync } from "node:fs";
import { compile } from "@inlang/paraglide-js";
import { mistakesInMessages } from "#i18n/check-messages.ts";
import { byLocale, defaultLocale, locales } from "#i18n/locales.ts";
import { readCatalogue } from "#i18n/read-catalogue.ts";

/** Checks the catalogues and compiles them to `i18n/compiled/`. Throws with every mistake found. */
export async function compileWords(root: string): Promise<string> {
	const catalogues = byLocale(readCatalogue);
	const mistakes = mistakesInMessages(catalogues, defaultLocale);
	if (mistakes.length > 0) throw new Error(`The words are not complete:\n  ${mistakes.join("\n  ")}`);
	await compile({
		project: writeProject(`${root}/i18n/project.inlang`),
		outdir: `${root}/i18n/compiled`,
		strategy: ["globalVariable", "baseLocale"],
		emitTsDeclarations: true,
		emitReadme: false,
		emitGitIgnore: false,
		emitPrettierIgnore: false,
		includeEslintDisableComment: false,
	});
	return `${Object.keys(catalogues[defaultLocale]).length} messages in ${locales.length} languages`;
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
