import { describe, expect, it } from "vitest";
import { measuredQuality } from "#contract/measured-quality.ts";
import { locales } from "#i18n/locales.ts";
import { prepareModerator } from "#moderation/moderate.ts";
import { readCorpus } from "./corpus.ts";
import { type JudgedNote, type Rate, tally } from "./tally.ts";
import { judgeUnseen } from "./unseen-notes.ts";

await prepareModerator();

const everyday = new Map<string, readonly JudgedNote[]>();
const mixed = new Map<string, readonly JudgedNote[]>();
for (const language of locales) {
	everyday.set(language, await judgeUnseen(language, "everyday"));
	mixed.set(language, await judgeUnseen(language, "mixed"));
}

const plain = (text: string) =>
	text
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
		.trim();
const trained = new Set(readCorpus().map(({ text }) => plain(text)));

const shareOf = ({ right, of }: Rate) => right / of;

describe.each(locales)("notes the moderator was not trained on, in %s", (language) => {
	it("are judged right when they are everyday notes: nearly all kind ones pass, most others do not", () => {
		const { acceptance, refusalRecall } = tally(everyday.get(language) ?? []);
		expect(shareOf(acceptance)).toBeGreaterThanOrEqual(0.97);
		expect(shareOf(refusalRecall)).toBeGreaterThanOrEqual(0.9);
	});

	it("are mostly judged right when half of them are hard on purpose", () => {
		const { acceptance, refusalRecall } = tally(mixed.get(language) ?? []);
		expect(shareOf(acceptance)).toBeGreaterThanOrEqual(0.9);
		expect(shareOf(refusalRecall)).toBeGreaterThanOrEqual(0.75);
	});

	it("are not in the corpus", () => {
		const notes = [...(everyday.get(language) ?? []), ...(mixed.get(language) ?? [])];
		expect(notes.filter(({ note }) => trained.has(plain(note.text)))).toEqual([]);
	});
});

const measured = Object.keys(measuredQuality) as readonly (keyof typeof measuredQuality)[];

it.each(measured)("the figures that the service tells of itself are those measured, in %s", (language) => {
	const { notes, acceptance, refusalRecall } = tally(mixed.get(language) ?? []);
	const thousandths = (rate: Rate) => Math.round(1_000 * shareOf(rate)) / 1_000;
	expect({ notes, accepted: thousandths(acceptance), refused: thousandths(refusalRecall) }).toEqual(
		measuredQuality[language],
	);
});
