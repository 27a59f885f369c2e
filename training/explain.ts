// npm run moderation:explain -- "text": how a note comes to its verdict; without a text, that of standard input.
import { text as textOf } from "node:stream/consumers";
import { readWeightsFile } from "#moderation/data-files.ts";
import { prepareTokens } from "#moderation/model/features.ts";
import { type Sentence, sentencesOf, tokensOf } from "#moderation/model/tokens.ts";
import { combine, sentenceMargin } from "#moderation/model/trained-model.ts";
import { decodeWeights } from "#moderation/model/weights-file.ts";
import { moderate, prepareModerator } from "#moderation/moderate.ts";
import { normalise, type Views } from "#moderation/normalise.ts";
import { findByRules } from "#moderation/rules.ts";
import type { Finding, Verdict } from "#moderation/verdict.ts";
import { readCommandLine, runProgram } from "./command-line.ts";
import { createExplainer, type Explanation } from "./explanation.ts";

const usage = 'usage: npm run moderation:explain -- "text"   (without a text, standard input is read)';
const strongest = 12;

async function explain(): Promise<void> {
	const { files } = readCommandLine(usage, [], 1, 0);
	const note = files[0] ?? (await textOf(process.stdin)).trimEnd();
	const views = normalise(note);
	say("views", viewLines(views));
	const { detected, selfHarm = [], threats = [], words = [], listed } = findByRules(views);
	say("rules", [
		...findingLines("detector", detected, note),
		...findingLines("self-harm", selfHarm, note),
		...findingLines("threat, suspected", threats, note),
		...findingLines("word, suspected", words, note),
		...findingLines("phrase, suspected", listed, note),
	]);
	explainModel(views);
	await prepareModerator();
	say("verdict", verdictLines(moderate(note), note));
}

function explainModel({ folded }: Views): void {
	const tokens = tokensOf(folded);
	const prepared = prepareTokens(tokens);
	const weights = decodeWeights(readWeightsFile());
	const explainer = createExplainer(weights);
	const whole = explainer(prepared, { start: 0, end: tokens.length });
	const scoreLine = (name: string, { heads }: Explanation) => {
		const { score, category } = combine(heads, weights.categories);
		return `${signed(score)}  ${category.padEnd(14)} ${name}`;
	};
	const wordsOf = ({ start, end }: Sentence) => folded.text.slice(tokens[start]?.from, tokens[end - 1]?.to);
	const threshold = weights.thresholds[prepared.language] ?? 0;
	const sentences = sentencesOf(tokens, folded.text);
	const ofSentence = signed(threshold + sentenceMargin(sentences.length));
	const limits = `refused above ${signed(threshold)}; a sentence of a long note, above ${ofSentence}`;
	say(`windows (model ${weights.version}, language ${prepared.language}, ${limits})`, [
		scoreLine("the whole note", whole),
		...sentences.map((sentence) => scoreLine(wordsOf(sentence), explainer(prepared, sentence))),
	]);
	say("heads, of the whole note", [
		`${signed(whole.heads[0] ?? 0)}  to refuse`,
		...weights.categories.map((category, at) => `${signed(whole.heads[at + 1] ?? 0)}  ${category}`),
	]);
	const lines = (features: Explanation["features"]) => features.map(({ name, effect }) => `${signed(effect)}  ${name}`);
	say(
		"strongest features against the note",
		lines(whole.features.slice(0, strongest).filter(({ effect }) => effect > 0)),
	);
	const kindest = whole.features.slice(-strongest).toReversed();
	say("strongest features for the note", lines(kindest.filter(({ effect }) => effect < 0)));
}

function viewLines({ display, folded, words, squeezed }: Views): readonly string[] {
	const readings = words.filter((word) => word.readings.length > 0);
	return [
		`display   ${JSON.stringify(display)}`,
		`folded    ${JSON.stringify(folded.text)}`,
		...squeezed.map(({ text }) => `squeezed  ${JSON.stringify(text)}`),
		...readings.map((word) => `reading   ${word.text} as ${word.readings.join(", ")}`),
	];
}

function findingLines(source: string, findings: readonly Finding[], note: string): readonly string[] {
	return findings.map(({ category, start, end }) => `${source}  ${category}  ${placeOf({ start, end }, note)}`);
}

function verdictLines(verdict: Verdict, note: string): readonly string[] {
	const confidence = `confidence ${verdict.confidence.toFixed(2)}, ${verdict.modelVersion}`;
	if (verdict.approved) return [`approved, ${confidence}`];
	return [`refused as ${verdict.category}, ${confidence}`, ...verdict.spans.map((span) => placeOf(span, note))];
}

function placeOf({ start, end }: Pick<Finding, "start" | "end">, note: string): string {
	return `${start}–${end} ${JSON.stringify(note.slice(start, end))}`;
}

function signed(value: number): string {
	return `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(3)}`;
}

function say(heading: string, lines: readonly string[]): void {
	const shown = lines.length === 0 ? ["nothing"] : lines;
	process.stdout.write(`${heading}\n${shown.map((line) => `  ${line}\n`).join("")}\n`);
}

await runProgram(explain);
