import { maxHeldShare } from "#contract/moderation.ts";
import { setting } from "./setting.ts";
import { apiUrl, headerValue, oneOf, onOff, plain, share } from "./settings-parsers.ts";

/** Who judges notes. */
export const moderationSettings = {
	moderationProvider: setting({
		variable: "MODERATION_PROVIDER",
		parse: oneOf("builtin", "openai", "anthropic", "openai-compatible"),
		default: "builtin",
		about:
			"`openai`, `anthropic` or `openai-compatible`: a language model helps to judge; see [moderation.md](moderation.md#a-language-model)",
	}),
	moderationModel: setting({
		variable: "MODERATION_MODEL",
		parse: plain,
		default: undefined,
		about: "the model's name; required with a provider",
	}),
	moderationApiKey: setting({
		variable: "MODERATION_API_KEY",
		parse: headerValue,
		default: "",
		about: "the provider's key; required with a provider, except `openai-compatible`",
	}),
	moderationBaseUrl: setting({
		variable: "MODERATION_BASE_URL",
		parse: apiUrl,
		default: undefined,
		defaultShown: "the provider's own",
		about: "base URL of its API, such as `http://127.0.0.1:11434/v1`; required with `openai-compatible`",
	}),
	moderationMode: setting({
		variable: "MODERATION_MODE",
		parse: oneOf("hybrid", "llm"),
		default: "hybrid",
		about: "`hybrid`: the model judges only doubtful messages; `llm`: every message that no rule refuses",
	}),
	moderationHold: setting({
		variable: "MODERATION_HOLD",
		parse: share(maxHeldShare),
		default: 0,
		about:
			"share of messages, from 0 to 0.5, held for a person to decide, the least certain first; 0.1 is a good start, see [moderation.md](moderation.md#notes-it-doubts)",
	}),
	moderationLearn: setting({
		variable: "MODERATION_LEARN",
		parse: onOff,
		default: false,
		defaultShown: "`off`",
		about:
			"`on`: messages on which a person overrules the moderator are kept, masked, as examples to learn from, and what `npm run moderation:adapt` has learned is used; see [moderation.md](moderation.md#learning-from-decisions)",
	}),
	writingHint: setting({
		variable: "WRITING_HINT",
		parse: onOff,
		default: true,
		defaultShown: "`on`",
		about: "`off`: no hints while writing; pages don't load the hint's web worker, and it isn't served",
	}),
};
