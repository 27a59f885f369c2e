import { describe, expect, it } from "vitest";
import { measuredQuality } from "#contract/measured-quality.ts";
import { locales } from "#i18n/locales.ts";
import { prepareModerator } from "#moderation/moderate.ts";
import { wordsAlone } from "#tests/words-alone.ts";
import { readCorpus } from "./corpus.ts";
import { type JudgedNote, type Rate, tally } from "./tally.ts";
import { judgeUnseen } from "./unseen-notes.ts";

await prepareModerator();

const hardKinds = ["mixed", "exam"] as const;
const kinds = ["everyday", "ordinary", ...hardKinds] as const;

const judged = new Map<string, readonly JudgedNote[]>();
for (const language of locales) {
	for (const kind of kinds) judged.set(`${language} ${kind}`, await judgeUnseen(language, kind));
}
const tallyOf = (language: string, kind: string) => tally(judged.get(`${language} ${kind}`) ?? []);

const trained = new Set(readCorpus().map(({ text }) => wordsAlone(text)));

const shareOf = ({ right, of }: Rate) => right / of;

describe.each(locales)("notes the moderator was not trained on, in %s", (language) => {
	it.each([
		["everyday", 0.97],
		["ordinary", 0.94],
	])("are judged right when they are plain (%s): nearly all kind ones pass, most others do not", (kind, accepted) => {
		const { acceptance, refusalRecall } = tallyOf(language, kind);
		expect(shareOf(acceptance)).toBeGreaterThanOrEqual(accepted);
		expect(shareOf(refusalRecall)).toBeGreaterThanOrEqual(0.9);
	});

	it.each(hardKinds)("are mostly judged right when half of them are hard on purpose (%s)", (kind) => {
		const { acceptance, refusalRecall } = tallyOf(language, kind);
		expect(shareOf(acceptance)).toBeGreaterThanOrEqual(0.9);
		expect(shareOf(refusalRecall)).toBeGreaterThanOrEqual(0.75);
	});

	it("are not in the corpus", () => {
		const notes = kinds.flatMap((kind) => judged.get(`${language} ${kind}`) ?? []);
		expect(notes.filter(({ note }) => trained.has(wordsAlone(note.text)))).toEqual([]);
	});
});

const measured = Object.keys(measuredQuality) as readonly (keyof typeof measuredQuality)[];

it.each(measured)("the figures that the service tells of itself are those measured, in %s", (language) => {
	const { notes, acceptance, refusalRecall } = tallyOf(language, "exam");
	const thousandths = (rate: Rate) => Math.round(1_000 * shareOf(rate)) / 1_000;
	expect({ notes, accepted: thousandths(acceptance), refused: thousandths(refusalRecall) }).toEqual(
		measuredQuality[language],
	);
});
