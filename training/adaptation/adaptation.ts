import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { adaptedWeightsName } from "#moderation/data-files.ts";
import type { Correction } from "#moderation/model/correction.ts";
import { encodeCorrection } from "#moderation/model/correction-file.ts";
import { hashOf } from "#moderation/model/hash.ts";
import { correctTrainedModel } from "#moderation/model/weigh.ts";
import { moderate } from "#moderation/moderate.ts";
import { type Measured, measureAll, shareRight } from "#training/behaviours/behaviour-measure.ts";
import { type Floors, fallen } from "#training/behaviours/behaviour-report.ts";
import { adaptWeights, type Example } from "./adapt-weights.ts";
import { controlNotes, type Figures, figuresOf } from "./control-notes.ts";

/** What came of learning from examples. */
export interface Adaptation {
	/** How many of the examples are judged as people decided. */
	readonly agreed: { readonly before: number; readonly after: number };
	/** Right verdicts in percent on what nobody has corrected, by language and by category. */
	readonly figures: { readonly before: Figures; readonly after: Figures };
	/** What would be judged worse, a line each; when there is anything, nothing is written. */
	readonly worse: readonly string[];
	/** The file that was written. */
	readonly file: string | undefined;
}

/** In points: what nobody has corrected may get no worse than this. */
const maxFall = 0.5;
const floorsFile = new URL("../behaviours/floors.json", import.meta.url);

/**
 * Learns from examples and writes the correction into a folder, unless a floor of the behaviours breaks, or the accuracy
 * in a language or a category falls. The moderator has to be prepared; it judges with the correction afterwards.
 */
export function adapt(examples: readonly Example[], folder: string): Adaptation {
	const { anchors, measured } = controlNotes();
	correctTrainedModel(undefined);
	const shipped = { agreed: agreedOf(examples), figures: figuresOf(measured, moderate) };
	const correction = adaptWeights(examples, anchors, versionOf(examples));
	correctTrainedModel(correction);
	const figures = { before: shipped.figures, after: figuresOf(measured, moderate) };
	const worse = [...fallenFigures(figures), ...brokenFloors(correction)];
	const file = worse.length === 0 ? write(correction, folder) : undefined;
	return { agreed: { before: shipped.agreed, after: agreedOf(examples) }, figures, worse, file };
}

function agreedOf(examples: readonly Example[]): number {
	return examples.filter(({ text, label }) => moderate(text).approved === (label === "accept")).length;
}

/** The same examples give the same name. */
function versionOf(examples: readonly Example[]): string {
	return `desk-${examples.length}-${hashOf(JSON.stringify(examples)).toString(36)}`;
}

function fallenFigures({ before, after }: Adaptation["figures"]): readonly string[] {
	return [...before].flatMap(([name, share]) => {
		const now = after.get(name) ?? 0;
		return share - now > maxFall ? [`${name}: ${now.toFixed(1)} % right instead of ${share.toFixed(1)}`] : [];
	});
}

/**
 * The floors that break with a correction. Where the shipped weights are below one already, the floor is what theirs would
 * be: one wrong verdict below their figure.
 */
function brokenFloors(correction: Correction): readonly string[] {
	const floors: Floors = JSON.parse(readFileSync(floorsFile, "utf8"));
	const low = measureAll(moderate).filter((result) => fallen([result], floors).length > 0);
	if (low.length === 0) return [];
	correctTrainedModel(undefined);
	const shipped = new Map(measureAll(moderate).map((result) => [keyOf(result), shareRight(result)]));
	correctTrainedModel(correction);
	const worse = low.filter((result) => shareRight(result) < (shipped.get(keyOf(result)) ?? 1) - 1.01 / result.of);
	return fallen(worse, floors).map((line) => `below its floor: ${line}`);
}

function keyOf({ name, form }: Measured): string {
	return `${name}, ${form}`;
}

/** Whoever reads it meanwhile finds the former one, whole. */
function write(correction: Correction, folder: string): string {
	const file = join(folder, adaptedWeightsName);
	mkdirSync(folder, { recursive: true });
	writeFileSync(`${file}.new`, encodeCorrection(correction));
	renameSync(`${file}.new`, file);
	return file;
}
