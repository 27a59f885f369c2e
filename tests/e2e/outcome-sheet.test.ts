import { describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { locales } from "#i18n/locales.ts";
import { expectFocused, homePage, kindWords } from "./home-page.ts";
import { overflow } from "./page-probes.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage();

describe.each(locales)("the limit of an address, in %s", (locale) => {
	it("the eleventh letter of a day: one advice, whom it is about, until when, and that the letter is kept", async () => {
		const address = `eleven-${locale}@example.org`;
		for (let sent = 0; sent < 10; sent++) {
			const { body } = await stage.app.send({
				recipientEmail: address,
				message: `${kindWords[locale]} ${"❤️".repeat(sent + 1)}`,
			});
			expect(body.status).toBe("approved");
		}
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true });
		const { page } = visit;
		const home = homePage(page, stage.app.url, locale);
		await home.open();
		await home.write(address, kindWords[locale]);
		await home.send.click();
		const title = home.say(m.outcome_limited_recipient_title);
		await expectFocused(home.heading(title));
		const told = await page.locator(".send-panel").textContent();
		const [before = "", after = ""] = home.say(m.outcome_limited_recipient_text, { time: "|" }).split("|");
		for (const words of [title, before.trim(), after.trim(), home.say(m.outcome_limited_kept)]) {
			expect(told).toContain(words);
		}
		for (const words of [
			home.say(m.outcome_error_rate_limit_advice),
			home.say(m.outcome_error_rate_limit_title),
			home.say(m.error_recipient_limit),
			home.say(m.outcome_limited_source_title),
			home.say(m.outcome_error_kept),
		]) {
			expect(told).not.toContain(words);
		}
		expect(await home.button(home.say(m.outcome_error_retry)).count()).toBe(0);
		await page.reload();
		expect(await home.message.inputValue()).toBe(kindWords[locale]);
		expect(await home.recipient.inputValue()).toBe(address);
		await visit.close();
	});
});

describe.each([
	["of 38 characters", "a-rather-long-name@mail.example.org.uk", 38],
	["of 254 characters", `${"j".repeat(64)}@${"a".repeat(63)}.${"b".repeat(63)}.${"c".repeat(57)}.net`, 254],
])("an address %s", (_, address, length) => {
	const limit = { success: false, error: "—", limit: "recipient", retryAfterSeconds: 20_000 };
	const states = [
		["sent", { json: { success: true, status: "approved", emailSent: true, receipt: "r" } }, m.outcome_sent_title],
		[
			"saved",
			{ json: { success: true, status: "approved", emailSent: false, emailError: "—" } },
			m.outcome_saved_title,
		],
		[
			"scheduled",
			{ json: { success: true, status: "approved", scheduledFor: "2027-02-14T08:00:00Z" } },
			m.outcome_scheduled_title,
		],
		["held", { json: { success: false, status: "held", reason: "—" } }, m.outcome_held_title],
		["limited", { status: 429, json: limit }, m.outcome_limited_recipient_title],
		["twice", { status: 409, json: { success: false, error: "—", reason: "already_sent" } }, m.outcome_duplicate_title],
		[
			"busy",
			{ status: 503, headers: { "retry-after": "60" }, json: { success: false, error: "—", reason: "overloaded" } },
			m.outcome_waiting_title,
		],
	] as const;

	it.each([360, 1280])("stays on the sheet whatever became of its letter, at %i px", async (width) => {
		expect(address).toHaveLength(length);
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true, width });
		const { page } = visit;
		const home = homePage(page, stage.app.url, "en");
		for (const [state, answer, title] of states) {
			await page.route("**/api/messages", (route) => route.fulfill(answer));
			await home.open();
			await home.write(address, kindWords.en);
			await home.send.click();
			await home.heading(home.say(title)).waitFor();
			expect([state, await page.evaluate(overflow)]).toEqual([state, []]);
			expect([state, await page.evaluate(outOfSheet)]).toEqual([state, []]);
			await page.unroute("**/api/messages");
		}
		await visit.close();
	});
});

/** What an outcome says beyond the edge of the sheet, or of its own box. */
const outOfSheet = `(() => {
	const { right } = document.querySelector(".sheet").getBoundingClientRect();
	return [...document.querySelectorAll(":is(.taken, .notice) :is(p, h2, h3, button)")]
		.filter((element) => element.closest("[aria-hidden=true]") === null)
		.filter((element) => element.getBoundingClientRect().right > right || element.scrollWidth > element.clientWidth + 1)
		.map((element) => element.nodeName + " " + element.textContent);
})()`;
