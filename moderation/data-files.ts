import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { type Locale, locales } from "#i18n/locales.ts";

/**
 * What the moderator reads from disk when it is prepared: vocabularies and weights. The only file here that knows Node;
 * a browser runs the rules alone (`hint.ts`), which need none of it.
 */
const vocabularyFolder = new URL("vocabulary/", import.meta.url);
const weightsFile = new URL("model/weights.bin", import.meta.url);

/** A file `en.tsv` or `hi-latn.tsv`: of a language, or of a language in one script. */
export interface VocabularyFile {
	/** `en`, `hi-latn`. */
	readonly name: string;
	readonly language: Locale;
	readonly text: string;
}

/** The vocabularies of the languages that the pages are in, by name. */
export function readVocabularyFiles(): readonly VocabularyFile[] {
	return vocabularyNames().flatMap((name) => {
		const language = locales.find((locale) => locale === languageOf(name));
		return language === undefined ? [] : [{ name, language, text: readVocabularyFile(`${name}.tsv`) }];
	});
}

/** The names of all vocabularies that there are, sorted: `en`, `fr`, `hi-deva`, `hi-latn`. */
export function vocabularyNames(): readonly string[] {
	return readdirSync(vocabularyFolder)
		.filter((file) => file.endsWith(".tsv"))
		.map((file) => file.slice(0, -".tsv".length))
		.sort();
}

/** `hi-latn` → `hi` */
export function languageOf(vocabularyName: string): string {
	return vocabularyName.split("-")[0] ?? vocabularyName;
}

/** Words for groups of people, of all languages together. */
export function readIdentities(): readonly string[] {
	return readdirSync(vocabularyFolder)
		.filter((file) => file.endsWith(".identities.txt"))
		.flatMap((file) => readVocabularyFile(file).trimEnd().split("\n"));
}

/** Words of other languages, a line each: its name, a tab, words. `borrowed` are those that our notes hold as well. */
export function readOtherLanguages(): readonly string[] {
	return readVocabularyFile("other-languages.txt").trimEnd().split("\n");
}

/** Given names that are common where our languages are spoken; never all of them. */
export function readGivenNames(): readonly string[] {
	return readVocabularyFile("given-names.txt").trimEnd().split(/\s+/);
}

export function readWeightsFile(): Uint8Array {
	return readFileSync(weightsFile);
}

/** What a correction of the weights is called in a data folder. */
export const adaptedWeightsName = "adapted-weights.bin";

/** Tells these weights from all others. */
export function weightsDigest(): string {
	return createHash("sha256").update(readWeightsFile()).digest("hex").slice(0, 16);
}

function readVocabularyFile(file: string): string {
	return readFileSync(new URL(file, vocabularyFolder), "utf8");
}
