import { byLocale, type Locale, locales } from "#i18n/locales.ts";
import { type CorpusNote, harmCategories } from "./corpus.ts";

/** A note and what a model says of it that has seen neither it nor its twin. */
export interface UnseenNote extends Pick<CorpusNote, "language" | "label" | "category"> {
	/** Whether it names people by what they are. */
	readonly namesPeople: boolean;
	/** Whether the model refuses it. */
	readonly weighed: boolean;
	/** The category that the model gives it, if it is to be refused. */
	readonly named: string;
	/** Whether the rules refuse it, or suspect it enough for what the model thinks of it. */
	readonly ruled: boolean;
}

interface Rate {
	readonly right: number;
	readonly of: number;
}

/** What rules and model together come to in a language. */
interface LanguageFigures {
	readonly notes: number;
	readonly accepted: Rate;
	readonly refused: Rate;
	/** Of those that the model refuses rightly, those it gives the right category. */
	readonly named: Rate;
	readonly categories: Readonly<Record<(typeof harmCategories)[number], Rate>>;
	/** Of notes that name people by what they are: a group, or simply a woman, a man, a person. */
	readonly people: { readonly accepted: Rate; readonly refused: Rate };
}

/** The figures that are kept with a training, beside its weights. */
export interface DevelopmentFigures {
	/** Day of the training, `2026-01-31`. */
	readonly trained: string;
	readonly languages: Readonly<Record<Locale, LanguageFigures>>;
	/** Of public verse, what is accepted of poets not in the training; none when no verse was there to train with. */
	readonly verse?: Readonly<Record<Locale, Rate>>;
}

/** Counts what rules and model together judge right. */
export function developmentFigures(notes: readonly UnseenNote[]): DevelopmentFigures["languages"] {
	return byLocale((language) => figuresOf(notes.filter((note) => note.language === language)));
}

/** Counts the poems, all of them to be accepted, that are. */
export function acceptedVerse(poems: readonly UnseenNote[]): Readonly<Record<Locale, Rate>> {
	return byLocale((language) =>
		rate(
			poems.filter((poem) => poem.language === language),
			passes,
		),
	);
}

function figuresOf(notes: readonly UnseenNote[]): LanguageFigures {
	const bad = notes.filter(({ label }) => label === "reject");
	const kind = notes.filter(({ label }) => label === "accept");
	const ofPeople = ({ namesPeople }: UnseenNote) => namesPeople;
	const recall = (name: string) =>
		rate(
			bad.filter(({ category }) => category === name),
			refuses,
		);
	return {
		notes: notes.length,
		accepted: rate(kind, passes),
		refused: rate(bad, refuses),
		named: rate(
			bad.filter(({ weighed }) => weighed),
			({ category, named }) => category === named,
		),
		categories: Object.fromEntries(harmCategories.map((name) => [name, recall(name)])) as LanguageFigures["categories"],
		people: { accepted: rate(kind.filter(ofPeople), passes), refused: rate(bad.filter(ofPeople), refuses) },
	};
}

function passes(note: UnseenNote): boolean {
	return !refuses(note);
}

function refuses({ ruled, weighed }: UnseenNote): boolean {
	return ruled || weighed;
}

function rate(notes: readonly UnseenNote[], holds: (note: UnseenNote) => boolean): Rate {
	return { right: notes.filter(holds).length, of: notes.length };
}

/** The figures for people, two lines a language, and one of verse. */
export function describeDevelopment({ languages, verse }: DevelopmentFigures): string {
	const lines = locales.flatMap((language) => {
		const { accepted, refused, named, categories } = languages[language];
		const recalls = harmCategories.map((name) => `${name} ${percent(share(categories[name]))}`);
		const balanced = (share(accepted) + share(refused)) / 2;
		return [
			`${language}: kind notes accepted ${percent(share(accepted))}, others refused ${percent(share(refused))}, balanced ${percent(balanced)}, category right in ${percent(share(named))}`,
			`   ${recalls.join(", ")}`,
		];
	});
	const poems = locales.map((language) => `${language} ${percent(share(verse?.[language] ?? { right: 0, of: 0 }))}`);
	if (verse !== undefined) lines.push(`public verse accepted: ${poems.join(", ")}`);
	return lines.join("\n");
}

function share({ right, of }: Rate): number {
	return of === 0 ? 0 : right / of;
}

function percent(value: number): string {
	return `${(100 * value).toFixed(1)} %`;
}
