import { resolve } from "node:path";
import type { Plugin } from "vite";
import { refuseNamedLanguage } from "./only-language.ts";

const compiledMessage = /\/i18n\/compiled\/messages\/(\w+)\.js$/;
const tableOfWords = resolve(import.meta.dirname, "../../web/admin/language/spoken-words.ts");

/** Keys of the messages that a bundle shows: those of its first load, and those that only parts loaded later have. */
export interface UsedWords {
	readonly first: readonly string[];
	readonly rest: readonly string[];
}

/** A file of a bundle, as far as words are concerned. */
interface Chunk {
	readonly isEntry: boolean;
	readonly fileName: string;
	/** The files that it imports at once. */
	readonly imports: readonly string[];
	/** The modules in it. */
	readonly moduleIds: readonly string[];
}

/**
 * Vite plugin: leaves no words in a bundle, but for each message its number, by which it looks up its text in a table that
 * the browser is given in one language. `numberOf`: of each message by its key. After the build `used` tells which it has.
 * @throws when a message is unknown, and when a module names the language of one: it would get it in that of the table.
 */
export function wordsApart(numberOf: ReadonlyMap<string, number>): { plugin: Plugin; used: () => UsedWords } {
	let used: UsedWords = { first: [], rest: [] };
	const plugin: Plugin = {
		name: "words-apart",
		// Before others write the code in another form.
		enforce: "pre",
		transform(code, id) {
			refuseNamedLanguage(code, id);
			const key = compiledMessage.exec(id)?.[1];
			if (key === undefined || key === "_index") return undefined;
			const number = numberOf.get(key);
			if (number === undefined) throw new Error(`${id} is a message of no catalogue`);
			const message = `/* @__PURE__ */ word(${number})`;
			return {
				code: `import { word } from ${JSON.stringify(tableOfWords)};\nexport const ${key} = ${message};\n`,
				map: null,
			};
		},
		generateBundle(_, bundle) {
			used = wordsOf(Object.values(bundle).filter((file) => file.type === "chunk"));
		},
	};
	return { plugin, used: () => used };
}

/** The messages of a bundle, those first that its entries bring along. */
function wordsOf(chunks: readonly Chunk[]): UsedWords {
	const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
	const initial = new Set<Chunk>();
	const visit = (chunk: Chunk | undefined): void => {
		if (chunk === undefined || initial.has(chunk)) return;
		initial.add(chunk);
		for (const name of chunk.imports) visit(byName.get(name));
	};
	for (const chunk of chunks) if (chunk.isEntry) visit(chunk);
	const first = new Set([...initial].flatMap(keysIn));
	const rest = new Set(chunks.flatMap(keysIn).filter((key) => !first.has(key)));
	return { first: [...first], rest: [...rest] };
}

function keysIn({ moduleIds }: Chunk): string[] {
	return moduleIds.flatMap((id) => compiledMessage.exec(id)?.[1] ?? []).filter((key) => key !== "_index");
}
