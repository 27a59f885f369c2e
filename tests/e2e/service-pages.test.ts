import { describe, expect, it } from "vitest";
import { readInbox } from "#contract/inbox.ts";
import { sendMessage } from "#contract/message.ts";
import { m } from "#i18n/compiled/messages.js";
import { locales } from "#i18n/locales.ts";
import { expectNoTrouble } from "#tests/browser.ts";
import { kindWords } from "./home-page.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage();

const desk = { width: 1280, height: 900 };

describe("the captured e-mails", () => {
	it("are listed newest first and shown whole, in their language", async () => {
		for (const locale of locales) {
			const note = { recipientEmail: `${locale}@example.org`, message: kindWords[locale] };
			expect((await stage.app.send(note, { "accept-language": locale })).body).toMatchObject({ emailSent: true });
		}
		const link = stage.app.capturedMailUrl ?? "";
		const visit = await stage.browser.visit(new URL(link).origin, desk);
		const { page } = visit;
		const subjects = locales.map((locale) => m.email_notification_subject({}, { locale }));
		await page.goto(link);
		const list = page.url();
		expect(new URL(list).pathname + new URL(list).search).toBe("/mail");
		await page.reload();
		expect(await page.getByRole("table").getByRole("link").allTextContents()).toEqual(subjects.toReversed());
		for (const [index, locale] of locales.entries()) {
			await page.goto(list);
			await page.getByRole("link", { name: subjects[index] ?? "", exact: true }).click();
			await page.getByRole("heading", { level: 1, name: subjects[index] ?? "", exact: true }).waitFor();
			const html = page.frameLocator("iframe").getByRole("document").or(page.frameLocator("iframe").locator("body"));
			const lastLine = kindWords[locale].split("\n").at(-1) ?? "";
			await html.getByText(lastLine).first().waitFor();
			expect(await page.locator("pre").textContent()).toContain(kindWords[locale]);
			expect(await page.getByRole("cell", { name: `${locale}@example.org` }).count()).toBe(1);
		}
		const cookies = await page.context().cookies(list);
		expect(cookies).toMatchObject([
			{ name: "captured_mail", path: "/mail", httpOnly: true, sameSite: "Strict", expires: -1 },
		]);
		await page.context().clearCookies({ name: "captured_mail" });
		await expectNoTrouble(visit);
		await visit.close();
	});
});

describe("the description of the API", () => {
	it("shows every operation in a browser, from this origin alone", async () => {
		const visit = await stage.browser.visit(stage.app.url, desk);
		const { page } = visit;
		await page.goto(`${stage.app.url}/api/docs`);
		for (const { summary } of [sendMessage, readInbox]) await page.getByText(summary, { exact: true }).waitFor();
		const operation = page.getByText(sendMessage.summary, { exact: true });
		await operation.click();
		// What stands between backticks is shown as code.
		const description = (sendMessage.description ?? "").replaceAll("`", "");
		await page.getByText(description, { exact: true }).waitFor();
		await expectNoTrouble(visit);
		await visit.close();
	});
});
