import { expect, test } from "vitest";
import {
	faultsOfLicences,
	faultsOfReasons,
	type LicensedPackage,
	packagesByLicence,
	unshippedImports,
} from "./dependency-faults.ts";

const line = (name: string, why = "does much") => `| \`${name}\` | ${why} | 300 lines |`;

test("each dependency has its line, and each line its dependency", () => {
	const document = `# Dependencies\n\n| package | does | without it |\n|---|---|---|\n${line("@a/b")}\n${line("c")}\n`;
	expect(faultsOfReasons({ named: ["@a/b", "c"], document: `${document}\n## Later\n\n${line("c")}` })).toEqual([]);
	expect(faultsOfReasons({ named: ["@a/b"], document })).toEqual(["c has a line and is no dependency"]);
	expect(faultsOfReasons({ named: ["@a/b", "c", "d"], document })).toEqual(["d has no line that says what it is for"]);
	expect(faultsOfReasons({ named: ["@a/b", "c"], document: `${document}${line("c")}` })).toEqual(["c has two lines"]);
	expect(faultsOfReasons({ named: ["c"], document: line("c", "") })).toEqual(["c has an empty cell"]);
});

const nothing = { bundled: [], copied: [] };
const mit: LicensedPackage = { version: "1.0.0", license: "MIT" };
const lock = {
	"": {},
	"node_modules/b": mit,
	"node_modules/a/node_modules/b": mit,
	"node_modules/@s/a": { ...mit, version: "2.0.0" },
	"node_modules/c": { version: "3.0.0", license: "ISC" },
};

test("packages of production are listed once by licence and name; those of development are not", () => {
	const dev = { version: "1.0.0", license: "GPL-3.0-only", dev: true };
	expect([...packagesByLicence({ ...lock, "node_modules/d": dev }, nothing)]).toEqual([
		["ISC", ["c 3.0.0"]],
		["MIT", ["@s/a 2.0.0", "b 1.0.0"]],
	]);
});

test("what the build bundles is listed with all that it needs, what it copies without", () => {
	const dev = { ...mit, dev: true };
	const packages = {
		...lock,
		"node_modules/chart": { ...dev, dependencies: { line: "1", colour: "1" } },
		"node_modules/chart/node_modules/line": { ...dev, version: "9.0.0", dependencies: { colour: "1" } },
		"node_modules/line": dev,
		"node_modules/colour": { ...dev, dependencies: { chart: "1" } },
		"node_modules/table": { ...dev, dependencies: { "table-tool": "1" } },
		"node_modules/table-tool": dev,
	};
	const listed = packagesByLicence(packages, { bundled: ["chart"], copied: ["table"] }).get("MIT");
	expect(listed).toEqual(["@s/a 2.0.0", "b 1.0.0", "chart 1.0.0", "colour 1.0.0", "line 9.0.0", "table 1.0.0"]);
});

test("what pages import has to be among what is shipped", () => {
	const sources = [
		'import { a } from "known/sub";\nimport { b } from "./b.ts";\nimport { c } from "#web/ui/c.tsx";',
		'const d = await import("@s/unknown/part.js");\n',
		'src: url("fonts-of-it/files/one.woff2"); background: url("/pictures/a.png")',
	];
	expect(unshippedImports(sources, new Set(["known"]))).toEqual(["@s/unknown", "fonts-of-it"]);
});

test.each([
	["MIT", true],
	["(AFL-2.1 OR BSD-3-Clause)", true],
	["(MIT AND ISC)", true],
	["GPL-3.0-only", false],
	["(GPL-3.0-only OR AGPL-3.0-only)", false],
	["(MIT AND GPL-3.0-only)", false],
	["SEE LICENSE IN LICENSE.txt", false],
	[undefined, false],
])("the licence %s is allowed: %s", (license, isAllowed) => {
	const found = faultsOfLicences(
		packagesByLicence({ "node_modules/x": { version: "1.0.0", ...(license && { license }) } }, nothing),
	);
	expect(found).toEqual(isAllowed ? [] : [`the licence ${license ?? "none"} is not among the allowed ones: x 1.0.0`]);
});
