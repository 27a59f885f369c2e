import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { type Locale, locales, pathInLocale } from "#i18n/locales.ts";
import { expectNoTrouble, type PageOptions, type Visit } from "#tests/browser.ts";
import { expectAccessible } from "./axe.ts";
import { homePage, kindWords, speaker } from "./home-page.ts";
import { overflow, smallTargets } from "./page-probes.ts";
import { setUpStage } from "./stage.ts";
import { walkedIn } from "./walked-in.ts";

const stage = setUpStage();

/** A visit to a page whose service worker has been installed. */
async function visitWithWorker(path: string, options: PageOptions = {}): Promise<Visit> {
	const visit = await stage.browser.visit(stage.app.url, { serviceWorker: true, ...options });
	await visit.page.goto(`${stage.app.url}${path}`);
	await visit.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)");
	return visit;
}

async function setOffline({ page }: Visit, offline: boolean): Promise<void> {
	await page.context().setOffline(offline);
}

function offlineHeading(page: Page, locale: Locale) {
	return page.getByRole("heading", { level: 1, name: m.page_offline_heading({}, { locale }), exact: true });
}

describe("without a network", () => {
	it.each(walkedIn("fr"))(
		"an address shows the offline page of its language, and “try again” leads to it (%s)",
		async (locale) => {
			const visit = await visitWithWorker("/", { reducedMotion: true });
			const { page } = visit;
			const say = speaker(locale);
			const address = `${stage.app.url}${pathInLocale("/faq", locale)}?from=a-friend`;
			await setOffline(visit, true);
			await page.goto(address);
			await offlineHeading(page, locale).waitFor();
			expect(page.url()).toBe(address);
			expect(await page.locator("html").getAttribute("lang")).toBe(locale);
			expect(await page.getByText(say(m.offline_kept), { exact: true }).isVisible()).toBe(true);
			// The style sheets are there too.
			const seal = page.locator(".wordmark .wax-seal");
			expect(await seal.evaluate((element) => element.getBoundingClientRect().width)).toBeLessThan(40);
			const retry = page.getByRole("link", { name: say(m.offline_retry), exact: true });
			await retry.click();
			await offlineHeading(page, locale).waitFor();
			await setOffline(visit, false);
			await retry.click();
			await page.getByRole("heading", { level: 1, name: say(m.page_faq_heading), exact: true }).waitFor();
			expect(page.url()).toBe(address);
			await expectNoTrouble(visit, { failingRequests: true });
			await visit.close();
		},
	);

	it.each(locales)("the offline page is easy to read and to touch (%s)", async (locale) => {
		const visit = await visitWithWorker("/", { width: 320, reducedMotion: true });
		await setOffline(visit, true);
		await visit.page.goto(`${stage.app.url}${pathInLocale("/", locale)}`);
		await offlineHeading(visit.page, locale).waitFor();
		expect(await visit.page.evaluate(overflow)).toEqual([]);
		expect(await visit.page.evaluate(smallTargets)).toEqual([]);
		await expectAccessible(visit.page, "offline");
		await visit.close();
	});

	it("a page that was not fetched before ends there, also when it is opened from within the site", async () => {
		const visit = await visitWithWorker("/fr/");
		const { page } = visit;
		const say = speaker("fr");
		await setOffline(visit, true);
		await page
			.getByRole("contentinfo")
			.getByRole("link", { name: say(m.footer_faq), exact: true })
			.click();
		await offlineHeading(page, "fr").waitFor();
		expect(page.url()).toBe(`${stage.app.url}/fr/faq`);
		await setOffline(visit, false);
		await page.getByRole("link", { name: say(m.offline_retry), exact: true }).click();
		await page.getByRole("heading", { level: 1, name: say(m.page_faq_heading), exact: true }).waitFor();
		await visit.close();
	});
});

describe("an unfinished note", () => {
	it("is still there after the offline page, as that page says", async () => {
		const visit = await visitWithWorker("/");
		const { page } = visit;
		const home = homePage(page, stage.app.url, "en");
		await home.write("jane@example.org", "Half a thought");
		await setOffline(visit, true);
		await page
			.getByRole("contentinfo")
			.getByRole("link", { name: home.say(m.footer_terms), exact: true })
			.click();
		await offlineHeading(page, "en").waitFor();
		await setOffline(visit, false);
		await page.getByRole("link", { name: home.say(m.site_home_link), exact: true }).click();
		await expect.poll(() => home.message.inputValue()).toBe("Half a thought");
		expect(await home.recipient.inputValue()).toBe("jane@example.org");
		await visit.close();
	});
});

describe("the service worker", () => {
	it("leaves the API alone: offline a note meets the network's own error, online it is sent", async () => {
		const visit = await visitWithWorker("/");
		const { page } = visit;
		// Only now is the page under the worker.
		await page.reload();
		const home = homePage(page, stage.app.url, "en");
		await home.write("worker@example.org", kindWords.en);
		await setOffline(visit, true);
		await home.send.click();
		await home.heading(home.say(m.outcome_error_network_title)).waitFor();
		await setOffline(visit, false);
		const answered = page.waitForResponse("**/api/messages");
		await home.send.click();
		const answer = await answered;
		expect([answer.status(), answer.fromServiceWorker()]).toEqual([200, false]);
		await home.heading(home.say(m.outcome_sent_title)).waitFor();
		await expectNoTrouble(visit, { failingRequests: true });
		await visit.close();
	});

	it("answers no asset, and keeps only the offline pages and their style sheets", async () => {
		const visit = await visitWithWorker("/");
		const { page } = visit;
		const answeredByWorker: string[] = [];
		page.on("response", (response) => {
			if (response.fromServiceWorker()) answeredByWorker.push(new URL(response.url()).pathname);
		});
		await page.reload();
		await page.waitForLoadState("networkidle");
		expect(answeredByWorker.filter((path) => path !== "/")).toEqual([]);
		const kept = await keptFiles(page);
		expect(kept.map(({ name }) => name)).toEqual([expect.stringMatching(/^billet-doux-offline-[0-9a-f]{12}$/)]);
		const paths = kept.flatMap(({ files }) => files);
		expect(paths.filter((path) => !/^\/assets\/[\w-]+\.css\?offline$/.test(path)).sort()).toEqual([
			"/fr/offline.html",
			"/in/offline.html",
			"/offline.html",
		]);
		await visit.close();
	});

	it("removes what an earlier release kept", async () => {
		const visit = await stage.browser.visit(stage.app.url, { serviceWorker: true });
		const { page } = visit;
		// A page that registers nothing: the cache is there before the worker.
		await page.goto(`${stage.app.url}/offline.html`);
		await page.evaluate("caches.open('billet-doux-offline-000000000000').then(() => undefined)");
		await page.goto(stage.app.url);
		await page.evaluate("navigator.serviceWorker.ready.then(() => undefined)");
		await expect
			.poll(async () => (await keptFiles(page)).map(({ name }) => name))
			.not.toContain("billet-doux-offline-000000000000");
		expect(await keptFiles(page)).toHaveLength(1);
		await visit.close();
	});
});

/** Every cache of the origin, with what it holds as paths. */
function keptFiles(page: Page): Promise<{ name: string; files: string[] }[]> {
	return page.evaluate(`(async () => {
		const names = await caches.keys();
		return Promise.all(names.map(async (name) => {
			const requests = await (await caches.open(name)).keys();
			return { name, files: requests.map(({ url }) => url.slice(location.origin.length)) };
		}));
	})()`);
}
