import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createMetrics } from "./metrics.ts";

const folder = join(import.meta.dirname, "..", "..", "docs", "monitoring");
const fileOf = (name: string) => readFileSync(join(folder, name), "utf8");

/** Every metric that the service gives: its name, what it says of itself, its type. */
async function metrics() {
	const text = await createMetrics({ version: "1.2.3", engine: "sqlite" }).text(undefined);
	return [...text.matchAll(/^# HELP (\S+) (.*)\n# TYPE \S+ (\S+)$/gm)].map(([, name = "", help = "", type = ""]) => ({
		name,
		help,
		type,
	}));
}

/** The names under which a metric's values are asked for. */
const seriesOf = ({ name, type }: { readonly name: string; readonly type: string }) =>
	type === "histogram" ? ["_bucket", "_sum", "_count"].map((end) => name + end) : [name];

const namesIn = (text: string) => [...new Set(text.match(/\b(?:billetdoux|nodejs|process)_\w+/g))];

it("the page explains each metric in the words that the service has for it, and no other", async () => {
	const rows = [...fileOf("README.md").matchAll(/^\| `((?:billetdoux|nodejs|process)_\w+)` \| (.+) \|$/gm)];
	const explained = rows.map(([, name, help]) => `${name}: ${help}`);
	expect(explained.toSorted()).toEqual((await metrics()).map(({ name, help }) => `${name}: ${help}`).toSorted());
});

it.each(["dashboard.json", "alerts.yml"])("what %s asks for is what the service gives", async (name) => {
	const given = (await metrics()).flatMap(seriesOf);
	const asked = namesIn(fileOf(name));
	expect(asked.length).toBeGreaterThan(2);
	expect(asked.filter((each) => !given.includes(each))).toEqual([]);
});

it("the dashboard is one that Grafana reads, each panel with a query and a place", () => {
	const { panels, schemaVersion, uid } = JSON.parse(fileOf("dashboard.json"));
	expect([uid, typeof schemaVersion]).toEqual(["billet-doux", "number"]);
	for (const { title, type, targets, gridPos } of panels) {
		if (type === "row") continue;
		expect([title, targets.length > 0, gridPos.w > 0]).toEqual([title, true, true]);
		for (const { expr } of targets) expect(balanced(expr)).toBe(true);
	}
	expect(new Set(panels.map(({ id }: { id: number }) => id)).size).toBe(panels.length);
});

/** Whether every bracket is closed in its turn. */
function balanced(expression: string): boolean {
	const pairs: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };
	const open: string[] = [];
	for (const sign of expression) {
		if ("([{".includes(sign)) open.push(sign);
		else if (sign in pairs && open.pop() !== pairs[sign]) return false;
	}
	return open.length === 0;
}
