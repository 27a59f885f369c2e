import { readFileSync } from "node:fs";
import type { Locale } from "#i18n/locales.ts";
import { createDoubt } from "#moderation/doubt.ts";
import { moderate, prepareModerator } from "#moderation/moderate.ts";

/** `MODERATION_HOLD` of a service that holds these notes. */
export const holdShare = 0.3;

/** Texts of which the moderator, as it is trained, is unsure: those that a service holds. */
export async function doubtfulTexts(locale: Locale): Promise<readonly string[]> {
	await prepareModerator();
	const isDoubtful = createDoubt(holdShare);
	const lines = readFileSync(`training/unseen/${locale}-mixed.jsonl`, "utf8").trim().split("\n");
	return lines.map((line): string => JSON.parse(line).text).filter((text) => isDoubtful(moderate(text)));
}
