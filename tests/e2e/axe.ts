import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Asserts that axe finds nothing: every rule in light, and what depends on colours again in dark. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
	await showIn(page, "light");
	expect(await faultsOf(axe(page)), `${state}, light`).toEqual([]);
	await showIn(page, "dark");
	expect(await faultsOf(axe(page).withRules(colourRules)), `${state}, dark`).toEqual([]);
}

/** Changes the colours and waits until buttons have faded from one to the other; a spinner never ends. */
async function showIn(page: Page, colorScheme: "light" | "dark"): Promise<void> {
	await page.emulateMedia({ colorScheme });
	await page.evaluate(`Promise.allSettled(document.getAnimations()
		.filter((animation) => Number.isFinite(animation.effect.getComputedTiming().endTime))
		.map(({ finished }) => finished))`);
}

const colourRules = ["color-contrast", "link-in-text-block"];

/** The page is one document, so axe needs no blank page to gather the results of frames in. */
function axe(page: Page): AxeBuilder {
	return new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
}

/** Violations as `rule: element`, and why. */
async function faultsOf(builder: AxeBuilder): Promise<string[]> {
	const { violations } = await builder.analyze();
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
	);
}
