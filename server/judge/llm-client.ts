import { generateText, jsonSchema, type LanguageModel, Output } from "ai";
import { Value } from "typebox/value";
import type { LlmSettings } from "#server/config.ts";
import { EngineFailure } from "./judge.ts";
import { declined } from "./llm-failure.ts";
import { LlmVerdict } from "./llm-verdict.ts";

/** Asks a language model once: instructions and a question in, a verdict of the right shape out. */
export type AskLlm = (instructions: string, question: string, signal: AbortSignal) => Promise<LlmVerdict>;

// Room for the verdict and, in models that think first, for some thought.
const mostTokens = 1_000;

const output = Output.object({
	name: "verdict",
	schema: jsonSchema<LlmVerdict>(LlmVerdict, {
		validate: (value) =>
			Value.Check(LlmVerdict, value)
				? { success: true, value }
				: { success: false, error: new TypeError("not of the verdict's shape") },
	}),
});

/**
 * Opens the way to the configured model. Nothing is sent yet.
 * Asking rejects with the errors of the package `ai`, which may hold the note: see `failureOf`.
 */
export async function openLlm(settings: LlmSettings): Promise<AskLlm> {
	// Its warnings, say that a model takes no temperature, would be written to standard error with every note.
	globalThis.AI_SDK_LOG_WARNINGS = false;
	const model = await openModel(settings);
	return async (instructions, question, signal) => {
		const answer = await generateText({
			model,
			instructions,
			prompt: question,
			output,
			temperature: 0,
			maxOutputTokens: mostTokens,
			maxRetries: 0,
			abortSignal: signal,
			// OpenAI keeps what it is sent for a month unless told not to; other servers may refuse what they do not know.
			...(settings.provider === "openai" ? { providerOptions: { openai: { store: false } } } : {}),
		});
		if (answer.finishReason === "content-filter") throw new EngineFailure("unknown", { code: declined });
		return answer.output;
	};
}

// Each provider's package is loaded only when it is the one configured. Address and key are always given, so that
// none of them reads the environment.
async function openModel({ provider, model, apiKey, baseUrl }: LlmSettings): Promise<LanguageModel> {
	const settings = { apiKey, baseURL: baseUrl, fetch: fetchHere };
	switch (provider) {
		case "openai": {
			const { createOpenAI } = await import("@ai-sdk/openai");
			return createOpenAI(settings)(model);
		}
		case "anthropic": {
			const { createAnthropic } = await import("@ai-sdk/anthropic");
			return createAnthropic(settings)(model);
		}
		case "openai-compatible": {
			const { createOpenAI } = await import("@ai-sdk/openai");
			return createOpenAI(settings).chat(model);
		}
	}
}

/** A redirection would carry the note, and perhaps the key, to a place that nobody configured. */
const fetchHere: typeof fetch = (input, init) => {
	const headers = new Headers(init?.headers);
	// An operator's own server may want no key.
	if (headers.get("authorization") === "Bearer") headers.delete("authorization");
	return fetch(input, { ...init, headers, redirect: "error" });
};
