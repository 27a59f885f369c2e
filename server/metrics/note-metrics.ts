import { Counter, Histogram, type Registry } from "@prometheus-io/client";
import { refusalCategories } from "#contract/refusal-categories.ts";

/** A judgement of a note, without the note. */
interface Judged {
	/** `approved`, the category of a refusal, `doubtful` or `failed`. */
	readonly outcome: string;
	readonly seconds: number;
}

/** What the moderator makes of notes, and how long that takes. */
export function createNoteMetrics(registry: Registry) {
	const registers = [registry];
	const verdicts = new Counter({
		name: "billetdoux_verdicts_total",
		help: "Verdicts on messages: approved, doubtful, failed, or the category that refuses.",
		labelNames: ["outcome"],
		registers,
	});
	const duration = new Histogram({
		name: "billetdoux_judge_duration_seconds",
		help: "How long a message waited for its verdict, including a language model's.",
		buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 0.5, 1, 2, 3],
		registers,
	});
	// A counter that begins at 1 shows no increase.
	for (const outcome of ["approved", "doubtful", "failed", ...refusalCategories]) verdicts.inc({ outcome }, 0);
	return {
		judged({ outcome, seconds }: Judged): void {
			verdicts.inc({ outcome });
			duration.observe(seconds);
		},
	};
}
