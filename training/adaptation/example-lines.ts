import { refusalCategories } from "#contract/refusal-categories.ts";
import { InputError, parseLine, readLines } from "#training/notes-file.ts";
import type { Example } from "./adapt-weights.ts";

/**
 * The examples of an export, a JSON object a line, as the administration writes it. Those that nobody has confirmed are
 * left out: what is learned from them would outlive them.
 * @throws InputError naming the line that is none.
 */
export async function readExamples(file: string): Promise<readonly Example[]> {
	const examples: Example[] = [];
	let number = 0;
	for await (const line of readLines(file)) {
		number += 1;
		if (new TextDecoder().decode(line).trim() === "") continue;
		try {
			examples.push(...exampleOf(parseLine(line)));
		} catch (error) {
			if (error instanceof InputError) throw new InputError(`${file}:${number}: ${error.message}`);
			throw error;
		}
	}
	return examples;
}

function exampleOf({ text, label, category, confirmed_at }: ReturnType<typeof parseLine>): readonly Example[] {
	if (label !== "accept" && label !== "reject") throw new InputError("`label` must be accept or reject");
	if (confirmed_at === null) return [];
	return [{ text, label, category: refusalCategories.find((known) => known === category) ?? null }];
}
