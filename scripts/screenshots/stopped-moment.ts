import type { Page } from "playwright-core";
import { until } from "#tests/until.ts";

// Expressions, since programs outside the browser know none of its types.

const drawn = "new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))";
/** All that ends by itself: the hearts drift on. */
const endingAnimations =
	"document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)";

/** Stops all animations of a name at an instant, in milliseconds since their beginning, once they are there. */
export async function stopAt(page: Page, name: string, time: number): Promise<void> {
	const animations = `document.getAnimations().filter(({ id }) => id === ${JSON.stringify(name)})`;
	const stop = `${animations}.map((animation) => {
		animation.pause();
		animation.currentTime = ${time};
	}).length > 0`;
	// `page.waitForFunction` would ask within the page, whose policy lets nothing be evaluated there.
	await until({ what: `the animation ${name}`, holds: () => page.evaluate<boolean>(stop) });
	await page.evaluate(drawn);
}

/** Lets whatever moves come to its end at once. */
export async function settle(page: Page): Promise<void> {
	await page.evaluate(`${endingAnimations}.forEach((animation) => animation.finish())`);
	await page.evaluate(drawn);
}
