import { headCategories } from "#moderation/classifier/model.ts";
import type { CorpusNote } from "./corpus.ts";

/** A note and what a model says of it that has seen neither it nor its twin. */
export interface UnseenNote extends Pick<CorpusNote, "language" | "label" | "category"> {
	/** Whether the model refuses it. */
	readonly weighed: boolean;
	/** The category that the model gives it, if it is to be refused. */
	readonly named: string;
	/** Whether a detector or a list refuses it without the model. */
	readonly ruled: boolean;
}

/** What the model alone, and with the rules before it, comes to: three lines a language. */
export function describeDevelopment(notes: readonly UnseenNote[]): string {
	const languages = ["en", "fr", "hi"] as const;
	return languages.flatMap((language) => linesOf(notes.filter((note) => note.language === language))).join("\n");
}

function linesOf(notes: readonly UnseenNote[]): readonly string[] {
	const refuses = ({ weighed }: UnseenNote) => weighed;
	const bad = notes.filter(({ label }) => label === "reject");
	const caught = bad.filter(refuses);
	const named = shareOf(caught, ({ category, named }) => category === named);
	const byCategory = headCategories.map((name) => {
		const recall = shareOf(
			bad.filter(({ category }) => category === name),
			(note) => note.ruled || refuses(note),
		);
		return `${name} ${percent(recall)}`;
	});
	return [
		`${notes[0]?.language}: ${balance(notes, refuses)}, category right in ${percent(named)}`,
		`   with the rules: ${balance(notes, (note) => note.ruled || refuses(note))}`,
		`   ${byCategory.join(", ")}`,
	];
}

function balance(notes: readonly UnseenNote[], refuses: (note: UnseenNote) => boolean): string {
	const accepted = shareOf(
		notes.filter(({ label }) => label === "accept"),
		(note) => !refuses(note),
	);
	const refused = shareOf(
		notes.filter(({ label }) => label === "reject"),
		refuses,
	);
	return `kind notes accepted ${percent(accepted)}, others refused ${percent(refused)}, balanced ${percent((accepted + refused) / 2)}`;
}

function shareOf<T>(values: readonly T[], holds: (value: T) => boolean): number {
	return values.length === 0 ? 0 : values.filter(holds).length / values.length;
}

function percent(share: number): string {
	return `${(100 * share).toFixed(1)} %`;
}
