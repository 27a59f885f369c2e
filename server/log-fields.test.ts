import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** The fields that calls of the log name, but for what retention counts, whose names are in docs/retention.md. */
function fieldsInCode(): readonly string[] {
	const files = globSync("server/**/*.ts", { cwd: root }).filter((name) => !name.includes(".test."));
	const facts = files.flatMap((name) => {
		const code = readFileSync(join(root, name), "utf8");
		const inCalls = [...code.matchAll(/\b(?:log|lines)\.(?:debug|info|warn|error)\(\s*\{([^}]*)\}/g)];
		const apart = [...code.matchAll(/(?:const (?:where|facts) =|function requestFacts[^{]*\{\s*return) \{([^}]*)\}/g)];
		return [...inCalls, ...(/\blog\./.test(code) ? apart : [])].map(([, inBraces = ""]) => inBraces);
	});
	return [
		...new Set(facts.flatMap((text) => [...text.matchAll(/(?:^|,)\s*(\w+)\s*(?=:|,|$)/g)].map(([, key = ""]) => key))),
	];
}

it("the page of the logs explains each field that the code writes, and no other", () => {
	const page = readFileSync(join(root, "docs", "monitoring", "logs.md"), "utf8");
	const cells = [...page.matchAll(/^\| (`.+?) \|/gm)].map(([, cell = ""]) => cell);
	const explained = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name));
	const ofPino = ["level", "time", "msg", "error"];
	expect(explained.toSorted()).toEqual([...ofPino, ...fieldsInCode()].toSorted());
});
