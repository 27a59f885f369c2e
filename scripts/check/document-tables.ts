import { readFileSync, writeFileSync } from "node:fs";
import { heldQuality } from "#contract/held-quality.ts";
import { approvedNoteDays, retention } from "#contract/retention.ts";
import { locales } from "#i18n/locales.ts";
import { settings } from "#server/settings/settings.ts";

/** The tables of documents that are made from what the code says. */
const tables = [
	{
		document: "docs/configuration.md",
		source: "server/settings/",
		end: "<!-- End of the settings. -->",
		table: settingsTable,
	},
	{
		document: "docs/moderation.md",
		source: "contract/held-quality.ts",
		end: "<!-- End of what holding brings. -->",
		table: heldTable,
	},
	{
		document: "docs/retention.md",
		source: "contract/retention.ts",
		end: "<!-- End of what is kept. -->",
		table: retentionTable,
	},
];

/** Compares the tables with the code. With `--fix`, writes them. */
function main(fix: boolean): void {
	for (const each of tables) {
		const text = readFileSync(each.document, "utf8");
		const right = withTable(text, each);
		if (right === text) continue;
		if (fix) writeFileSync(each.document, right);
		else {
			console.error(`${each.document}: its table is not that of ${each.source}; \`npm run check -- --fix\` writes it.`);
			process.exitCode = 1;
		}
	}
}

function withTable(text: string, { document, source, end, table }: (typeof tables)[number]): string {
	const begin = `<!-- This table is made from ${source} by \`npm run check -- --fix\`. -->`;
	const [from, to] = [text.indexOf(begin), text.indexOf(end)];
	if (from < 0 || to < from) throw new Error(`${document}: the table has no place: ${begin} … ${end}`);
	return `${text.slice(0, from)}${begin}\n\n${table()}\n\n${text.slice(to)}`;
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
