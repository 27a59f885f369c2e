import type { Readable } from "node:stream";
import type { Database } from "#server/database/engine.ts";
import { streamTexts } from "#server/http/stream-texts.ts";
import type { KeptThing, Person, PersonalData, PersonalRows } from "#server/privacy/personal-data.ts";

interface ExportOptions {
	readonly database: Database;
	readonly kept: readonly PersonalData[];
	readonly person: Person;
	/** Milliseconds. */
	readonly now: number;
	readonly onFailure: (error: unknown) => void;
}

const pageSize = 100;

/**
 * All that is kept of a person as JSON, a page at a time: the next one is read when the reader has taken the last. A
 * failure on the way cuts the answer off, which no reader takes for whole.
 */
export function streamExport(options: ExportOptions): Readable {
	return streamTexts(jsonOf(options));
}

async function* jsonOf({ database, kept, person, now, onFailure }: ExportOptions): AsyncGenerator<string> {
	try {
		yield `{"exported_at":${JSON.stringify(new Date(now).toISOString())},"kept":{`;
		for (const [index, each] of kept.entries()) {
			yield `${index > 0 ? "," : ""}\n${JSON.stringify(each.name)}:[`;
			let isFirst = true;
			for await (const things of pagesOf(each, database, person)) {
				if (things.length === 0) continue;
				yield `${isFirst ? "" : ","}\n${things.map((thing) => JSON.stringify(thing)).join(",\n")}`;
				isFirst = false;
			}
			yield "]";
		}
		yield "}}\n";
	} catch (error) {
		onFailure(error);
		throw error;
	}
}

async function* pagesOf(each: PersonalData, database: Database, person: Person): AsyncGenerator<readonly KeptThing[]> {
	if ("showFiles" in each) {
		yield await each.showFiles(person);
		return;
	}
	for (let after: string | undefined, more = true; more; more = after !== undefined) {
		const page = await readPage(each, database, person, after);
		yield page.things;
		after = page.after;
	}
}

function readPage(each: PersonalRows, database: Database, person: Person, after: string | undefined) {
	return database.read((queries) => each.show(queries, person, pageSize, after));
}
