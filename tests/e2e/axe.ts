import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What depends on colours. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** Asserts that axe finds nothing: every rule in light, and what depends on colours again in dark. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
	await showIn(page, "light");
	expect(await faultsIn(page), `${state}, light`).toEqual([]);
	await showIn(page, "dark");
	expect(await faultsIn(page, colourRules), `${state}, dark`).toEqual([]);
}

/** Asserts, where only the colours are others than those that were asked about before, that they can be told apart. */
export async function expectReadable(page: Page, state: string): Promise<void> {
	for (const colorScheme of ["light", "dark"] as const) {
		await showIn(page, colorScheme);
		expect(await faultsIn(page, colourRules), `${state}, ${colorScheme}`).toEqual([]);
	}
}

/** Changes the colours and waits until buttons have faded from one to the other; a spinner never ends. */
async function showIn(page: Page, colorScheme: "light" | "dark"): Promise<void> {
	await page.emulateMedia({ colorScheme });
	await page.evaluate(`Promise.allSettled(document.getAnimations()
		.filter((animation) => Number.isFinite(animation.effect.getComputedTiming().endTime))
		.map(({ finished }) => finished))`);
}

/**
 * Violations as `rule: element`, and why. A document reads axe once, however often it is asked: to read it takes
 * longer than to ask.
 */
async function faultsIn(page: Page, rules?: readonly string[]): Promise<string[]> {
	for (const frame of page.frames()) {
		if (!(await frame.evaluate("'axe' in window"))) await frame.evaluate(axe);
	}
	const options = { resultTypes: ["violations"], ...(rules && { runOnly: rules }) };
	const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
	);
}
