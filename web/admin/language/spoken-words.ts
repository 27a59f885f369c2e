import type { Locale } from "#i18n/locales.ts";
import { type PartOfWords, partsOfWords, type WordsFiles, wordsFilesId } from "./words-files.ts";

/** The files that the document names. */
export function wordsFiles(): WordsFiles {
	return JSON.parse(document.getElementById(wordsFilesId)?.textContent ?? "{}");
}

/** Texts by the number of their message; placeholders as `{name}`. */
type Texts = Readonly<Record<number, string>>;
type Inputs = Readonly<Record<string, unknown>>;

let texts: Texts = {};

/** A message of the catalogues, as the bundle has it: its number in place of its words (scripts/build/words-apart.ts). */
export function word(number: number): (inputs?: Inputs) => string {
	return (inputs = {}) => filledIn(texts[number] ?? "", inputs);
}

/** A text with its placeholders filled in; what is filled in is looked at by nothing. */
export function filledIn(text: string, inputs: Inputs): string {
	return text.replace(/\{(\w+)\}/g, (_, name: string) => `${inputs[name]}`);
}

let wanted: Locale;
let spoken: Locale | undefined;
let parts: readonly PartOfWords[] = ["first"];

/**
 * Has all messages speak a language, once its words are there, and gives the language that they speak then: the one that
 * was asked for last. Rejects when the words do not come; what was spoken before is spoken on.
 */
export async function speak(locale: Locale): Promise<Locale> {
	wanted = locale;
	const asked = parts;
	try {
		const read = await Promise.all(asked.map((part) => textsIn(wordsFiles()[locale][part])));
		if (wanted !== locale || parts !== asked) return speak(wanted);
		texts = Object.assign({}, ...read);
		spoken = locale;
		return locale;
	} catch (error) {
		if (wanted !== locale) return speak(wanted);
		wanted = spoken ?? locale;
		throw error;
	}
}

/** Fetches the words of all parts of the administration. */
export async function speakAllWords(): Promise<void> {
	if (parts === partsOfWords) return;
	parts = partsOfWords;
	try {
		await speak(wanted);
	} catch (error) {
		parts = ["first"];
		throw error;
	}
}

const fetched = new Map<string, Promise<Texts>>();

/** With patience for a slow line. */
const patienceMs = 30_000;

/** What failed is asked for anew by the next who wants it. */
function textsIn(path: string): Promise<Texts> {
	const known = fetched.get(path);
	if (known !== undefined) return known;
	const work = fetch(path, { signal: AbortSignal.timeout(patienceMs) }).then((response) => {
		if (!response.ok) throw new Error(`${path}: ${response.status}`);
		return response.json() as Promise<Texts>;
	});
	fetched.set(path, work);
	work.catch(() => fetched.delete(path));
	return work;
}
