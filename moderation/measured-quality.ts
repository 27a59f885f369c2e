import { modelVersion } from "./moderate.ts";

/** How often a moderator is right, on notes it has never seen. */
export interface MeasuredQuality {
	/** Labelled notes it was measured on. */
	readonly notes: number;
	/** Of the notes to refuse, the share it refuses. */
	readonly refused: number;
	/** Of the good notes, the share it accepts. */
	readonly accepted: number;
}

/** Rules and model together, five folds over the corpus: the mean of the languages in training/README.md, by their notes. */
const measured: Readonly<Record<string, MeasuredQuality>> = {
	"rules-1, notes-1": { notes: 25_423, refused: 0.793, accepted: 0.916 },
};

/** What was measured of the moderator in use; undefined when nothing was. */
export function measuredQuality(): MeasuredQuality | undefined {
	return measured[modelVersion()];
}
