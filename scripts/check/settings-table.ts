import { readFileSync, writeFileSync } from "node:fs";
import { settings } from "#server/settings.ts";

const begin = "<!-- This table is made from server/settings.ts by `npm run check -- --fix`. -->";
const end = "<!-- End of the settings. -->";

/** Compares the table of settings in README.md with the registry. With `--fix`, writes it. */
function main(fix: boolean): void {
	const document = readFileSync("README.md", "utf8");
	const [from, to] = [document.indexOf(begin), document.indexOf(end)];
	if (from < 0 || to < from) throw new Error(`README.md: the table of settings has no place: ${begin} … ${end}`);
	const right = `${document.slice(0, from)}${begin}\n\n${settingsTable()}\n\n${document.slice(to)}`;
	if (right === document) return;
	if (fix) {
		writeFileSync("README.md", right);
		return;
	}
	console.error(
		"README.md: its table of settings is not that of server/settings.ts; `npm run check -- --fix` writes it.",
	);
	process.exit(1);
}

function settingsTable(): string {
	const rows = Object.values(settings).map(({ variable, default: value, defaultShown, about }) => {
		const shown = defaultShown ?? (value === undefined || value === "" ? "–" : `\`${value}\``);
		return `| \`${variable}\` | ${shown} | ${about} |`;
	});
	return ["| name | default | meaning |", "|---|---|---|", ...rows].join("\n");
}

main(process.argv.includes("--fix"));
