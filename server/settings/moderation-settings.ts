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
			"or `openai`, `anthropic`, `openai-compatible`: a language model helps to judge; see [moderation.md](moderation.md#a-language-model)",
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
		about: "the provider's key; required with a provider, but for `openai-compatible`",
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
		about: "`hybrid` asks it about doubtful notes, `llm` about every note that no rule refuses",
	}),
	moderationHold: setting({
		variable: "MODERATION_HOLD",
		parse: share(maxHeldShare),
		default: 0,
		about:
			"share of notes, 0 to 0.5, that a person reads first, the least sure ones; 0.1 is suggested, see [moderation.md](moderation.md#notes-it-doubts)",
	}),
	moderationLearn: setting({
		variable: "MODERATION_LEARN",
		parse: onOff,
		default: false,
		defaultShown: "`off`",
		about:
			"`on`: notes on which a person overrules the moderator are kept, masked, as examples to learn from, and `npm run moderation:adapt` counts; see [moderation.md](moderation.md#learning-from-decisions)",
	}),
	writingHint: setting({
		variable: "WRITING_HINT",
		parse: onOff,
		default: true,
		defaultShown: "`on`",
		about: "`off`: no hints while a note is written; pages do not know the worker, and it is not served",
	}),
};
