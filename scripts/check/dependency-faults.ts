/** A row of a table in Markdown that begins with a name in code. */
const row = /^\| `([^`]+)` \| (.*) \|$/gm;

/** What is used, and what is said of it. */
export interface Dependencies {
	/** Names of direct runtime dependencies. */
	readonly named: readonly string[];
	/** Begins with a table that has a line for each of them; what follows the first heading of a section does not count. */
	readonly document: string;
}

/**
 * What is wrong with the document that justifies each runtime dependency: one without a line or with an empty one, a line
 * without its dependency, two lines for one.
 */
export function faultsOfReasons({ named, document }: Dependencies): readonly string[] {
	const [table = ""] = document.split("\n## ");
	const rows = [...table.matchAll(row)].map(([, name = "", cells = ""]) => ({ name, cells: cells.split(" | ") }));
	const written = new Set(rows.map(({ name }) => name));
	const repeated = rows.filter(({ name }, index) => rows.findIndex((other) => other.name === name) !== index);
	return [
		...named.filter((name) => !written.has(name)).map((name) => `${name} has no line that says what it is for`),
		...rows.filter(({ name }) => !named.includes(name)).map(({ name }) => `${name} has a line and is no dependency`),
		...rows
			.filter(({ cells }) => cells.some((cell) => cell.trim() === ""))
			.map(({ name }) => `${name} has an empty cell`),
		...repeated.map(({ name }) => `${name} has two lines`),
	];
}

/** A package in a lock file of npm (version 3), as far as its licence and what it needs go. */
export interface LicensedPackage {
	readonly version?: string;
	readonly license?: string;
	readonly dev?: boolean;
	readonly dependencies?: Readonly<Record<string, string>>;
	readonly peerDependencies?: Readonly<Record<string, string>>;
}

type Packages = Readonly<Record<string, LicensedPackage>>;

/** Packages, development tools for npm, that reach a server or a browser all the same. */
export interface Shipped {
	/** With all that they need: `node`, and what the build bundles. */
	readonly bundled: readonly string[];
	/** By files of theirs alone. */
	readonly copied: readonly string[];
}

/**
 * Licences that allow what we do, passing the package on with the service, for naming its authors and its terms; by their
 * identifiers (spdx.org/licenses). Who wants one more looks first at what it asks for.
 */
const allowed = new Set([
	"0BSD",
	"Apache-2.0",
	"BlueOak-1.0.0",
	"BSD-2-Clause",
	"BSD-3-Clause",
	"CC0-1.0",
	"ISC",
	"MIT",
	"MIT-0",
	"OFL-1.1",
	"Unlicense",
]);

/** What pages or the administration import and nobody ships, by its name: then no list of licences would have it. */
export function unshippedImports(sources: readonly string[], known: ReadonlySet<string>): readonly string[] {
	const found = sources.flatMap((source) => [...source.matchAll(importedPackage)].map(([, name = ""]) => name));
	return [...new Set(found)].filter((name) => !known.has(name)).toSorted();
}

/** `from "react-dom/client"`, `import("recharts")`, `url("@fontsource/mukta/files/….woff2")`, without what lies within. */
const importedPackage = /(?:from |import |import\(|@import |url\()"((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^"]*)?"/g;

/** Packages of production by licence, each as `name version`, both in the order of the alphabet. */
export function packagesByLicence(packages: Packages, shipped: Shipped): ReadonlyMap<string, readonly string[]> {
	const rows = carriedPackages(packages, shipped).map(([path, { version, license }]) => ({
		licence: license ?? "none",
		named: `${nameOf(path)} ${version}`,
	}));
	const groups = Map.groupBy(rows, ({ licence }) => licence);
	return new Map(
		[...groups]
			.toSorted(([a], [b]) => (a < b ? -1 : 1))
			.map(([licence, members]) => [licence, [...new Set(members.map(({ named }) => named))].toSorted()]),
	);
}

/** Of a lock file, what production installs and what it carries, by paths; of what is copied, nothing that it needs. */
export function carriedPackages(
	packages: Packages,
	{ bundled, copied }: Shipped,
): readonly (readonly [path: string, LicensedPackage])[] {
	const found = new Set<string>();
	const waiting = bundled.map((name) => `node_modules/${name}`);
	for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
		const entry = packages[path];
		if (found.has(path) || entry === undefined) continue;
		found.add(path);
		const names = Object.keys({ ...entry.dependencies, ...entry.peerDependencies });
		for (const name of names) waiting.push(pathFrom(packages, path, name));
	}
	const alone = new Set(copied.map((name) => `node_modules/${name}`));
	return Object.entries(packages).flatMap(([path, { dev, ...entry }]) => {
		if (path === "" || (dev === true && !found.has(path) && !alone.has(path))) return [];
		const { dependencies, ...itself } = entry;
		return [[path, alone.has(path) ? itself : entry] as const];
	});
}

/** Where Node finds what a package asks for: in its own folder, in that of a package around it, or at the top. */
function pathFrom(packages: Packages, path: string, name: string): string {
	const inside = `${path}/node_modules/${name}`;
	const around = path.lastIndexOf("/node_modules/");
	if (packages[inside] !== undefined) return inside;
	return around < 0 ? `node_modules/${name}` : pathFrom(packages, path.slice(0, around), name);
}

/** Licences that are not allowed, with the packages that have them. Of `(A OR B)` one has to be. */
export function faultsOfLicences(licences: ReadonlyMap<string, readonly string[]>): readonly string[] {
	return [...licences]
		.filter(([licence]) => !isAllowed(licence))
		.map(([licence, packages]) => `the licence ${licence} is not among the allowed ones: ${packages.join(", ")}`);
}

function isAllowed(licence: string): boolean {
	const choices = licence.replace(/^\((.*)\)$/, "$1").split(" OR ");
	return choices.some((choice) => choice.split(" AND ").every((part) => allowed.has(part)));
}

function nameOf(path: string): string {
	return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}
