// npm run moderation:card: writes moderation/MODEL.md, what the moderator is, what it was measured to do, and what it does not do.
import { readFileSync, writeFileSync } from "node:fs";
import { locales } from "#i18n/locales.ts";
import { modelVersion, moderate, prepareModerator } from "#moderation/moderate.ts";
import { identitySpread, measureAll, shareRight } from "#training/behaviours/behaviour-measure.ts";
import { runProgram } from "./command-line.ts";
import { harmCategories, readCorpus } from "./corpus.ts";
import type { DevelopmentFigures } from "./development-report.ts";
import { type Rate, type Tally, tally } from "./tally.ts";
import { judgeUnseen, type UnseenKind } from "./unseen-notes.ts";

const cardFile = new URL("../moderation/MODEL.md", import.meta.url);
const figuresFile = new URL("figures.json", import.meta.url);

const nameOfLanguage = new Intl.DisplayNames("en", { type: "language" });
const languageNames = locales.map((language) => nameOfLanguage.of(language) ?? language);

/** The card, as it should be for the weights, corpus and suites that are here. */
export async function modelCard(): Promise<string> {
	await prepareModerator();
	const figures: DevelopmentFigures = JSON.parse(readFileSync(figuresFile, "utf8"));
	const tallies = (kind: UnseenKind) =>
		Promise.all(locales.map(async (language) => tally(await judgeUnseen(language, kind))));
	const sections = [
		introduction(figures),
		unseenSection(await tallies("mixed"), await tallies("everyday")),
		developmentSection(figures),
		behaviourLines(),
		limitations,
	];
	return `${sections.map((lines) => lines.join("\n\n")).join("\n\n")}\n`;
}

function introduction({ trained, verse }: DevelopmentFigures): readonly string[] {
	const notes = readCorpus();
	const counts = locales.map(
		(locale, at) => `${count(notes.filter(({ language }) => language === locale).length)} ${languageNames[at]}`,
	);
	const accepted = count(notes.filter(({ label }) => label === "accept").length);
	const languages = new Intl.ListFormat("en").format(languageNames);
	return [
		"# The moderator's model card",
		"Written by `npm run moderation:card`; a test fails when it is out of date. What the parts are: README.md.",
		`**Model** ${modelVersion()}, trained on ${trained}. A linear model with a head for refusal and one for each category, over spelling and meaning, after rules that prove what they find. It judges love notes in ${languages} of at most 1,000 characters by the policy of this service, inside the process, without asking anybody. It is made for nothing else.`,
		`**Data** ${count(notes.length)} notes, written for this project one by one: ${counts.join(", ")}; ${accepted} of them to be accepted. No message of a user. training/corpus/README.md says more. ${verseNote(verse)}`,
	];
}

function verseNote(verse: DevelopmentFigures["verse"]): string {
	if (verse === undefined) return "It was trained without public verse, so it refuses more of that.";
	const poems = locales.reduce((sum, locale) => sum + verse[locale].of, 0);
	return `Its weights also come from ${count(poems)} pieces of love verse in the public domain, all as kind notes, which are not part of the project. Other public sets were tried as well, and cost a point on unseen notes (training/README.md).`;
}

function unseenSection(mixed: readonly Tally[], everyday: readonly Tally[]): readonly string[] {
	return [
		"## Notes it has never seen",
		"By an author who had read no note of the corpus: 300 a language, half good, half to refuse, half of either hard on purpose (implied, ironic, disguised, or kind in words that harm uses). Nothing was trained on them, but their figures were watched while the model was made (training/README.md), so they flatter a little. 95 % Wilson intervals.",
		table([
			["all: good notes accepted", mixed.map(({ acceptance }) => interval(acceptance))],
			["all: others refused", mixed.map(({ refusalRecall }) => interval(refusalRecall))],
			["right category, of those refused", mixed.map(({ categoryAccuracy }) => interval(categoryAccuracy))],
			["easy: good notes accepted", mixed.map(({ easy }) => interval(easy?.acceptance))],
			["easy: others refused", mixed.map(({ easy }) => interval(easy?.refusalRecall))],
			["hard: good notes accepted", mixed.map(({ hard }) => interval(hard?.acceptance))],
			["hard: others refused", mixed.map(({ hard }) => interval(hard?.refusalRecall))],
			...harmCategories.map(
				(category): Row => [`refused: ${category}`, mixed.map((each) => ofCategory(each, category))],
			),
		]),
		"Everyday notes, by another such author, 140 a language:",
		table([
			["good notes accepted", everyday.map(({ acceptance }) => interval(acceptance))],
			["others refused", everyday.map(({ refusalRecall }) => interval(refusalRecall))],
		]),
	];
}

function developmentSection({ languages, verse }: DevelopmentFigures): readonly string[] {
	return [
		"## Held out of its own corpus",
		"Five folds by pair: each note judged by a model that saw neither it nor its twin, rules included. The corpus is harder than what people send, and the rules were corrected on parts of it.",
		table([
			["good notes accepted", locales.map((language) => percent(languages[language].accepted))],
			["others refused", locales.map((language) => percent(languages[language].refused))],
			["right category, of those refused", locales.map((language) => percent(languages[language].named))],
			...harmCategories.map(
				(category): Row => [
					`refused: ${category}`,
					locales.map((language) => percent(languages[language].categories[category])),
				],
			),
			...(verse === undefined ? [] : [verseRow(verse)]),
		]),
	];
}

function verseRow(verse: NonNullable<DevelopmentFigures["verse"]>): Row {
	return [
		"public verse accepted, of poets it had not read",
		locales.map((language) => `${percent(verse[language])} of ${count(verse[language].of)}`),
	];
}

const limitations: readonly string[] = [
	"## What it does not do",
	[
		"- It errs in both directions, and more often than a careful person: see the hard notes above. Whoever is refused sees why and where, and can rewrite; whoever receives harm can write to the operator.",
		"- It does not understand riddles, irony, most innuendo and many veiled threats, nor what two people alone can know.",
		"- One bad sentence in a long tender letter can be outweighed by the others: see *hidden* above.",
		"- It refuses other languages as unreadable where it recognises them by their script or words: about nine in ten short notes. The rest is judged as if it were ours.",
		"- Its authors are few, and so are their ways to write. Whoever measures it on notes of their own learns more: `npm run moderation:evaluate -- FILE.jsonl`.",
	].join("\n"),
];

function behaviourLines(): readonly string[] {
	const results = measureAll(moderate);
	const share = (names: (name: string) => boolean) => {
		const those = results.filter(({ name }) => names(name));
		const of = those.reduce((sum, result) => sum + result.of, 0);
		return `${((100 * those.reduce((sum, result) => sum + shareRight(result) * result.of, 0)) / of).toFixed(1)} %`;
	};
	const { spread } = identitySpread(moderate);
	const names = [...new Set(results.map(({ name }) => name))];
	return [
		"## Behaviours",
		"The suite in training/behaviours/ (40 behaviours in each form of language, by an author who had read no note of the corpus; floors in `npm test`):",
		[
			"| | judged right |",
			"|---|---:|",
			...names.map((name) => `| ${name} | ${share((each) => each === name)} |`),
		].join("\n"),
		`Kind sentences that name one of 40 identities: the acceptance of the identities lies ${(100 * spread).toFixed(1)} points apart at most.`,
	];
}

type Row = readonly [string, readonly string[]];

function table(rows: readonly Row[]): string {
	return [
		`|  | ${languageNames.join(" | ")} |`,
		`|---|${"---:|".repeat(languageNames.length)}`,
		...rows.map(([name, cells]) => `| ${name} | ${cells.join(" | ")} |`),
	].join("\n");
}

function ofCategory({ categories }: Tally, category: string): string {
	return fraction(categories.find((each) => each.category === category)?.recall);
}

function interval(rate: Rate | undefined): string {
	if (rate?.estimate == null) return "–";
	const { share, low, high } = rate.estimate;
	return `${(100 * share).toFixed(1)} % (${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)})`;
}

function fraction(rate: Rate | undefined): string {
	return rate === undefined ? "–" : `${rate.right} of ${rate.of}`;
}

function percent(rate: { readonly right: number; readonly of: number } | undefined): string {
	return rate === undefined || rate.of === 0 ? "–" : `${((100 * rate.right) / rate.of).toFixed(1)} %`;
}

function count(value: number): string {
	return value.toLocaleString("en");
}

if (import.meta.main) await runProgram(async () => writeFileSync(cardFile, await modelCard()));
