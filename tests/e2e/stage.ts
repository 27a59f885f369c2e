import { afterAll, beforeAll } from "vitest";
import type { Overrides } from "#server/parts.ts";
import { type BrowserOptions, openBrowser, type TestBrowser } from "#tests/browser.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
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

/** The same, with a mail server that takes the service's e-mails. */
export function setUpMailStage(): Stage & { readonly sink: MailSink } {
	const stage = {} as { app: TestApp; browser: TestBrowser; sink: MailSink };
	beforeAll(async () => {
		stage.sink = await startMailSink();
		const settings = { SMTP_URL: stage.sink.url };
		[stage.app, stage.browser] = await Promise.all([startTestApp("sqlite", settings), openBrowser()]);
	});
	afterAll(async () => {
		await Promise.all([stage.browser.close(), stage.app.remove(), stage.sink.close()]);
	});
	return stage;
}

/** A browser alone, where each test of a file has a service of its own. */
export function setUpBrowser(): Pick<TestBrowser, "visit"> {
	const opened = {} as { browser: TestBrowser };
	beforeAll(async () => {
		opened.browser = await openBrowser();
	});
	afterAll(() => opened.browser.close());
	return { visit: (...given) => opened.browser.visit(...given) };
}
