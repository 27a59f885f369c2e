import { readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path/posix";
import { cruise, type ICruiseResult, type IFlattenedRuleSet } from "dependency-cruiser";
import { withImportTable } from "./import-table.ts";
import { zoneRows } from "./import-zones.ts";
import { roots } from "./roots.ts";
import { importRules, testFile } from "./zone-rules.ts";

const generated = "^(?:i18n/compiled|dist)/";

/**
 * Checks every import: who may import whom, no circles, `./` within a folder and `#root/` across folders, no two
 * rooms of the web that import each other. With `--fix`, only writes each import, and the table in
 * ARCHITECTURE.md, as they should be written.
 */
async function main(fix: boolean): Promise<void> {
	const rules = importRules();
	const result = await readImports(rules);
	const why = (name: string) => rules.forbidden?.find((rule) => rule.name === name)?.comment;
	const imports = importsOf(result);
	const badlyWritten = imports.filter(({ written, right }) => written !== right);
	const document = readFileSync("ARCHITECTURE.md", "utf8");
	const rightDocument = withImportTable(document, zoneRows);
	if (fix) {
		rewrite(badlyWritten);
		return writeFileSync("ARCHITECTURE.md", rightDocument);
	}
	const complaints = [
		...result.summary.violations.map(
			({ from, to, rule, cycle }) => `${from} → ${cycle?.map(({ name }) => name).join(" → ") ?? to}: ${why(rule.name)}`,
		),
		...badlyWritten.map(({ from, written, right }) => `${from}: write "${right}", not "${written}"`),
		...tiesOf(imports.filter(isBetweenRooms)),
	];
	if (document !== rightDocument) complaints.push("ARCHITECTURE.md: its table of zones is not that of import-zones.ts");
	if (complaints.length === 0) return;
	for (const complaint of complaints) console.error(complaint);
	console.error("`npm run check -- --fix` writes imports and the table as they should be.");
	process.exit(1);
}

interface Import {
	from: string;
	to: string;
	written: string;
	right: string;
}

async function readImports(ruleSet: IFlattenedRuleSet): Promise<ICruiseResult> {
	const { output } = await cruise(
		[...roots, "*.config.ts"],
		{
			parser: "swc",
			doNotFollow: { path: `node_modules|${generated}` },
			validate: true,
			ruleSet,
		},
		{
			extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
			exportsFields: ["exports"],
			conditionNames: ["import"],
		},
	);
	if (typeof output === "string") throw new Error("dependency-cruiser gave a text instead of a result");
	return output;
}

function importsOf({ modules }: ICruiseResult): Import[] {
	return modules.flatMap(({ source, dependencies }) =>
		dependencies
			.filter(({ module }) => /^[.#]/.test(module))
			.map(({ module, resolved }) => ({
				from: source,
				to: resolved,
				written: module,
				right: rightly(source, resolved),
			})),
	);
}

function rightly(from: string, to: string): string {
	return dirname(from) === dirname(to) ? `./${to.slice(dirname(to).length + 1)}` : `#${to}`;
}

function rewrite(imports: Import[]): void {
	for (const { from, written, right } of imports) {
		writeFileSync(from, readFileSync(from, "utf8").replaceAll(`"${written}"`, `"${right}"`));
	}
}

/** Within the web, leaving out what lies beside the rooms of a bundle: its entries and its table of routes. */
function isBetweenRooms({ from, to }: Import): boolean {
	const room = /^web\/\w+\/.+\//;
	return room.test(from) && room.test(to) && !new RegExp(testFile).test(from);
}

/** Pairs of folders that import each other, said once. */
function tiesOf(imports: Import[]): string[] {
	const ways = new Map(imports.map((one) => [`${dirname(one.from)} → ${dirname(one.to)}`, one]));
	return [...ways.values()].flatMap(({ from, to }) => {
		const [folder, other] = [dirname(from), dirname(to)];
		const back = ways.get(`${other} → ${folder}`);
		if (back === undefined || folder >= other) return [];
		return [`${folder} and ${other} import each other: ${from} → ${to}, ${back.from} → ${back.to}`];
	});
}

await main(process.argv.includes("--fix"));
