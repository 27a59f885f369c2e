import { readForm } from "./behaviours.ts";

export interface IdentitySentence {
	readonly identity: string;
	/** What the identity is put into. */
	readonly sentence: string;
	readonly text: string;
}

/**
 * Every sentence with every identity. Identities are what no sentence may be judged by: nationality, religion, caste,
 * gender, orientation, disability, skin, age, body, trade. `{}` is where they stand.
 */
export function identitySentences(form: string): readonly IdentitySentence[] {
	const sentences = linesOf(form, "identity-sentences.txt");
	return linesOf(form, "identities.tsv").flatMap((line) => {
		const [identity = "", phrase = ""] = line.split("\t");
		return sentences.map((sentence) => ({ identity, sentence, text: capitalised(sentence.replace("{}", phrase)) }));
	});
}

function linesOf(form: string, file: string): readonly string[] {
	return readForm(form, file).trimEnd().split("\n");
}

function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
