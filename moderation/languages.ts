import { decodeWeights } from "#moderation/model/weights-file.ts";
import { languageOf, readWeightsFile, vocabularyNames } from "./data-files.ts";

/** What a moderator has of languages: vocabularies by name, and a threshold for each that it was trained with. */
export interface ModeratorLanguages {
	readonly vocabularies: readonly string[];
	readonly thresholds: Readonly<Record<string, number>>;
}

/** What lies in the files of this folder. */
export function moderatorLanguages(): ModeratorLanguages {
	return { vocabularies: vocabularyNames(), thresholds: decodeWeights(readWeightsFile()).thresholds };
}

/**
 * Notes in a language of the pages have to be judged.
 * @throws Error with one sentence that says what the first language that cannot be judged lacks.
 */
export function requireLanguages(languages: readonly string[], { vocabularies, thresholds }: ModeratorLanguages): void {
	for (const language of languages) {
		if (!vocabularies.some((name) => languageOf(name) === language)) {
			throw new Error(
				`The language "${language}" has no moderator's vocabulary: write moderation/vocabulary/${language}.tsv and train with it (training/README.md).`,
			);
		}
		if (thresholds[language] === undefined) {
			throw new Error(
				`The moderator was not trained with its vocabulary of "${language}": npm run moderation:train (training/README.md).`,
			);
		}
	}
}
