import { beforeAll, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { intlTagOf, pathInLocale } from "#i18n/locales.ts";
import { createMomentFormat } from "#i18n/moment-format.ts";
import { expectNoTrouble } from "#tests/browser.ts";
import { expectAccessible } from "./axe.ts";
import { homePage, kindWords, speaker } from "./home-page.ts";
import { setUpMailStage } from "./stage.ts";
import { walkedIn } from "./walked-in.ts";

const aDay = 86_400_000;

const stage = setUpMailStage();

/** What a date field holds, by this machine's clock, which is the browser's, too. */
function fieldValue(at: Date): string {
	const two = (number: number) => String(number).padStart(2, "0");
	const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join("-");
	return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** What the browser calls its time zone. */
function zoneName(locale: string): string {
	const parts = new Intl.DateTimeFormat(locale, { timeZoneName: "longGeneric" }).formatToParts();
	return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}

describe.each(walkedIn("fr"))("a note for a later time and its receipt, in %s", (locale) => {
	it("is written, scheduled, found again by its receipt, and cancelled", async () => {
		const visit = await stage.browser.visit(stage.app.url);
		const home = homePage(visit.page, stage.app.url, locale);
		const { say, button } = home;
		await home.open();
		await home.write("jane@example.org", kindWords[locale]);
		await visit.page.getByText(say(m.home_later_title), { exact: true }).click();
		const time = visit.page.getByLabel(say(m.home_later_label), { exact: true });
		const zone = await visit.page.evaluate(zoneName, intlTagOf[locale]);
		await visit.page.getByText(say(m.home_later_hint, { zone })).waitFor();
		expect(await time.getAttribute("min")).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);

		await time.fill(fieldValue(new Date(Date.now() + 61 * aDay)));
		await home.send.click();
		await visit.page.getByText(say(m.error_time_too_late, { limit: 60 })).waitFor();
		expect(await stage.app.query("select id from message where scheduled_for is not null")).toEqual([]);

		const chosen = new Date(Math.floor((Date.now() + 20 * aDay) / 60_000) * 60_000);
		await time.fill(fieldValue(chosen));
		await visit.page.reload();
		expect(await time.inputValue()).toBe(fieldValue(chosen));
		await home.send.click();
		await home.heading(say(m.outcome_scheduled_title)).waitFor();
		const when = createMomentFormat(locale, "full")(chosen.toISOString());
		await visit.page.getByText(when).waitFor();
		await expectAccessible(visit.page, "the scheduled outcome");
		const [row] = await stage.app.query("select scheduled_for from message where deliver_at is not null");
		expect(Number(row?.scheduled_for)).toBe(chosen.getTime());

		await visit.page.getByRole("link", { name: say(m.receipt_slip_open), exact: true }).click();
		await home.heading(say(m.receipt_scheduled_title)).waitFor();
		await visit.page.getByText(when).waitFor();
		await expectAccessible(visit.page, "a scheduled receipt");
		await button(say(m.receipt_cancel)).click();
		await button(say(m.receipt_keep)).click();
		await button(say(m.receipt_cancel)).click();
		await expectAccessible(visit.page, "the question");
		await button(say(m.receipt_cancel_confirm)).click();
		await home.heading(say(m.receipt_gone_title)).waitFor();
		await expectAccessible(visit.page, "a note that is gone");
		expect(await stage.app.query("select id from message where scheduled_for is not null")).toEqual([]);
		await visit.page.reload();
		await home.heading(say(m.receipt_gone_title)).waitFor();
		await expectNoTrouble(visit);
	});

	it("opens with its link alone, on a phone, and erases what was delivered", async () => {
		const { body } = await stage.app.send({ recipientEmail: "joe@example.org", message: kindWords[locale] });
		const visit = await stage.browser.visit(stage.app.url, { width: 320, height: 640 });
		const say = speaker(locale);
		const at = (token: string) => `${stage.app.url}${pathInLocale("/receipt", locale)}#${token}`;
		const heading = (name: string) => visit.page.getByRole("heading", { name, exact: true });
		await visit.page.goto(at(body.receipt));
		await heading(say(m.receipt_delivered_title)).waitFor();
		expect(await visit.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
		expect(await visit.page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
		await visit.page.getByRole("button", { name: say(m.receipt_erase), exact: true }).click();
		await visit.page.getByRole("button", { name: say(m.receipt_erase_confirm), exact: true }).click();
		await heading(say(m.receipt_gone_title)).waitFor();
		expect((await stage.app.read("joe@example.org")).body).toEqual([]);
		await visit.page.goto(at("no-token-of-ours"));
		await visit.page.getByText(say(m.receipt_unknown)).waitFor();
		await expectAccessible(visit.page, "an unknown receipt");
		expect(stage.app.log.join("\n")).not.toContain(body.receipt);
	});
});

describe("where no mail server is set", () => {
	beforeAll(() => stage.app.restart({ SMTP_URL: "" }));

	it.each(walkedIn("fr"))(
		"the receipt says that the note can be read, and tells of no delivery, in %s",
		async (locale) => {
			const note = { recipientEmail: `${locale}@example.org`, message: kindWords[locale] };
			const { body } = await stage.app.send(note);
			const visit = await stage.browser.visit(stage.app.url, { width: 320, height: 640 });
			const say = speaker(locale);
			await visit.page.goto(`${stage.app.url}${pathInLocale("/receipt", locale)}#${body.receipt}`);
			await visit.page.getByText(say(m.receipt_not_emailed_text), { exact: true }).waitFor();
			await visit.page.getByRole("heading", { name: say(m.receipt_readable_title), exact: true }).waitFor();
			expect(await visit.page.locator("dt").allTextContents()).toEqual([say(m.receipt_received_at)]);
			await expectAccessible(visit.page, "a receipt without an e-mail");
			await visit.close();
		},
	);
});
