import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";

/** Presses a button that saves a file: its name and its text. */
export async function savedBy(page: Page, button: Locator): Promise<{ readonly name: string; readonly text: string }> {
	const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
	return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}
