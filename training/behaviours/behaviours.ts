import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RefusalCategory } from "#contract/moderation.ts";

/** The forms of language that notes come in, a folder here each, called as the vocabulary is: `en`, `hi-latn`. */
export const forms: readonly string[] = readdirSync(import.meta.dirname, { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map(({ name }) => name)
	.sort();

/** A behaviour that is refused and the kind one that looks like it. */
interface Twins {
	readonly refused: string;
	readonly accepted: string;
	readonly category: RefusalCategory;
}

export const twins: readonly Twins[] = [
	{ refused: "meeting-proposed", accepted: "meeting-remembered", category: "meeting" },
	{ refused: "meeting-hinted", accepted: "meeting-dreamt", category: "meeting" },
	{ refused: "call-asked", accepted: "never-asked", category: "meeting" },
	{ refused: "phone-in-digits", accepted: "harmless-numbers", category: "personal_info" },
	{ refused: "phone-spelled-out", accepted: "numbers-in-words", category: "personal_info" },
	{ refused: "address-disguised", accepted: "signs-in-words", category: "personal_info" },
	{ refused: "handle-or-intent", accepted: "contact-renounced", category: "personal_info" },
	{ refused: "explicit-sexual", accepted: "tender-touch", category: "sexual" },
	{ refused: "innuendo-and-ogling", accepted: "sensual-verse", category: "sexual" },
	{ refused: "insult", accepted: "friendly-teasing", category: "harassment" },
	{ refused: "sarcastic-humiliation", accepted: "apology", category: "harassment" },
	{ refused: "threat", accepted: "violent-metaphor", category: "harassment" },
	{ refused: "veiled-threat-or-blackmail", accepted: "protection-promised", category: "harassment" },
	{ refused: "group-contempt", accepted: "identity-pride", category: "discrimination" },
	{ refused: "backhanded-praise", accepted: "insult-consoled", category: "discrimination" },
	{ refused: "offer-or-scam", accepted: "commerce-metaphor", category: "spam" },
	{ refused: "possession", accepted: "love-without-claim", category: "obsessive" },
	{ refused: "surveillance", accepted: "noticing", category: "obsessive" },
	{ refused: "ultimatum", accepted: "longing", category: "obsessive" },
	{ refused: "no-refused", accepted: "no-respected", category: "obsessive" },
];

/** A note of the catalogue with the verdict it should get. */
export interface BehaviourNote {
	readonly behaviour: string;
	readonly label: "accept" | "reject";
	/** Why it is to be refused; the behaviour's name for a kind note. */
	readonly category: string;
	readonly text: string;
	/** Shared by a note and its twin, within a form. */
	readonly pair: number;
}

/** All notes in a form of language, each followed by its twin. */
export function notesIn(form: string): readonly BehaviourNote[] {
	return readCatalogue(readForm(form, "notes.txt"));
}

/** A file of a form of language. */
export function readForm(form: string, file: string): string {
	return readFileSync(join(import.meta.dirname, form, file), "utf8");
}

/**
 * Reads `# refused / accepted` headings and, below each, lines in turn with `- ` and `+ `.
 * @throws Error for a heading that is not in the table, or a line out of turn.
 */
export function readCatalogue(catalogue: string): readonly BehaviourNote[] {
	const notes: BehaviourNote[] = [];
	let current: Twins | undefined;
	for (const line of catalogue.split("\n").filter((each) => each !== "")) {
		if (line.startsWith("# ")) {
			current = twins.find(({ refused, accepted }) => line === `# ${refused} / ${accepted}`);
			if (current === undefined) throw new Error(`no such behaviours: ${line}`);
		} else notes.push(noteOf(line, current, notes.length));
	}
	return notes;
}

function noteOf(line: string, current: Twins | undefined, at: number): BehaviourNote {
	const sign = at % 2 === 0 ? "- " : "+ ";
	if (current === undefined || !line.startsWith(sign)) throw new Error(`out of turn, "${sign}" expected: ${line}`);
	const { refused, accepted, category } = current;
	const [text, pair] = [line.slice(sign.length), Math.floor(at / 2) + 1];
	return at % 2 === 0
		? { behaviour: refused, label: "reject", category, text, pair }
		: { behaviour: accepted, label: "accept", category: accepted, text, pair };
}
