import type { Locale } from "#i18n/locales.ts";

/** The words of a part of the administration in every language. */
export type Catalogue<Words> = Readonly<Record<Locale, Words>>;

/**
 * Joins the words of a part of the administration. The French ones say which there are: a plain text, or a function of
 * what stands in it. A language that lacks one does not compile.
 */
export function defineWords<Words>(catalogue: { fr: Words; en: NoInfer<Words>; hi: NoInfer<Words> }): Catalogue<Words> {
	return catalogue;
}
