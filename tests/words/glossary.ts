import { readFileSync } from "node:fs";
import type { Locale } from "#i18n/locales.ts";

/** One idea in one language. */
export interface Term {
	readonly idea: string;
	/** Phrases that mean it, and that we don't use; `*` at their end stands for the rest of a word. */
	readonly unwanted: readonly string[];
}

const headings: Readonly<Record<Locale, string>> = { en: "English", fr: "Français", hi: "हिन्दी" };

/** The terms of a language, in the order of `docs/glossary.md`. */
export function termsOf(locale: Locale): readonly Term[] {
	const text = readFileSync(new URL("../../docs/glossary.md", import.meta.url), "utf8");
	const section = text.split(/^## /m).find((part) => part.startsWith(`${headings[locale]}\n`)) ?? "";
	const [, , ...rows] = section.split("\n").filter((line) => line.startsWith("|"));
	return rows.map((row) => {
		const [idea = "", , unwanted = ""] = row
			.split("|")
			.slice(1, -1)
			.map((cell) => cell.trim());
		return { idea, unwanted: unwanted.split("·").flatMap((phrase) => phrase.trim() || []) };
	});
}
