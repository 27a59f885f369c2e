import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { intlTagOf, type Locale } from "#i18n/locales.ts";
import { expectNoTrouble, openBrowser, type TestBrowser, type Visit } from "#tests/browser.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { expectAccessible } from "./axe.ts";
import { expectFocused, type HomePage, homePage } from "./home-page.ts";
import { walkedIn } from "./walked-in.ts";

const newestFirst = ["You make me laugh.", "Your voice is a song.", "I like your kindness."];

/** More letters than are shown at once. */
const many = 130;

let app: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
	[app, browser] = await Promise.all([startTestApp("sqlite", { RATE_LIMIT_PER_RECIPIENT: "1000" }), openBrowser()]);
	for (const message of newestFirst.toReversed()) await app.send({ recipientEmail: "jane@example.org", message });
	await app.send({ recipientEmail: "jim@example.org", message: "I think of you." });
	for (let number = 1; number <= many; number++) {
		await app.send({ recipientEmail: "joan@example.org", message: `You are kind, ${number} times.` });
	}
});
afterAll(async () => {
	await Promise.all([browser.close(), app.remove()]);
});

describe.each(walkedIn("fr"))("the letterbox, in %s", (locale) => {
	let visit: Visit;
	let page: Page;
	let home: HomePage;
	beforeAll(async () => {
		visit = await browser.visit(app.url, { reducedMotion: true, language: intlTagOf[locale] });
		page = visit.page;
		home = homePage(page, app.url, locale);
	});
	afterAll(() => visit.close());
	beforeEach(async () => {
		await home.open();
		await home.receivedTab.click();
	});
	afterEach(async () => {
		await page.unrouteAll({ behavior: "ignoreErrors" });
		await expectNoTrouble(visit, { failingRequests: true });
	});

	it("lists the letters newest first, numbered down from their total", async () => {
		await home.openInbox(" JANE@example.org ");
		// One sentence is announced, and reading begins at the heading.
		await page
			.getByRole("status")
			.getByText(home.say(m.inbox_count, { count: 3 }), { exact: true })
			.waitFor();
		await expectFocused(home.heading(home.say(m.inbox_heading, { address: "JANE@example.org" })));
		const expected = newestFirst.map((text, index) => [home.say(m.inbox_letter_title, { number: 3 - index }), text]);
		const shown = await home.letters.evaluateAll((letters) =>
			letters.map((letter) => [letter.querySelector("h3")?.textContent, letter.querySelector("p")?.textContent]),
		);
		expect(shown).toEqual(expected);
	});

	it("dates a letter in the page's language and the reader's time zone", async () => {
		const created_at = "2026-03-09T20:05:00.000Z";
		await page.route("**/api/messages/*", (route) =>
			route.fulfill({ json: [{ id: "1", created_at, message_content: "Dated." }] }),
		);
		await home.openInbox("jane@example.org");
		const date = page.getByRole("time");
		expect(await date.getAttribute("datetime")).toBe(created_at);
		const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
		const day = new Intl.DateTimeFormat(intlTagOf[locale], { dateStyle: "long", timeZone: zone });
		expect(await date.textContent()).toContain(day.format(new Date(created_at)));
	});

	it("is kindly empty for an address without letters", async () => {
		await home.openInbox("nobody@example.org");
		await expectEmpty(home, locale);
		expect(await page.getByText(home.say(m.inbox_empty_text), { exact: true }).count()).toBe(1);
	});

	it("says of what is no address neither that it has letters nor that it has none", async () => {
		await home.openInbox("nobody@example.org");
		await expectEmpty(home, locale);
		await home.openInbox("nobody@");
		await page.getByText(home.say(m.error_address_format), { exact: true }).waitFor();
		expect(await home.heading(home.say(m.inbox_empty_title)).count()).toBe(0);
	});

	it.each([
		["there is none", "", m.error_address_empty],
		["it is malformed", "jane@", m.error_address_format],
		["it is more than one", "jane@example.org, jim@example.org", m.error_address_several],
	])("asks for an address when %s, in the field itself, before anything is looked up", async (_, address, words) => {
		const callsBefore = apiCalls(visit);
		await home.openInbox(address);
		await page.getByText(home.say(words), { exact: true }).waitFor();
		await expectFocused(home.inboxAddress);
		expect(await home.inboxAddress.getAttribute("aria-invalid")).toBe("true");
		expect(apiCalls(visit)).toBe(callsBefore);
		await home.openInbox("jim@example.org");
		await home.letters.first().waitFor();
		expect(await home.inboxAddress.getAttribute("aria-invalid")).toBe("false");
	});

	it.each([
		["the network fails", { abort: true }, m.inbox_failed_offline],
		["the server fails", { status: 503, body: '{"error":"down"}' }, m.inbox_failed],
		["the answer is no list", { status: 200, body: "{}" }, m.inbox_failed],
	])(
		"shows the empty state when %s, says quietly that it could not look, and tries again",
		async (_, failure, words) => {
			await page.route("**/api/messages/*", (route) =>
				"abort" in failure ? route.abort("failed") : route.fulfill({ ...failure, contentType: "application/json" }),
			);
			await home.openInbox("jane@example.org");
			await expectEmpty(home, locale);
			await page.getByRole("status").getByText(home.say(words), { exact: true }).waitFor();
			expect(await page.getByText(home.say(m.inbox_empty_text), { exact: true }).count()).toBe(0);
			await expectAccessible(page, "a look-up that failed");
			await page.unroute("**/api/messages/*");
			await home.button(home.say(m.outcome_error_retry)).click();
			await home.letters.first().waitFor();
			await expectFocused(home.heading(home.say(m.inbox_heading, { address: "jane@example.org" })));
			expect(await page.getByText(home.say(words), { exact: true }).count()).toBe(0);
		},
	);

	it("leaves the focus with who types another address meanwhile", async () => {
		const { promise: typed, resolve: go } = Promise.withResolvers<void>();
		await page.route("**/api/messages/*", async (route) => {
			await typed;
			await route.continue();
		});
		await home.openInbox("jim@example.org");
		await home.inboxAddress.fill("jane@exa");
		go();
		await home.letters.first().waitFor();
		await expectFocused(home.inboxAddress);
	});

	it("shows a hundred letters, and the older ones when asked: reading goes on where they begin", async () => {
		await home.openInbox("joan@example.org");
		await page.getByText(home.say(m.inbox_count, { count: many }), { exact: true }).waitFor();
		expect(await home.letters.count()).toBe(100);
		// A screen reader is told how many there are; it does not read a hundred of them out.
		expect(await page.locator("[aria-live] article").count()).toBe(0);
		const older = home.button(home.say(m.inbox_older));
		await older.focus();
		await page.keyboard.press("Enter");
		await expectFocused(home.envelopes.nth(100));
		const texts = await home.letters.getByRole("paragraph").allTextContents();
		expect(texts).toEqual(Array.from({ length: many }, (_, index) => `You are kind, ${many - index} times.`));
		expect(await home.heading(home.say(m.inbox_letter_title, { number: 1 })).count()).toBe(1);
		expect(await older.count()).toBe(0);
	});

	it("says why older letters did not come, keeps those that are there, and gets them when asked again", async () => {
		await home.openInbox("joan@example.org");
		const older = home.button(home.say(m.inbox_older));
		await older.waitFor();
		await page.route("**/api/messages/*before=*", (route) => route.abort("failed"));
		await older.click();
		await page.getByRole("status").getByText(home.say(m.inbox_older_failed)).waitFor();
		await expectFocused(older);
		await expectAccessible(page, "older letters that did not come");
		expect(await home.letters.count()).toBe(100);
		await page.unroute("**/api/messages/*before=*");
		await older.click();
		await home.heading(home.say(m.inbox_letter_title, { number: 1 })).waitFor();
		expect(await home.letters.count()).toBe(many);
	});

	it("says so when too many addresses were looked up", async () => {
		const error = home.say(m.error_rate_limited, { minutes: "5 minutes" });
		await page.route("**/api/messages/*", (route) =>
			route.fulfill({ status: 429, json: { success: false, error, errorType: "rate_limit" } }),
		);
		await home.openInbox("jane@example.org");
		await page.getByText(error, { exact: true }).waitFor();
		await expectEmpty(home, locale);
		// Asking again at once would not help.
		expect(await home.button(home.say(m.outcome_error_retry)).count()).toBe(0);
	});

	it("keeps the later of two look-ups, however late the earlier one is answered", async () => {
		const slow = Promise.withResolvers<void>();
		const answered = Promise.withResolvers<void>();
		await page.route("**/api/messages/jane*", async (route) => {
			await slow.promise;
			await route.continue().catch(() => {});
			answered.resolve();
		});
		await home.openInbox("jane@example.org");
		await page.getByText(home.say(m.inbox_loading)).waitFor();
		await home.openInbox("jim@example.org");
		const letters = home.heading(home.say(m.inbox_heading, { address: "jim@example.org" }));
		await letters.waitFor();
		slow.resolve();
		await answered.promise;
		await page.waitForTimeout(200);
		expect(await letters.count()).toBe(1);
		expect(await home.letters.getByRole("paragraph").allTextContents()).toEqual(["I think of you."]);
	});
});

function apiCalls(visit: Visit): number {
	return visit.requested.filter((path) => path.startsWith("/api/")).length;
}

async function expectEmpty(home: HomePage, locale: Locale): Promise<void> {
	await expectFocused(home.heading(m.inbox_empty_title({}, { locale })));
	expect(await home.letters.count()).toBe(0);
}
