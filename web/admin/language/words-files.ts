import type { Locale } from "#i18n/locales.ts";

/** The words of the first load, and those of all parts that are fetched later. */
export const partsOfWords = ["first", "rest"] as const;
export type PartOfWords = (typeof partsOfWords)[number];

/** Where the words of each language are, as paths. */
export type WordsFiles = Readonly<Record<Locale, Readonly<Record<PartOfWords, string>>>>;

/** Names the element of the document that lists these files. */
export const wordsFilesId = "words-files";
