import { moderate } from "#moderation/moderate.ts";
import { EngineFailure, type ModerationEngine } from "#server/judge/judge.ts";

/** The real moderator, which however fails on notes that begin with “Hold”: those wait for a person. */
export const holding: ModerationEngine = (text) => {
	if (text.startsWith("Hold")) throw new EngineFailure("unknown");
	return moderate(text);
};
