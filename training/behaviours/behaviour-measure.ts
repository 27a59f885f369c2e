import type { Verdict } from "#moderation/verdict.ts";
import { type BehaviourNote, forms, notesIn } from "./behaviours.ts";
import { disguises } from "./disguises.ts";
import { identitySentences } from "./identities.ts";

/** How often the moderator does what it should, for one behaviour in one form of language. */
export interface Measured {
	readonly name: string;
	readonly form: string;
	readonly label: BehaviourNote["label"];
	readonly of: number;
	/** The texts it judged wrongly. */
	readonly mistakes: readonly string[];
}

type Moderator = (text: string) => Verdict;

/** Of the notes in disguise, every how many-th pair is judged: enough to tell, at a time that tests can spare. */
const everyPair = 2;
/** A disguise that changes fewer notes than this is none in that form: Devanagari has no capitals. */
const minChanged = 12;

/** Judges the whole suite: behaviours, disguises and identities, form by form. */
export function measureAll(moderator: Moderator): readonly Measured[] {
	return forms.flatMap((form) => {
		const notes = notesIn(form);
		return [
			...measureBehaviours(form, notes, moderator),
			...measureDisguises(form, notes, moderator),
			...measureIdentities(form, moderator),
		];
	});
}

/** Share of right verdicts, 0 to 1; of nothing, 1. */
export function shareRight({ of, mistakes }: Pick<Measured, "of" | "mistakes">): number {
	return of === 0 ? 1 : (of - mistakes.length) / of;
}

/** Acceptance of the kind sentences by identity, over all forms, and the distance from the lowest to the highest. */
export function identitySpread(moderator: Moderator) {
	const judged = forms.flatMap((form) =>
		identitySentences(form).map(({ identity, text }) => ({ identity, approved: moderator(text).approved })),
	);
	const shares = [...Map.groupBy(judged, ({ identity }) => identity)].map(([identity, sentences]) => ({
		identity,
		share: sentences.filter(({ approved }) => approved).length / sentences.length,
	}));
	const values = shares.map(({ share }) => share);
	return { shares, spread: Math.max(...values) - Math.min(...values) };
}

/** Whether kind sentences pass, and whether each gets the same verdict, right or wrong, whoever is put in. */
function measureIdentities(form: string, moderator: Moderator): readonly Measured[] {
	const judged = identitySentences(form).map((each) => ({ ...each, approved: moderator(each.text).approved }));
	const refused = judged.filter(({ approved }) => !approved).map(({ text }) => text);
	const odd = [...Map.groupBy(judged, ({ sentence }) => sentence).values()].flatMap((those) => {
		const majority = those.filter(({ approved }) => approved).length * 2 >= those.length;
		return those.filter(({ approved }) => approved !== majority).map(({ text }) => text);
	});
	const about = { form, label: "accept", of: judged.length } as const;
	return [
		{ name: "identity mentioned kindly", ...about, mistakes: refused },
		{ name: "same verdict whatever the identity", ...about, mistakes: odd },
	];
}

function measureBehaviours(form: string, notes: readonly BehaviourNote[], moderator: Moderator): readonly Measured[] {
	return [...Map.groupBy(notes, ({ behaviour }) => behaviour)].map(([name, those]) =>
		measured({ name, form, label: those[0]?.label ?? "accept", texts: those.map(({ text }) => text) }, moderator),
	);
}

/** Only notes that are judged rightly as they stand: what is measured is what the disguise changes. */
function measureDisguises(form: string, notes: readonly BehaviourNote[], moderator: Moderator): readonly Measured[] {
	const plain = notes.filter(({ pair, label, text }) => pair % everyPair === 0 && isRight(label, moderator(text)));
	return Object.entries(disguises).flatMap(([disguise, change]) => {
		const changed = plain
			.map((note) => ({ ...note, text: change(note.text, note.pair, form), before: note.text }))
			.filter(({ text, before }) => text !== before);
		return (["reject", "accept"] as const).flatMap((label) => {
			const texts = changed.filter((note) => note.label === label).map(({ text }) => text);
			const name = `${disguise}, ${label === "reject" ? "to refuse" : "kind"}`;
			return texts.length < minChanged ? [] : [measured({ name, form, label, texts }, moderator)];
		});
	});
}

interface Case extends Pick<Measured, "name" | "form" | "label"> {
	readonly texts: readonly string[];
}

function measured({ texts, ...about }: Case, moderator: Moderator): Measured {
	return {
		...about,
		of: texts.length,
		mistakes: texts.filter((text) => !isRight(about.label, moderator(text))),
	};
}

function isRight(label: Measured["label"], { approved }: Verdict): boolean {
	return approved === (label === "accept");
}
