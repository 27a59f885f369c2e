import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

const workflow = readFileSync(".github/workflows/ci.yml", "utf8");
const found = (pattern: RegExp) => [...workflow.matchAll(pattern)].map(([, value]) => value);

test("the workflow installs what a bare machine lacks, and runs what .ci/run says and nothing else", () => {
	expect(found(/^\s*(?:- )?run: (.*)$/gm)).toEqual([
		"apt-get update && apt-get install --yes --no-install-recommends ca-certificates git npm",
		".ci/run",
	]);
	expect(statSync(".ci/run").mode & 0o111).toBe(0o111);
	const commands = readFileSync(".ci/run", "utf8").replaceAll(/^#.*\n/gm, "");
	expect(commands).toBe('set -euo pipefail\ncd "$(dirname "$0")/.."\nexport CI=true\nnpm test\n');
});

test("it names actions by their commits, may only read, and knows no secret", () => {
	const actions = found(/uses: (.*)$/gm);
	expect(actions.length).toBeGreaterThan(0);
	for (const action of actions) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
	expect(workflow).toContain("\npermissions:\n  contents: read\n\n");
	expect(found(/(permissions:)/g)).toHaveLength(1);
	expect(workflow).toContain("persist-credentials: false");
	expect(workflow).not.toMatch(/secrets\.|pull_request_target|write/);
});
