import type { ZoneRow } from "./import-zones.ts";

const begin = "<!-- This table is made from scripts/check/import-zones.ts by `npm run check -- --fix`. -->";
const end = "<!-- End of the table. -->";

/** A document in Markdown with the table of zones between its two comments as the rows say. */
export function withImportTable(document: string, rows: readonly ZoneRow[]): string {
	const [from, to] = [document.indexOf(begin), document.indexOf(end)];
	if (from < 0 || to < from) throw new Error(`the table of zones has no place: ${begin} … ${end}`);
	return `${document.slice(0, from)}${begin}\n\n${importTable(rows)}\n\n${document.slice(to)}`;
}

function importTable(rows: readonly ZoneRow[]): string {
	const called = (zones: string) => rows.find((row) => row.zones === zones)?.name ?? `\`${zones}\``;
	const allowed = (may: readonly string[] | undefined) =>
		may === undefined ? "everything" : may.map(called).join(", ");
	return [
		"| zone | may import, besides itself and npm | why |",
		"|---|---|---|",
		...rows.map(({ name, zones, may, pure, why }) => {
			const zone = `${name === undefined ? "" : `${name}: `}\`${zones}\``;
			return `| ${zone} | ${allowed(may) || "–"}${pure ? "; no modules of Node" : ""} | ${why} |`;
		}),
	].join("\n");
}
