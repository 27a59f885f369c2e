import { expect } from "vitest";
import type { Visit } from "#tests/browser.ts";
import { firstPaint, layoutShift, overflow, smallTargets } from "./page-probes.ts";

/** A phone's window and a desk's, with the words for the names of tests. */
export const sizes = [
	["a phone", { width: 360, height: 740 }],
	["a desk", { width: 1280, height: 900 }],
] as const;

/**
 * Goes to a page whose fonts come only after `begun`, its first paint, as on a slow line: the swap must move nothing
 * either.
 */
export async function openWithLateFonts({ page }: Visit, url: string, begun = firstPaint): Promise<void> {
	const painted = Promise.withResolvers<void>();
	await page.route("**/*.woff2", async (route) => {
		await painted.promise;
		await route.continue().catch(() => {});
	});
	await page.goto(url, { waitUntil: "domcontentloaded" });
	await page.evaluate(begun);
	painted.resolve();
	await page.waitForLoadState();
	await page.evaluate("document.fonts.ready");
	await page.unroute("**/*.woff2");
}

/** Asserts that nothing has moved by itself, nothing stands out of the page, and everything is large enough to touch. */
export async function expectStill({ page }: Visit, state: string): Promise<void> {
	expect([state, await page.evaluate(layoutShift)]).toEqual([state, []]);
	expect([state, await page.evaluate(overflow)]).toEqual([state, []]);
	expect([state, await page.evaluate(smallTargets)]).toEqual([state, []]);
}
