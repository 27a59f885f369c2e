import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Ink, inks, type Paper, papers, type Stationery } from "#contract/stationery.ts";
import type { Values } from "./email-template.ts";

/** The colours of every paper and ink, by the names of the places that e-mails have for them. */
export interface EmailColours {
	readonly papers: Readonly<Record<Paper, Values>>;
	readonly inks: Readonly<Record<Ink, Values>>;
}

/**
 * Reads what the build wrote beside the templates.
 * @throws when the file is missing or lacks a paper or an ink: the web part has not been built.
 */
export async function loadEmailColours(dir: string): Promise<EmailColours> {
	const path = join(dir, "stationery.json");
	try {
		const colours: EmailColours = JSON.parse(await readFile(path, "utf8"));
		if (papers.every((name) => name in colours.papers) && inks.every((name) => name in colours.inks)) return colours;
		throw new Error("a paper or an ink is missing");
	} catch (cause) {
		throw new Error(`The colours of the e-mails, ${path}, cannot be read: the build that writes them has not run.`, {
			cause,
		});
	}
}

/** The colours of a letter's e-mail. */
export function coloursOf(colours: EmailColours, { paper = papers[0], ink = inks[0] }: Stationery): Values {
	return { ...colours.papers[paper], ...colours.inks[ink] };
}
