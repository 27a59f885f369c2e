import { type Static, Type } from "typebox";
import type { Span } from "#contract/moderation.ts";
import { refusalCategories } from "#contract/refusal-categories.ts";
import { normalise } from "#moderation/normalise.ts";
import { speaksOfSelfHarm } from "#moderation/self-harm.ts";
import type { Verdict } from "#moderation/verdict.ts";
import { EngineFailure } from "./judge.ts";
import { harmless } from "./quoted-note.ts";

/** What a language model must answer. No member is optional: some servers accept no other schema. */
export const LlmVerdict = Type.Object(
	{
		approved: Type.Boolean(),
		category: Type.Enum([...refusalCategories, "none"], { type: "string" }),
		quote: Type.String(),
	},
	{ additionalProperties: false },
);
export type LlmVerdict = Static<typeof LlmVerdict>;

/**
 * A model's answer as a verdict. It states no chance that could be calibrated, so its confidence is 0: none measured.
 * @throws {EngineFailure} when it contradicts itself.
 */
export function verdictOf({ approved, category, quote }: LlmVerdict, text: string, modelVersion: string): Verdict {
	if (approved !== (category === "none")) throw new EngineFailure("unknown", { code: "contradiction" });
	if (category === "none") return { approved: true, confidence: 0, modelVersion };
	const spans = category === "unreadable" ? [] : placesOf(quote, text);
	return {
		approved: false,
		category,
		spans,
		isProven: false,
		speaksOfSelfHarm: speaksOfSelfHarm(normalise(text)),
		confidence: 0,
		modelVersion,
	};
}

/** Where the quoted words stand in the note: the first place, or none when they are not in it. */
function placesOf(quote: string, text: string): readonly Span[] {
	const words = quote.trim();
	const start = words === "" ? -1 : harmless(text).indexOf(words);
	return start === -1 ? [] : [{ start, end: start + words.length }];
}
