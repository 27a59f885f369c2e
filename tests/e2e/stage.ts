import { afterAll, beforeAll } from "vitest";
import type { Overrides } from "#server/app.ts";
import { type BrowserOptions, openBrowser, type TestBrowser } from "#tests/browser.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";

/** The running service and a browser, for all tests of a file. */
export interface Stage {
	readonly app: TestApp;
	readonly browser: TestBrowser;
}

/** Sets up a service that captures its e-mails, and a browser, before the tests of a file, and takes both away after them. */
export function setUpStage(overrides: Overrides = {}, browser: BrowserOptions = {}): Stage {
	const stage = {} as { app: TestApp; browser: TestBrowser };
	beforeAll(async () => {
		[stage.app, stage.browser] = await Promise.all([startTestApp("sqlite", {}, overrides), openBrowser(browser)]);
	});
	afterAll(async () => {
		await Promise.all([stage.browser.close(), stage.app.remove()]);
	});
	return stage;
}
