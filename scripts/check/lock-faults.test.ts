import { expect, test } from "vitest";
import { faultsOfLock, type LockedPackage } from "./lock-faults.ts";

const integrity = `sha512-${"A".repeat(86)}==`;
const sound: LockedPackage = { version: "1.0.0", integrity };
const tool: LockedPackage = { version: "1.0.0", dev: true, optional: true, os: ["darwin"], cpu: ["arm64"] };

const faults = (entry: LockedPackage, gaps: readonly string[] = []) =>
	faultsOfLock({ "": {}, "node_modules/a/node_modules/@s/b": entry, "node_modules/c": sound }, gaps);

test("a package with its SHA-512 is sound, with or without its place in npm's registry", () => {
	expect(faults(sound)).toEqual([]);
	expect(faults({ ...sound, resolved: "https://registry.npmjs.org/@s/b/-/b-1.0.0.tgz" })).toEqual([]);
	expect(faults({ ...sound, integrity: `${integrity} ${integrity}` })).toEqual([]);
});

test.each<[string, LockedPackage]>([
	[
		"comes from https://registry.npmjs.org.evil.example/b.tgz",
		{ ...sound, resolved: "https://registry.npmjs.org.evil.example/b.tgz" },
	],
	["comes from git+ssh://git@example.org/b.git", { ...sound, resolved: "git+ssh://git@example.org/b.git" }],
	["comes from file:../b", { ...sound, resolved: "file:../b" }],
	["has no integrity", { version: "1.0.0" }],
	["is pinned by sha1-AAAA, not by a SHA-512", { ...sound, integrity: "sha1-AAAA" }],
	["is a folder beside, not a package", { ...sound, link: true }],
	["has no version", { integrity }],
	["is optional and names engines", { ...sound, optional: true, engines: { node: ">=22" } }],
])("one that %s is found", (fault, entry) => {
	expect(faults(entry)).toEqual([`node_modules/a/node_modules/@s/b ${fault}`]);
});

test("only a development tool for one platform may be listed without a hash, and leaves the list when it has one", () => {
	expect(faults(tool)).toHaveLength(1);
	expect(faults(tool, ["@s/b"])).toEqual([]);
	expect(faults({ ...tool, dev: false }, ["@s/b"])).toHaveLength(1);
	expect(faults({ version: "1.0.0", dev: true, optional: true }, ["@s/b"])).toHaveLength(1);
	expect(faults({ ...tool, integrity }, ["@s/b"])).toEqual(["@s/b has its hash: take it out of lock-gaps.json"]);
});
