import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const npm = Number.parseInt(execFileSync("npm", ["--version"], { encoding: "utf8" }), 10);

test.skipIf(npm < 10)("the bill of materials has what the list of licences has, each with its hash", () => {
	const written = execFileSync(process.execPath, ["scripts/sbom.ts"], { encoding: "utf8", maxBuffer: 2 ** 26 });
	const { metadata, components } = JSON.parse(written);
	expect(metadata.component.name).toBe("billet-doux");
	const named = components.map(({ name, version }: Record<string, string>) => `${name} ${version}`);
	const listed = [...readFileSync("docs/licences.md", "utf8").matchAll(/^- (.+)$/gm)].map(([, line]) => line);
	expect(named.toSorted()).toEqual(listed.toSorted());
	expect(named).toEqual(expect.arrayContaining([expect.stringMatching(/^kysely /), expect.stringMatching(/^react /)]));
	for (const { hashes, name } of components) expect(hashes, name).toHaveLength(1);
});
