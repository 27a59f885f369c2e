import type { Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";
import { moderate } from "#moderation/moderate.ts";
import { sleep } from "#server/clock.ts";
import type { ModerationEngine } from "#server/judge/judge.ts";
import { expectNoTrouble, type Visit } from "#tests/browser.ts";
import { expectAccessible } from "./axe.ts";
import { expectFocused, type HomePage, homePage, kindWords } from "./home-page.ts";
import { setUpStage } from "./stage.ts";
import { walkedIn } from "./walked-in.ts";

/** Judges texts that begin with “Slow” only after a while, the others at once. */
const slowAtTimes: ModerationEngine = async (text) => {
	if (text.startsWith("Slow")) await sleep(2_500);
	return moderate(text);
};

const stage = setUpStage({ moderation: slowAtTimes });
const notes = "**/api/messages";

describe("while many letters are on their way", () => {
	const crowd = new AbortController();
	const sending: Promise<void>[] = [];
	beforeAll(() => {
		for (let client = 0; client < 100; client++) sending.push(sendUntil(crowd.signal, client));
	});
	afterAll(async () => {
		crowd.abort();
		await Promise.all(sending);
	});

	it("the page says so, waits, sends the note by itself when there is room, and once", async () => {
		await visiting("en", async (home, { page }) => {
			const waiting = home.heading(home.say(m.outcome_waiting_title));
			const sent = home.heading(home.say(m.outcome_sent_title));
			let address = "";
			// Between two notes of the crowd there may be room.
			for (let tries = 0; (await waiting.count()) === 0; tries++) {
				await home.open();
				address = `jane${tries}@example.org`;
				await home.write(address, kindWords.en);
				await home.send.click();
				await waiting.or(sent).waitFor();
			}
			expect(await page.getByText(home.say(m.outcome_waiting_text)).isVisible()).toBe(true);
			crowd.abort();
			await expectFocused(sent);
			await Promise.all(sending);
			expect((await stage.app.read(address)).body).toHaveLength(1);
		});
	});
});

describe.each(walkedIn("fr"))("a note that finds no room, in %s", (locale) => {
	it("is waited for as long as the visitor wants, and tried seven times; nothing typed is ever lost", async () => {
		await visiting(locale, async (home, visit) => {
			const { page } = visit;
			await page.route(notes, refuse(3_600));
			await home.write("jane@example.org", kindWords[locale]);
			await home.send.click();
			await expectFocused(home.heading(home.say(m.outcome_waiting_title)));
			// Said once by the heading; the seconds are for the eye.
			const seconds = page.locator(".waiting-seconds");
			expect(await seconds.getAttribute("aria-hidden")).toBe("true");
			const secondsLeft = async () => Number.parseInt((await seconds.textContent())?.replace(/\D/g, "") ?? "", 10);
			const first = await secondsLeft();
			expect(first).toBeLessThanOrEqual(60);
			await expect.poll(secondsLeft).toBeLessThan(first);
			expect(await home.send.isVisible()).toBe(false);
			await expectAccessible(page, `waiting, ${locale}`);
			await home.button(home.say(m.outcome_waiting_stop)).click();
			await expectFocused(home.message);
			expect([await home.recipient.inputValue(), await home.message.inputValue()]).toEqual([
				"jane@example.org",
				kindWords[locale],
			]);
			expect(await home.heading(home.say(m.outcome_waiting_title)).count()).toBe(0);
			expect(posts(visit)).toBe(1);

			await home.send.click();
			for (let tries = 1; tries <= 6; tries++) {
				await expect.poll(() => posts(visit)).toBe(1 + tries);
				await seconds.getByText(/\d/).waitFor();
				await home.button(home.say(m.outcome_waiting_now)).click();
			}
			await expectFocused(home.heading(home.say(m.outcome_busy_title)));
			expect(posts(visit)).toBe(1 + 7);
			expect(await page.getByText(home.say(m.outcome_busy_advice)).count()).toBe(1);
			expect(await home.message.inputValue()).toBe(kindWords[locale]);
			await expectAccessible(page, `too busy, ${locale}`);
			await page.unroute(notes);
			await home.button(home.say(m.outcome_error_retry)).click();
			await expectFocused(home.heading(home.say(m.outcome_sent_title)));
		});
	});
});

it("a note that found no room is not sent again when the network fails meanwhile: it may have been taken", async () => {
	await visiting("en", async (home, visit) => {
		const { page } = visit;
		await page.route(notes, refuse(3_600), { times: 1 });
		await home.write("jane@example.org", kindWords.en);
		await home.send.click();
		await expectFocused(home.heading(home.say(m.outcome_waiting_title)));
		await page.route(notes, (route) => route.abort("failed"));
		await home.button(home.say(m.outcome_waiting_now)).click();
		await expectFocused(home.heading(home.say(m.outcome_error_network_title)));
		expect(posts(visit)).toBe(2);
		expect(await home.message.inputValue()).toBe(kindWords.en);
	});
});

/** Answers as a service without room does. */
function refuse(retryAfter: number): (route: Route) => Promise<void> {
	return (route) =>
		route.fulfill({
			status: 503,
			headers: { "retry-after": String(retryAfter) },
			json: { success: false, error: "Many letters", errorType: "unknown", reason: "overloaded" },
		});
}

/** Keeps a place among those that are judged, or tries to get one, until told to stop. */
async function sendUntil(stop: AbortSignal, client: number): Promise<void> {
	for (let index = 0; !stop.aborted; index++) {
		const { status } = await stage.app.send({
			recipientEmail: `crowd${client}n${index}@example.org`,
			message: `Slow and kind: your smile ${index}`,
		});
		if (status === 503) await sleep(50);
	}
}

function posts({ requested }: Visit): number {
	return requested.filter((path) => path === "/api/messages").length;
}

async function visiting(locale: Locale, story: (home: HomePage, visit: Visit) => Promise<void>): Promise<void> {
	const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true });
	const home = homePage(visit.page, stage.app.url, locale);
	await home.open();
	await story(home, visit);
	await visit.page.unrouteAll();
	await expectNoTrouble(visit, { failingRequests: true });
	await visit.close();
}
