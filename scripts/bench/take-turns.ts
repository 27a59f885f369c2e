import { spread } from "./load.ts";

/** What is measured of a contender in one round, by name; `rate` is always among them. */
type Figures = { readonly rate: number } & Readonly<Record<string, number>>;

/** Somebody who does the work. */
export interface Contender {
	readonly name: string;
	measure(): Promise<Figures>;
}

interface Turns {
	readonly what: string;
	/** The ratio of our rate to the next one's that we mean to keep. */
	readonly goal: number;
	readonly rounds: number;
}

/**
 * Measures all in turn, round after round, so that the machine's moods hit each. The first is ours, the second what it is
 * compared with, and a third another checkout of ours. What counts is the ratio of each round.
 */
export async function takeTurns(contenders: readonly Contender[], { what, goal, rounds }: Turns): Promise<void> {
	const measured = contenders.map(({ name }) => ({ name, figures: [] as Figures[] }));
	for (let round = 0; round <= rounds; round++) {
		for (const [index, contender] of contenders.entries()) {
			const figures = await contender.measure();
			// The first round only warms up.
			if (round > 0) measured[index]?.figures.push(figures);
		}
	}
	console.log(what);
	for (const { name, figures } of measured) console.log(`  ${name}: ${described(figures)}`);
	const [ours, baseline, other] = measured;
	if (ours === undefined || baseline === undefined) return;
	const ratio = compared(ours.figures, baseline.figures);
	console.log(`  ours to ${baseline.name}: ${ratio.text}, goal ≥ ${goal}: ${ratio.median >= goal ? "met" : "MISSED"}`);
	if (other === undefined) return;
	console.log(`  ${other.name} to ${baseline.name}: ${compared(other.figures, baseline.figures).text}`);
	console.log(`  ours to ${other.name}: ${compared(ours.figures, other.figures).text}`);
}

function described(rounds: readonly Figures[]): string {
	const names = Object.keys(rounds[0] ?? {});
	const shown = (name: string) => spread(rounds.map((figures) => figures[name] ?? Number.NaN)).median.toPrecision(3);
	return names.map((name) => `${name} ${Number(shown(name))}`).join(", ");
}

function compared(ours: readonly Figures[], theirs: readonly Figures[]) {
	const { median, least, most } = spread(ours.map(({ rate }, round) => rate / (theirs[round]?.rate ?? Number.NaN)));
	return { median, text: `ratio ${median.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})` };
}
