import type { SwitchedEmail } from "#contract/emails.ts";
import type { m } from "#i18n/compiled/messages.js";

type WordsKey = `admin_templates_${SwitchedEmail}${"" | "_description"}`;

// By pattern, so that one more e-mail needs no line here, and no other words come along. The catalogue lacks no key: the
// type below names each of them.
const words = import.meta.glob<Pick<typeof m, WordsKey>>("/i18n/compiled/messages/admin_templates_*.js", {
	eager: true,
});

interface TemplateWords {
	readonly name: string;
	/** When it is sent, and to whom. */
	readonly description: string;
}

/** What is said of an e-mail that can be switched on and off. */
export function templateWords(id: SwitchedEmail): TemplateWords {
	return { name: wordsOf(`admin_templates_${id}`), description: wordsOf(`admin_templates_${id}_description`) };
}

function wordsOf(key: WordsKey): string {
	const found = words[`/i18n/compiled/messages/${key}.js`];
	return found === undefined ? key : found[key]();
}
