import { expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { expectNoTrouble } from "#tests/browser.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage({}, { backForwardCache: true });

it("a browser tells of each page that it shows without loading it, and of nothing else", async () => {
	const visit = await stage.browser.visit(stage.app.url);
	const { page } = visit;
	const told: (string | null)[] = [];
	page.on("request", (request) => {
		if (new URL(request.url()).pathname === "/api/page-views") told.push(request.postData());
	});
	await page.goto(`${stage.app.url}/fr/faq`);
	await page
		.getByRole("contentinfo")
		.getByRole("link", { name: m.footer_contact({}, { locale: "fr" }), exact: true })
		.click();
	await page.waitForURL("**/fr/contact");
	// A place on the page is no other page.
	await page.evaluate(() => {
		location.hash = "content";
	});
	expect(told).toEqual([]);
	const answered = page.waitForResponse("**/api/page-views");
	await page.evaluate(() => history.go(-2));
	expect((await answered).status()).toBe(200);
	expect(told).toEqual(['{"path":"/fr/faq"}']);
	await expectNoTrouble(visit);
	await visit.close();
});
