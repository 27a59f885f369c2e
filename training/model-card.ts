// npm run moderation:card: writes moderation/MODEL.md, what the moderator is, what it was measured to do, and what it does not do.
import { readFileSync, writeFileSync } from "node:fs";
import { heldQuality } from "#contract/held-quality.ts";
import { locales } from "#i18n/locales.ts";
import { modelVersion, moderate, prepareModerator } from "#moderation/moderate.ts";
import { identitySpread, measureAll, shareRight } from "#training/behaviours/behaviour-measure.ts";
import { count, fraction, interval, languageNames, percent, type Row, refusedOf, table } from "./card-tables.ts";
import { runProgram } from "./command-line.ts";
import { harmCategories, readCorpus } from "./corpus.ts";
import type { DevelopmentFigures } from "./development-report.ts";
import { type Rate, type Tally, tally } from "./tally.ts";
import { judgeUnseen, type UnseenKind } from "./unseen-notes.ts";

const cardFile = new URL("../moderation/MODEL.md", import.meta.url);
const figuresFile = new URL("figures.json", import.meta.url);

/** The card, as it should be for the weights, corpus and suites that are here. */
export async function modelCard(): Promise<string> {
	await prepareModerator();
	const figures: DevelopmentFigures = JSON.parse(readFileSync(figuresFile, "utf8"));
	const tallies = (kind: UnseenKind) =>
		Promise.all(locales.map(async (language) => tally(await judgeUnseen(language, kind))));
	const sections = [
		introduction(figures),
		examSection(await tallies("exam"), await tallies("ordinary")),
		watchedSection(await tallies("mixed"), await tallies("everyday")),
		developmentSection(figures),
		behaviourLines(),
		contactDataLines(),
		await weaknesses(),
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

function examSection(exam: readonly Tally[], ordinary: readonly Tally[]): readonly string[] {
	return [
		"## Notes it has never seen",
		`By authors who had read no other note, ${atLeast(exam)} a language, half good, half to refuse, half of either hard on purpose (implied, ironic, disguised, or kind in words that harm uses). They were first judged when the model was finished, and changed nothing in it. These are the figures that are published. 95 % Wilson intervals.`,
		hardTable(exam),
		`Ordinary notes, by the same authors, ${atLeast(ordinary)} a language: what people send in their first minute.`,
		plainTable(ordinary),
		"When the least sure of the hard notes are held for a person (`MODERATION_HOLD`), who judges rightly, so many are answered rightly, good ones and others counting alike:",
		table(
			([0, 10, 20] as const).map((share): Row => {
				const cells = locales.map((locale) => `${(100 * heldQuality[locale][share]).toFixed(1)} %`);
				return [share === 0 ? "none held" : `${share} % held`, cells];
			}),
		),
	];
}

function atLeast(tallies: readonly Tally[]): string {
	return `at least ${count(Math.min(...tallies.map(({ notes }) => notes)))}`;
}

function watchedSection(mixed: readonly Tally[], everyday: readonly Tally[]): readonly string[] {
	return [
		"## Notes that were watched",
		"By other authors, written as those above: 300 hard and easy ones a language, and 140 everyday ones. Nothing was trained on them, but their figures were looked at while the model was made (training/README.md), so they flatter a little.",
		hardTable(mixed),
		plainTable(everyday),
	];
}

function hardTable(tallies: readonly Tally[]): string {
	return table([
		["all: good notes accepted", tallies.map(({ acceptance }) => interval(acceptance))],
		["all: others refused", tallies.map(({ refusalRecall }) => interval(refusalRecall))],
		["right category, of those refused", tallies.map(({ categoryAccuracy }) => interval(categoryAccuracy))],
		["easy: good notes accepted", tallies.map(({ easy }) => interval(easy?.acceptance))],
		["easy: others refused", tallies.map(({ easy }) => interval(easy?.refusalRecall))],
		["hard: good notes accepted", tallies.map(({ hard }) => interval(hard?.acceptance))],
		["hard: others refused", tallies.map(({ hard }) => interval(hard?.refusalRecall))],
		...harmCategories.map(
			(category): Row => [`refused: ${category}`, tallies.map((each) => refusedOf(each, category))],
		),
	]);
}

function plainTable(tallies: readonly Tally[]): string {
	return table([
		["good notes accepted", tallies.map(({ acceptance }) => interval(acceptance))],
		["others refused", tallies.map(({ refusalRecall }) => interval(refusalRecall))],
	]);
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
			["naming people: good notes accepted", locales.map((language) => percent(languages[language].people.accepted))],
			["naming people: others refused", locales.map((language) => percent(languages[language].people.refused))],
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

function contactDataLines(): readonly string[] {
	const refused = (notes: readonly string[]) => {
		return fraction({ right: notes.filter((text) => !moderate(text).approved).length, of: notes.length });
	};
	const odd = sample("odd-inputs.jsonl").map((line): string => JSON.parse(line).text);
	return [
		"## Contact data, numbers, and what nobody can judge",
		[
			`- Of contact data in disguise, written by hand, ${refused(heldOutContactData("disguised"))} notes are refused.`,
			`- Of notes with numbers that reach nobody, ${refused(heldOutContactData("innocent"))} are refused as well, which is wrong. (For both, the half of tests/samples/contact-data/ by which nothing was mended.)`,
			`- Of odd inputs (mashed keys, lone signs, other languages, hidden or encoded writing, code, orders to the moderator), ${refused(odd)} are refused; rules were mended by them.`,
		].join("\n"),
	];
}

/** The lines with an even number, which no detector was mended by. */
function heldOutContactData(name: string): readonly string[] {
	return sample(`contact-data/${name}.txt`).filter((_, at) => at % 2 === 1);
}

function sample(name: string): readonly string[] {
	return readFileSync(new URL(`../tests/samples/${name}`, import.meta.url), "utf8")
		.trimEnd()
		.split("\n");
}

/** Below this share, a behaviour is told as a weakness. */
const weak = 0.8;

async function weaknesses(): Promise<readonly string[]> {
	const exams = (await Promise.all(locales.map((language) => judgeUnseen(language, "exam")))).flat();
	const { hard, acceptance } = tally(exams);
	const byBehaviour = Map.groupBy(measureAll(moderate), ({ name }) => name);
	const weakest = [...byBehaviour].flatMap(([name, results]) => {
		const of = results.reduce((sum, result) => sum + result.of, 0);
		const wrong = results.reduce((sum, { mistakes }) => sum + mistakes.length, 0);
		return 1 - wrong / of < weak ? [{ name, wrong, of }] : [];
	});
	const list = weakest
		.toSorted((left, right) => right.wrong / right.of - left.wrong / left.of)
		.map(({ name, wrong, of }) => `*${name}* ${wrong} wrong of ${of}`);
	return [
		"## What it does badly, and what it does not do",
		[
			`- It errs in both directions, and more often than a careful person. Of the hard notes to refuse above, ${missed(hard?.refusalRecall)} pass; of all good ones, ${missed(acceptance)} are refused. Whoever is refused sees why and where, and can rewrite; whoever receives harm can report it in one click.`,
			`- Weakest behaviours: ${list.join(", ")}.`,
			"- It does not understand riddles, irony, most innuendo and many veiled threats, nor what two people alone can know.",
			"- One bad sentence in a long tender letter can be outweighed by the others: see *hidden* above.",
			"- It refuses other languages as unreadable where it recognises them by their script or words: about nine in ten short notes. The rest is judged as if it were ours.",
			"- Its authors are few, and so are their ways to write. Whoever measures it on notes of their own learns more: `npm run moderation:evaluate -- FILE.jsonl`.",
		].join("\n"),
	];
}

function missed(rate: Rate | undefined): string {
	return rate === undefined ? "–" : `${rate.of - rate.right} of ${rate.of}`;
}

if (import.meta.main) await runProgram(async () => writeFileSync(cardFile, await modelCard()));
