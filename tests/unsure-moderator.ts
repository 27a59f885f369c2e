import type { RefusalCategory } from "#contract/moderation.ts";
import { moderate } from "#moderation/moderate.ts";
import type { ModerationEngine } from "#server/judge/judge.ts";

/** The real moderator, which however is unsure of what begins with its likeliest reading: “Kind?” or “Sexual?”. */
export const unsure: ModerationEngine = (text) => {
	const [, word] = /^(Kind|Sexual)\? /.exec(text) ?? [];
	if (word === undefined) return moderate(text);
	const { modelVersion } = moderate("Your smile is the best part of my mornings");
	const reading = (category: RefusalCategory | null, chance: number) => ({ category, chance, spans: [] });
	const readings = [reading(null, 0.55), reading("sexual", 0.45)];
	return {
		doubted: { approved: true, confidence: 0.55, modelVersion },
		readings: word === "Kind" ? readings : readings.toReversed(),
	};
};
