import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { intlTagOf } from "#i18n/locales.ts";
import { expectNoTrouble, type Visit } from "#tests/browser.ts";
import { inks, papers } from "#web/ui/style/palette.ts";
import { expectAccessible } from "./axe.ts";
import { type HomePage, homePage, kindWords } from "./home-page.ts";
import { setUpStage } from "./stage.ts";
import { walkedIn } from "./walked-in.ts";

const stage = setUpStage();

const address = "jane@example.org";
const newestFirst = [kindWords.hi, kindWords.en];
beforeAll(async () => {
	for (const message of newestFirst.toReversed()) {
		const note = { recipientEmail: address, message, paper: "rose", ink: "blue" };
		expect((await stage.app.send(note)).body.status).toBe("approved");
	}
});

/** What a headless browser does not have: it remembers that a page was to be printed. */
const pretendToPrint = "window.print = () => { window.printed = true; };";

describe.each(walkedIn("hi"))("an opened letter, in %s", (locale) => {
	let visit: Visit;
	let page: Page;
	let home: HomePage;
	beforeEach(async () => {
		visit = await stage.browser.visit(stage.app.url, {
			reducedMotion: true,
			colorScheme: "dark",
			language: intlTagOf[locale],
			beforeScripts: pretendToPrint,
		});
		page = visit.page;
		await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
		home = homePage(page, stage.app.url, locale);
		await home.open();
		await home.receivedTab.click();
		await home.openInbox(address);
		await home.openAll.click();
	});
	afterEach(async () => {
		await expectNoTrouble(visit);
		await visit.close();
	});
	const act = (number: number, name: string) =>
		home.letters.nth(number).getByRole("button", { name, exact: true }).click();

	it("is copied, word for word", async () => {
		await act(0, home.say(m.letter_copy));
		await home.letters.first().getByRole("status").getByText(home.say(m.letter_copied), { exact: true }).waitFor();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(newestFirst[0]);
		await expectAccessible(page, "copied");
	});

	it("is printed on its paper, with nothing of the site around it", async () => {
		await act(1, home.say(m.letter_print));
		await page.waitForFunction("window.printed");
		await page.emulateMedia({ media: "print" });
		const printed = page.locator(".printed-letter");
		expect(await page.locator("body > *").filter({ visible: true }).count()).toBe(1);
		expect(await printed.isVisible()).toBe(true);
		expect(await printed.getByRole("paragraph").textContent()).toBe(newestFirst[1]);
		expect(await printed.getByRole("button").count()).toBe(0);
		const look = await printed.locator("article").evaluate((sheet) => {
			const { backgroundColor, color, printColorAdjust } = getComputedStyle(sheet);
			return { backgroundColor, color, printColorAdjust };
		});
		expect(look).toEqual({
			backgroundColor: rgb(papers.rose.light.note),
			color: rgb(inks.blue.light),
			printColorAdjust: "exact",
		});
		await page.evaluate(() => dispatchEvent(new Event("afterprint")));
		await page.emulateMedia({ media: "screen" });
		expect(await printed.count()).toBe(0);
	});

	it("is saved as a picture: paper, ink and the page's own letters", async () => {
		const asked = visit.requested.length;
		const saving = page.waitForEvent("download");
		await act(0, home.say(m.letter_picture));
		const download = await saving;
		expect(download.suggestedFilename()).toBe("billet-doux-2.png");
		await home.letters.first().getByText(home.say(m.letter_picture_saved), { exact: true }).waitFor();
		// It was made here: nothing was asked for but the code that draws, and letters to draw with.
		expect(visit.requested.slice(asked).filter((path) => !/\.(?:js|woff2)$/.test(path))).toEqual([]);
		const bytes = readFileSync(await download.path());
		expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
		const seen = await coloursOf(page, bytes);
		expect(seen.size[0]).toBe(1080);
		expect(seen.size[1]).toBeGreaterThanOrEqual(1080);
		expect(seen.corner).toBe(rgb(papers.rose.light.sheet));
		expect(seen.counts[rgb(inks.blue.light)]).toBeGreaterThan(500);
		expect(visit.requested.some((path) => path.includes("devanagari"))).toBe(true);
	});
});

function rgb(hex: string): string {
	const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
	return `rgb(${red}, ${green}, ${blue})`;
}

/** Size and colours of a picture, as a browser decodes it. */
function coloursOf(page: Page, png: Buffer) {
	return page.evaluate(async (base64) => {
		const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
		const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
		const canvas = new OffscreenCanvas(picture.width, picture.height);
		const pen = canvas.getContext("2d");
		pen?.drawImage(picture, 0, 0);
		const data = pen?.getImageData(0, 0, picture.width, picture.height).data ?? [];
		const counts: Record<string, number> = {};
		const colourAt = (at: number) => `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`;
		for (let at = 0; at < data.length; at += 4) {
			const colour = colourAt(at);
			counts[colour] = (counts[colour] ?? 0) + 1;
		}
		return { size: [picture.width, picture.height], corner: colourAt((20 * picture.width + 20) * 4), counts };
	}, png.toString("base64"));
}
