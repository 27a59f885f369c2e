import type { Parser } from "./settings-parsers.ts";

/** One variable of the environment. */
export interface Setting<T, D> {
	readonly variable: string;
	readonly parse: Parser<T>;
	/** Its value when it is not set. */
	readonly default: D;
	/** The default as docs/configuration.md says it, where the value does not say it by itself. */
	readonly defaultShown?: string;
	/** What it is for, in Markdown, as docs/configuration.md says it. */
	readonly about: string;
}

export function setting<T, const D>(setting: Setting<T, D>): Setting<T, D> {
	return setting;
}
