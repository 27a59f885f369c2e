import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { dictionary } from "@zxcvbn-ts/language-common";
import { list as botPatterns } from "isbot";
import lookAlikes from "unhomoglyph/data.json" with { type: "json" };

/**
 * Writes into `out/data` what the server looks up and packages keep, so that none of these runs on a server: which country a
 * network is in, the commonest passwords, how bots call themselves, which characters are drawn alike. Tables are text, a line each.
 */
export async function writeLookupData(out: string): Promise<void> {
	const folder = `${out}/data`;
	await mkdir(folder, { recursive: true });
	const countries = import.meta.resolve("@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb");
	await copyFile(fileURLToPath(countries), `${folder}/countries.mmdb`);
	const tables = {
		"common-passwords.txt": dictionary["passwords-common"],
		"bot-patterns.txt": botPatterns,
		"look-alikes.txt": Object.entries(lookAlikes).map(lookAlikeLine),
	};
	for (const [name, lines] of Object.entries(tables)) await writeFile(`${folder}/${name}`, `${lines.join("\n")}\n`);
}

/** By code points in hexadecimal digits, since many of them are drawn alike, or not at all. */
function lookAlikeLine([from, to]: readonly [string, string]): string {
	return `${hexadecimal(from)} = ${hexadecimal(to)}`;
}

function hexadecimal(text: string): string {
	return Array.from(text, (character) => character.codePointAt(0)?.toString(16)).join(" ");
}
