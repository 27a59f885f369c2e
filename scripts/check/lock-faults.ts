/** A package in a lock file of npm (version 3), as far as its origin goes. */
export interface LockedPackage {
	readonly version?: string;
	readonly resolved?: string;
	readonly integrity?: string;
	readonly link?: boolean;
	readonly dev?: boolean;
	readonly optional?: boolean;
	readonly os?: readonly string[];
	readonly cpu?: readonly string[];
	readonly engines?: unknown;
}

const registry = "https://registry.npmjs.org/";
/** One or more hashes (w3.org/TR/sri), each of 64 bytes. */
const sha512 = /^sha512-[A-Za-z0-9+/]{86}==(?: sha512-[A-Za-z0-9+/]{86}==)*$/;

/**
 * What is wrong with the packages of a lock file, by their paths. Each must be pinned by a SHA-512 and come from npm's
 * registry; where no place is named npm asks the registry by name, and the hash decides. `gaps` names those without a
 * hash: executables of development tools for other platforms, which the registry here did not offer when the file was
 * written. One that has its hash must leave the list, so that it only ever gets shorter.
 */
export function faultsOfLock(
	packages: Readonly<Record<string, LockedPackage>>,
	gaps: readonly string[],
): readonly string[] {
	const named = Object.entries(packages).filter(([path]) => path !== "");
	const unproven = new Set(named.filter(([, { integrity }]) => integrity === undefined).map(([path]) => nameOf(path)));
	return [
		...named.flatMap(([path, entry]) =>
			faultsOf(entry, gaps.includes(nameOf(path))).map((fault) => `${path} ${fault}`),
		),
		...gaps.filter((name) => !unproven.has(name)).map((name) => `${name} has its hash: take it out of lock-gaps.json`),
	];
}

function faultsOf(entry: LockedPackage, mayLackHash: boolean): readonly string[] {
	const { version, resolved, integrity, link, optional, engines } = entry;
	const faults: string[] = [];
	if (link === true) faults.push("is a folder beside, not a package");
	if (version === undefined) faults.push("has no version");
	if (resolved !== undefined && !resolved.startsWith(registry)) faults.push(`comes from ${resolved}`);
	if (integrity !== undefined && !sha512.test(integrity)) faults.push(`is pinned by ${integrity}, not by a SHA-512`);
	if (integrity === undefined && !(mayLackHash && isToolOfOnePlatform(entry))) faults.push("has no integrity");
	// npm leaves it out, without a word, where the Node that npm runs on is none of them; the pinned one runs it.
	if (optional === true && engines !== undefined) faults.push("is optional and names engines");
	return faults;
}

/** Nothing that runs in production, and nothing that every developer gets. */
function isToolOfOnePlatform({ dev, optional, os, cpu }: LockedPackage): boolean {
	return dev === true && optional === true && (os !== undefined || cpu !== undefined);
}

function nameOf(path: string): string {
	return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}
