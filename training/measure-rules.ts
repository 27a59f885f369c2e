// npm run moderation:rules: how often each rule of the moderator is right, on the corpus and on what else is given.
import { parseArgs } from "node:util";
import { runProgram } from "./command-line.ts";
import { readCorpus } from "./corpus.ts";
import { InputError, placeOf, readNotes } from "./notes-file.ts";
import { type KindTexts, readPublicSets } from "./public-sets.ts";
import { type KnownText, measureRules, precisionOf, type RulePrecision } from "./rule-precision.ts";

const usage = "usage: npm run moderation:rules -- [--mistakes] [--public FOLDER] [FILE.jsonl…]";
/** A proof that is plainly below this, by its 95 % interval, is none. */
const minPrecision = 0.99;
/** A phrase that fires less often says little about itself. */
const minFired = 3;

async function printRules(): Promise<void> {
	const { mistakes, folder, files } = readArguments();
	const corpus = readCorpus();
	say(`the corpus: ${corpus.length} notes\n`);
	const given: KnownText[] = [];
	for (const file of files) given.push(...(await readNotes(file)));
	if (files.length > 0) say(`${files.length} files: ${given.length} notes\n`);
	const sets = folder === undefined ? [] : readPublicSets(placeOf(folder));
	for (const [set, those] of Map.groupBy(sets, ({ set }) => set)) {
		say(`public ${set}: ${those.reduce((sum, { texts }) => sum + texts.length, 0)} kind texts\n`);
	}
	const measured = measureRules([...corpus, ...given]);
	const outside = measureRules(sets.flatMap(kindTextsOf));
	say(tableOf(measured, outside));
	if (mistakes) say([...measured, ...outside].flatMap(mistakeLines).join(""));
	const wrong = measured.filter((each) => each.part === undefined && each.proves && isBelow(each));
	say(wrong.length === 0 ? "no proof is below 99 %\n" : `below 99 %: ${wrong.map(({ rule }) => rule).join(", ")}\n`);
}

function readArguments() {
	try {
		const options = { mistakes: { type: "boolean" }, public: { type: "string" } } as const;
		const { values, positionals } = parseArgs({ options, allowPositionals: true });
		return { mistakes: values.mistakes === true, folder: values.public, files: positionals };
	} catch (error) {
		throw new InputError(`${error instanceof Error ? error.message : error}\n${usage}`);
	}
}

function kindTextsOf({ texts, clearOf }: KindTexts): readonly KnownText[] {
	return texts.map((text) => ({ text, label: "accept", clearOf }));
}

function isBelow(each: RulePrecision): boolean {
	return (precisionOf(each)?.high ?? 1) < minPrecision;
}

/** Rules with their phrases that fired often enough, the worst first; public texts in a column of their own. */
function tableOf(measured: readonly RulePrecision[], outside: readonly RulePrecision[]): string {
	const key = ({ rule, part }: RulePrecision) => `${rule}\0${part ?? ""}`;
	const elsewhere = new Map(outside.map((each) => [key(each), each.kind]));
	const line = (each: RulePrecision) => {
		const precision = precisionOf(each);
		const share = precision === undefined ? "–" : (100 * precision.share).toFixed(1);
		const name = each.part ?? `${each.rule} (${each.proves ? "proof" : "suspicion"})`;
		const counts = [each.refused, each.kind, elsewhere.get(key(each)) ?? 0].map((count) => `${count}`.padStart(6));
		return `${share.padStart(6)} ${counts.join(" ")}  ${each.part === undefined ? "" : "  "}${name}\n`;
	};
	const rules = [...Map.groupBy(measured, ({ rule }) => rule).values()].flatMap((those) => {
		const parts = those.filter(({ part, refused, kind }) => part !== undefined && refused + kind >= minFired);
		return [...those.slice(0, 1), ...parts.toSorted((left, right) => shareOf(left) - shareOf(right))];
	});
	return `\n% right, refused, kind, public kind\n${rules.map(line).join("")}\n`;
}

function shareOf(each: RulePrecision): number {
	return precisionOf(each)?.share ?? 1;
}

function mistakeLines({ rule, part, mistakes }: RulePrecision): readonly string[] {
	if (part !== undefined) return [];
	return mistakes.map(({ marked, text }) => `${rule}: ${JSON.stringify(marked)} in ${JSON.stringify(text)}\n`);
}

function say(text: string): void {
	process.stdout.write(text);
}

await runProgram(printRules);
