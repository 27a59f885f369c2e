import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Asserts that axe finds nothing: every rule in light, and what depends on colours again in dark. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
	await page.emulateMedia({ colorScheme: "light" });
	expect(await faultsOf(axe(page)), `${state}, light`).toEqual([]);
	await page.emulateMedia({ colorScheme: "dark" });
	// Buttons fade from one colour to the other; a spinner never ends.
	await page.evaluate(`Promise.all(document.getAnimations()
		.filter((animation) => Number.isFinite(animation.effect.getComputedTiming().endTime))
		.map(({ finished }) => finished))`);
	expect(await faultsOf(axe(page).withRules(colourRules)), `${state}, dark`).toEqual([]);
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
