import { readFileSync, writeFileSync } from "node:fs";
import { heldQuality } from "#contract/held-quality.ts";
import { approvedNoteDays, retention } from "#contract/retention.ts";
import { locales } from "#i18n/locales.ts";
import { settings } from "#server/settings/settings.ts";

/** The tables of README.md that are made from what the code says, by where they stand. */
const tables = [
	{ source: "server/settings/", end: "<!-- End of the settings. -->", table: settingsTable },
	{ source: "contract/held-quality.ts", end: "<!-- End of what holding brings. -->", table: heldTable },
	{ source: "contract/retention.ts", end: "<!-- End of what is kept. -->", table: retentionTable },
];

/** Compares the tables of README.md with the code. With `--fix`, writes them. */
function main(fix: boolean): void {
	const document = readFileSync("README.md", "utf8");
	const right = tables.reduce(withTable, document);
	if (right === document) return;
	if (fix) {
		writeFileSync("README.md", right);
		return;
	}
	console.error(
		"README.md: its tables are not those of server/settings/, contract/held-quality.ts and contract/retention.ts; `npm run check -- --fix` writes them.",
	);
	process.exit(1);
}

function withTable(document: string, { source, end, table }: (typeof tables)[number]): string {
	const begin = `<!-- This table is made from ${source} by \`npm run check -- --fix\`. -->`;
	const [from, to] = [document.indexOf(begin), document.indexOf(end)];
	if (from < 0 || to < from) throw new Error(`README.md: a table has no place: ${begin} … ${end}`);
	return `${document.slice(0, from)}${begin}\n\n${table()}\n\n${document.slice(to)}`;
}

function settingsTable(): string {
	const rows = Object.values(settings).map(({ variable, default: value, defaultShown, about }) => {
		const shown = defaultShown ?? (value === undefined || value === "" ? "–" : `\`${value}\``);
		return `| \`${variable}\` | ${shown} | ${about} |`;
	});
	return ["| name | default | meaning |", "|---|---|---|", ...rows].join("\n");
}

function retentionTable(): string {
	const { min, max } = approvedNoteDays;
	const rows = Object.entries(retention).map(([kind, { days, what, since }]) => {
		const shown = kind === "approved_notes" ? `${days}, or \`RETENTION_DAYS\` (${min} to ${max})` : days;
		return `| ${what} | ${shown} | ${since} |`;
	});
	return ["| what | days | since |", "|---|---|---|", ...rows].join("\n");
}

/** A line a language, a column for each share of notes that a person judges. */
function heldTable(): string {
	const names = new Intl.DisplayNames("en", { type: "language" });
	const shares = [0, 10, 20] as const;
	const rows = locales.map((locale) => {
		const cells = shares.map((share) => `${(100 * heldQuality[locale][share]).toFixed(1)} %`);
		return `| ${names.of(locale)} | ${cells.join(" | ")} |`;
	});
	const head = `| held for a person | ${shares.map((share) => (share === 0 ? "none" : `${share} %`)).join(" | ")} |`;
	return [head, `|---|${"---:|".repeat(shares.length)}`, ...rows].join("\n");
}

main(process.argv.includes("--fix"));
