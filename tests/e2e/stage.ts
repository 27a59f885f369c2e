import { afterAll, beforeAll } from "vitest";
import type { Overrides } from "#server/app.ts";
import { openBrowser, type TestBrowser } from "#tests/browser.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";

/** The running service and a browser, for all tests of a file. */
export interface Stage {
	readonly app: TestApp;
	readonly browser: TestBrowser;
}

/**
 * Sets up a service that captures its e-mails, and a browser with further environment variables if any are given,
 * before the tests of a file, and takes both away after them.
 */
export function setUpStage(
	overrides: Overrides = {},
	browserEnvironment: Readonly<Record<string, string>> = {},
): Stage {
	const stage = {} as { app: TestApp; browser: TestBrowser };
	beforeAll(async () => {
		[stage.app, stage.browser] = await Promise.all([
			startTestApp("sqlite", {}, overrides),
			openBrowser(browserEnvironment),
		]);
	});
	afterAll(async () => {
		await Promise.all([stage.browser.close(), stage.app.remove()]);
	});
	return stage;
}
