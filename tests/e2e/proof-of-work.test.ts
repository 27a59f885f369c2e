import { describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";
import { expectNoTrouble } from "#tests/browser.ts";
import { startTestApp } from "#tests/start-test-app.ts";
import { expectAccessible } from "./axe.ts";
import { expectFocused, homePage, kindWords } from "./home-page.ts";
import { setUpBrowser } from "./stage.ts";
import { walkedIn } from "./walked-in.ts";

const browser = setUpBrowser();

/** A visitor whose source has sent as many notes as it may without a proof of work, with another one written. */
async function arrive(locale: Locale) {
	const app = await startTestApp("sqlite", { RATE_LIMIT_PER_SOURCE: "1" });
	await app.send({ recipientEmail: "first@example.org", message: "You are kind." });
	const visit = await browser.visit(app.url, { reducedMotion: true });
	const home = homePage(visit.page, app.url, locale);
	await home.open();
	await home.write("jane@example.org", kindWords[locale]);
	return {
		app,
		visit,
		home,
		async leave() {
			await expectNoTrouble(visit, { failingRequests: true });
			await visit.close();
			await app.remove();
		},
	};
}

describe.each(walkedIn("hi"))("one note too many, in %s", (locale) => {
	it("is sent by itself after a calculation, which the page speaks of", async () => {
		const { app, visit, home, leave } = await arrive(locale);
		const answer = Promise.withResolvers<void>();
		await visit.page.route("**/api/challenge", async (route) => {
			await answer.promise;
			await route.continue();
		});
		await home.send.click();
		const status = visit.page.getByRole("status").filter({ hasText: home.say(m.home_send_proving) });
		await expectFocused(status);
		await expectAccessible(visit.page, `a proof of work, ${locale}`);
		expect(visit.requested.filter((path) => path.includes("solver"))).toEqual([]);
		answer.resolve();
		await expectFocused(home.heading(home.say(m.outcome_sent_title)));
		expect((await app.read("jane@example.org")).body).toHaveLength(1);
		await leave();
	});
});

it("where the calculation cannot be done, the page says which limit is reached, and until when", async () => {
	const { visit, home, leave } = await arrive("en");
	await visit.page.route("**/*solver*", (route) => route.abort());
	await home.send.click();
	await expectFocused(home.heading(home.say(m.outcome_limited_source_title)));
	expect(await home.message.inputValue()).toBe(kindWords.en);
	await leave();
});
