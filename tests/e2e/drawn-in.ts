import type { Locator, Page } from "playwright-core";

/** The families that an element's own words are drawn in, as `name`, or `name (the system's)`. */
export async function drawnIn(page: Page, element: Locator): Promise<string[]> {
	await page.evaluate("document.fonts.ready");
	await element.evaluate((node) => node.setAttribute("data-asked", ""));
	const devTools = await page.context().newCDPSession(page);
	await devTools.send("DOM.enable");
	await devTools.send("CSS.enable");
	const { root } = await devTools.send("DOM.getDocument");
	const { nodeId } = await devTools.send("DOM.querySelector", { nodeId: root.nodeId, selector: "[data-asked]" });
	const { fonts } = await devTools.send("CSS.getPlatformFontsForNode", { nodeId });
	await devTools.detach();
	await element.evaluate((node) => node.removeAttribute("data-asked"));
	return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : `${familyName} (the system's)`));
}
