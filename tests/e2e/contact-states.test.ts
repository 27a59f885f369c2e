import type { Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { type Locale, locales } from "#i18n/locales.ts";
import { expectNoTrouble, type Visit } from "#tests/browser.ts";
import { expectAccessible } from "./axe.ts";
import { accept, type ContactPage, contactPage, letters, refuse } from "./contact-page.ts";
import { expectFocused } from "./home-page.ts";
import { layoutShift, overflow, smallTargets, watchLayoutShifts } from "./page-probes.ts";
import { setUpStage } from "./stage.ts";
import { walkedIn } from "./walked-in.ts";

const stage = setUpStage();

describe.each(walkedIn("hi"))("axe finds nothing on the contact page, in %s", (locale) => {
	it("empty, with faults, on its way, refused, failed and sent", async () => {
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true });
		const { page } = visit;
		const contact = contactPage(page, stage.app.url, locale);
		await contact.open();
		await expectAccessible(page, "empty");
		await contact.message.fill("💌".repeat(1001));
		await contact.send.click();
		await expectFocused(contact.name);
		await expectAccessible(page, "faults");

		await contact.write(letters[locale]);
		const answer = Promise.withResolvers<void>();
		await contact.answer(async (route) => {
			await answer.promise;
			await refuse(400, contact.say(m.error_subject_several_lines), "subject")(route);
		});
		await contact.send.click();
		await expectFocused(contact.status);
		await expectAccessible(page, "on its way");
		answer.resolve();
		await expectFocused(contact.subject);
		await expectAccessible(page, "refused");

		await contact.answer(refuse(429, contact.say(m.error_rate_limited, { minutes: "5 minutes" })));
		await contact.send.click();
		await expectFocused(contact.failed);
		await expectAccessible(page, "failed");
		await contact.answer(accept);
		await contact.retry.click();
		await expectFocused(contact.sent);
		await expectAccessible(page, "sent");
		await expectNoTrouble(visit, { failingRequests: true });
		await visit.close();
	});
});

describe.each(walkedIn("hi"))("with the keyboard alone, in %s", (locale) => {
	it("a message is written, put right, sent and confirmed", async () => {
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true });
		const { keyboard } = visit.page;
		const contact = contactPage(visit.page, stage.app.url, locale);
		const { name, email, subject, message } = letters[locale];
		await contact.answer(accept);
		await contact.open();
		await contact.name.focus();
		await keyboard.press("Enter");
		// Until React answers, the key is held, and its end would take the focus from what is typed next.
		await contact.name.and(visit.page.locator("[aria-invalid=true]")).waitFor();
		await expectFocused(contact.name);
		await keyboard.insertText(name);
		await keyboard.press("Tab");
		await expectFocused(contact.email);
		await keyboard.type(email);
		await keyboard.press("Tab");
		await expectFocused(contact.subject);
		await keyboard.insertText(subject);
		await keyboard.press("Tab");
		await expectFocused(contact.message);
		await keyboard.insertText(message);
		await keyboard.press("Tab");
		await expectFocused(contact.send);
		await keyboard.press("Enter");
		await expectFocused(contact.sent);
		await keyboard.press("Shift+Tab");
		await expectFocused(contact.send);
		await expectNoTrouble(visit);
		await visit.close();
	});
});

const sizes = [
	["a phone", { width: 360, height: 740 }],
	["a desk", { width: 1280, height: 900 }],
] as const;

/** Longer than the 500 ms within which a shift is put down to the visitor's click. */
const slowness = 900;

const endings: readonly (readonly [string, (contact: ContactPage) => (route: Route) => Promise<void>])[] = [
	["sent", () => accept],
	["failed", (contact) => refuse(503, contact.say(m.error_unavailable))],
	["lost", () => (route) => route.abort("internetdisconnected")],
	["refused", (contact) => refuse(400, contact.say(m.error_name_several_lines), "name")],
];

const slowLocales: readonly Locale[] = ["en", "hi"];
const longStory = "A long story.\n".repeat(30);

describe.each(sizes)("on %s", (_, size) => {
	it.each(locales)("faults and a restored draft move nothing, in %s", async (locale) => {
		const visit = await stage.browser.visit(stage.app.url, { ...size, beforeScripts: watchLayoutShifts });
		const { page } = visit;
		const contact = contactPage(page, stage.app.url, locale);
		await contact.open();
		await page.evaluate("document.fonts.ready");
		const before = [await contact.message.boundingBox(), await contact.send.boundingBox()];
		await contact.send.click();
		await expectFocused(contact.name);
		await expectCalm(visit, "faults");
		await page.evaluate("scrollTo(0, 0)");
		expect([await contact.message.boundingBox(), await contact.send.boundingBox()]).toEqual(before);

		await contact.write({ ...letters[locale], message: longStory });
		await page.reload();
		await contact.counter(longStory.trim().length).waitFor();
		await expectCalm(visit, "restored");
		await expectNoTrouble(visit);
		await visit.close();
	});

	describe.each(slowLocales)("after a slow answer, in %s", (locale) => {
		let visit: Visit;
		let contact: ContactPage;
		beforeAll(async () => {
			visit = await stage.browser.visit(stage.app.url, { ...size, beforeScripts: watchLayoutShifts });
			contact = contactPage(visit.page, stage.app.url, locale);
		});
		afterAll(() => visit.close());

		it.each(endings)("%s: nothing has moved, and the outcome is in view", async (ending, answer) => {
			const { page } = visit;
			await contact.open();
			await page.evaluate("document.fonts.ready");
			await contact.write({ ...letters[locale], message: longStory });
			const how = answer(contact);
			const looked = Promise.withResolvers<void>();
			await contact.answer(async (route) => {
				await Promise.all([page.waitForTimeout(slowness), looked.promise]);
				await how(route);
			});
			await contact.send.click();
			await expectFocused(contact.status);
			await expectCalm(visit, "on its way");
			looked.resolve();
			const outcome = { sent: contact.sent, refused: contact.name }[ending] ?? contact.failed;
			await expectFocused(outcome);
			await expectCalm(visit, ending);
			await expect.poll(() => outcome.evaluate(inView)).toBe(true);
			await expectNoTrouble(visit, { failingRequests: true });
			await page.evaluate("sessionStorage.clear()");
		});
	});
});

describe("the sign that a message is on its way", () => {
	it.each([
		["turns, on the compositor", false, ["transform"]],
		["stands still for whoever asks for less motion", true, []],
	])("%s", async (_, reducedMotion, moved) => {
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion });
		const contact = contactPage(visit.page, stage.app.url, "en");
		const answer = Promise.withResolvers<void>();
		await contact.answer(async (route) => {
			await answer.promise;
			await accept(route);
		});
		await contact.open();
		await contact.write(letters.en);
		await contact.send.click();
		const sign = contact.status.locator("svg");
		await sign.waitFor();
		expect(await sign.evaluate(animatedProperties)).toEqual(moved);
		answer.resolve();
		await expectFocused(contact.sent);
		expect(await sign.count()).toBe(0);
		await visit.close();
	});
});

async function expectCalm({ page }: Visit, state: string): Promise<void> {
	expect([state, await page.evaluate(layoutShift)]).toEqual([state, []]);
	expect([state, await page.evaluate(overflow)]).toEqual([state, []]);
	expect([state, await page.evaluate(smallTargets)]).toEqual([state, []]);
}

function inView(element: Element): boolean {
	const { top, bottom } = element.getBoundingClientRect();
	return top >= 0 && bottom <= innerHeight;
}

function animatedProperties(element: Element): string[] {
	const named = ["offset", "computedOffset", "easing", "composite"];
	const keyframes = element.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
	return [...new Set(keyframes.flatMap(Object.keys))].filter((name) => !named.includes(name));
}
