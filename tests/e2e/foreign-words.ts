import { type Locale, scriptOf } from "#i18n/locales.ts";
import english from "#i18n/messages/en.json" with { type: "json" };
import french from "#i18n/messages/fr.json" with { type: "json" };

/** Names that stand in Latin letters among Hindi words: ours, and those of methods that go by no other. */
const latinNames = new Set(["Billet-doux", "JavaScript", "AES-256-GCM", "HMAC", "HMAC-SHA-256", "argon2id", "GMT"]);

/** Words that almost every sentence of a language has, and that the other language does not know. */
const functionWords = {
	en: `the and of with your you is are was were not this that these those from it we our they their them what which how
		when who where why have has had been will would can cannot could should does to be by at for its than then only
		every please if my yes there here into about`,
	fr: `le la les des une est sont vous votre vos nous notre nos ne pas avec dans sur cette ces ce qui que quoi aux du mais
		être avez avons était sera peut leur leurs elle ils il et ou où votre chaque toujours sans très si je tu mon ton`,
};

const wordsOf = {
	en: new Set(functionWords.en.split(/\s+/)),
	fr: new Set(functionWords.fr.split(/\s+/)),
};

/** Short texts without such words, by the catalogue: whatever is an English message and no French one, and the reverse. */
const messagesOf = { en: textsOf(english, french), fr: textsOf(french, english) };

/** E-mail addresses and links, which are the same in every language. */
const addresses = /\S+@\S+|https?:\/\/\S+/g;

/**
 * What a text says in another language than it should: Latin words in Hindi that are no names, or any two of them in a
 * row; in English and French, words and messages of the other, and Devanagari.
 */
export function foreignWords(text: string, locale: Locale): string[] {
	const plain = text.replace(addresses, " · ");
	if (scriptOf[locale] === "devanagari") return latinIn(plain);
	const words = locale === "en" || locale === "fr" ? foreignTo(locale, plain) : [];
	return [...words, ...(plain.match(/\p{Script=Devanagari}+/gu) ?? [])];
}

function latinIn(text: string): string[] {
	const runs =
		text.match(
			/\p{Script=Latin}[\p{Script=Latin}\p{M}\d’'-]*(?:[ \u00a0\u202f,]+\p{Script=Latin}[\p{Script=Latin}\p{M}\d’'-]*)*/gu,
		) ?? [];
	return runs.filter((run) => !latinNames.has(run));
}

function foreignTo(locale: "en" | "fr", text: string): string[] {
	const other = locale === "en" ? "fr" : "en";
	if (messagesOf[other].has(text.trim())) return [text.trim()];
	// « l’a » and “it’s” are two words; "au-dessus" is one.
	const words = text.toLowerCase().match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? [];
	return words.filter((word) => wordsOf[other].has(word));
}

function textsOf(own: Record<string, unknown>, other: Record<string, unknown>): ReadonlySet<string> {
	const others = new Set(Object.values(other));
	return new Set(Object.values(own).filter((text): text is string => typeof text === "string" && !others.has(text)));
}
