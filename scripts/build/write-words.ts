import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { byLocale, locales } from "#i18n/locales.ts";
import { readCatalogue } from "#i18n/read-catalogue.ts";
import { type PartOfWords, partsOfWords, type WordsFiles } from "#web/admin/language/words-files.ts";
import { plainText } from "./plain-text.ts";
import type { UsedWords } from "./words-apart.ts";

/** The number of each message: its place in the catalogues, which all have the same keys. */
export function messageNumbers(): ReadonlyMap<string, number> {
	return new Map(Object.keys(readCatalogue(locales[0])).map((key, index) => [key, index]));
}

/** Writes the words of the administration, apart for each language, into `out/public/`, and gives where they are. */
export async function writeWords(out: string, used: UsedWords): Promise<WordsFiles> {
	const numberOf = messageNumbers();
	const texts = byLocale((locale) => {
		const catalogue = readCatalogue(locale);
		const textsOf = (keys: readonly string[]) =>
			JSON.stringify(Object.fromEntries(keys.map((key) => [numberOf.get(key), plainText(key, catalogue[key])])));
		return { first: textsOf(used.first), rest: textsOf(used.rest) };
	});
	const files = byLocale((locale) => {
		const fileOf = (part: PartOfWords) => `/assets/admin/words-${locale}-${part}-${hashOf(texts[locale][part])}.json`;
		return { first: fileOf("first"), rest: fileOf("rest") };
	});
	for (const locale of locales) {
		for (const part of partsOfWords) await writeFile(`${out}/public${files[locale][part]}`, texts[locale][part]);
	}
	return files;
}

function hashOf(text: string): string {
	return createHash("sha256").update(text).digest("base64url").slice(0, 8);
}
