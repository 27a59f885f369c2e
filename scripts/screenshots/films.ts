import type { Page } from "playwright-core";
import { m } from "#i18n/compiled/messages.js";
import { type HomePage, homePage, kindWords } from "#tests/e2e/home-page.ts";
import { addressOf } from "./home-states.ts";
import type { Series } from "./series.ts";
import { settle, stopAt } from "./stopped-moment.ts";

/** What a film is taken of. */
interface Scene {
	readonly page: Page;
	readonly home: HomePage;
	readonly series: Series;
	/** Takes the next frame: what the page shows now. */
	readonly shoot: () => Promise<void>;
}

type Film = (scene: Scene) => Promise<void>;

/** Milliseconds since the beginning of a moment at which it is pictured. */
const instants = {
	sealing: [140, 420, 800, 1_150, 1_420],
	/** Of the same moment, as far as it goes, and back again. */
	refusal: [250, 480, 120],
	opening: [0, 300, 600, 900, 1_300],
	/** The end of two of these. */
	sealed: [800],
	opened: [1_300],
} as const;

/** What the moderator finds in a letter that is to be refused. */
const telephoneNumber = "06 12 34 56 78";

/** A letter is folded, sealed, postmarked and leaves. */
async function filmSealing(scene: Scene): Promise<void> {
	await write(scene, "");
	// Until the answer is there, all that may become of the letter lies ready.
	await holdAnswer(scene.page);
	await scene.home.send.click();
	await shootEach(scene, "sealing", instants.sealing);
}

/** A letter comes back, with a note in its margin. */
async function filmRefusal(scene: Scene): Promise<void> {
	await write(scene, ` ${telephoneNumber}`);
	const answer = await holdAnswer(scene.page);
	await scene.shoot();
	await scene.home.send.click();
	await shootEach(scene, "sealing", instants.refusal);
	await answer.give();
	await scene.page.locator("#outcome-rejected").waitFor();
	await settle(scene.page);
	await scene.shoot();
}

/** A letter is taken out of the envelope in which it has come. */
async function filmOpening(scene: Scene): Promise<void> {
	const { page, home, series } = scene;
	await write(scene, "");
	await home.send.click();
	await home.heading(home.say(m.outcome_sent_title)).waitFor();
	await home.receivedTab.click();
	await home.openInbox(addressOf(series));
	await page.locator("button.envelope").first().click();
	await shootEach(scene, "open-letter", instants.opening);
}

/** The whole way: a letter is written, refused, mended, sealed, sent, and opened by its recipient. */
async function filmStory(scene: Scene): Promise<void> {
	const { page, home, series } = scene;
	// Its own recipient: the words of the other films, sent to theirs again, would be a repetition.
	const recipient = `dear.${addressOf(series)}`;
	await write(scene, ` ${telephoneNumber}`, recipient);
	await scene.shoot();
	await home.send.click();
	await page.locator("#outcome-rejected").waitFor();
	await settle(page);
	await scene.shoot();
	await home.write(recipient, kindWords[series.locale]);
	await home.send.click();
	await shootEach(scene, "sealing", instants.sealed);
	await settle(page);
	await home.heading(home.say(m.outcome_sent_title)).waitFor();
	await settle(page);
	await scene.shoot();
	await home.receivedTab.click();
	await home.openInbox(recipient);
	await page.locator("button.envelope").first().click();
	await shootEach(scene, "open-letter", instants.opened);
}

/** The moments of the home page that are filmed, and the way through them. */
export const films = {
	sealing: filmSealing,
	refusal: filmRefusal,
	opening: filmOpening,
	story: filmStory,
} as const satisfies Record<string, Film>;

/** Takes the frames of a film, as PNG files. */
export async function framesOf(film: Film, page: Page, origin: string, series: Series): Promise<Buffer[]> {
	const frames: Buffer[] = [];
	const shoot = async (): Promise<void> => {
		frames.push(await page.screenshot({ caret: "hide" }));
	};
	await film({ page, home: homePage(page, origin, series.locale), series, shoot });
	return frames;
}

async function write({ page, home, series }: Scene, end: string, recipient = addressOf(series)): Promise<void> {
	await home.open();
	await home.write(recipient, kindWords[series.locale] + end);
	// What plays a moment is fetched when there is something to seal.
	await page.waitForLoadState("networkidle");
	await page.evaluate("document.fonts.ready");
}

async function shootEach({ page, shoot }: Scene, moment: string, times: readonly number[]): Promise<void> {
	for (const time of times) {
		await stopAt(page, moment, time);
		await shoot();
	}
}

async function holdAnswer(page: Page): Promise<{ give: () => Promise<void> }> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route("**/api/messages", async (route) => {
		await promise;
		await route.continue();
	});
	return {
		async give() {
			await settle(page);
			resolve();
		},
	};
}
