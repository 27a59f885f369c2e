import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { intlTagOf, pathInLocale } from "#i18n/locales.ts";
import { writeContactSheet } from "#scripts/screenshots/contact-sheet.ts";
import { writeFilmStrip } from "#scripts/screenshots/film-strip.ts";
import { films, framesOf } from "#scripts/screenshots/films.ts";
import { takeHomeStates } from "#scripts/screenshots/home-states.ts";
import { fileName, parseSelection, type Selection, type Series } from "#scripts/screenshots/series.ts";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { chromiumFlags, chromiumPath } from "#tests/chromium.ts";
import { homePage } from "#tests/e2e/home-page.ts";
import { freePort } from "#tests/free-port.ts";
import { pathOfPage } from "#web/site/routes.ts";

// npm run screenshots [-- /faq hi 360 dark]: pictures of every page, in `screenshots/`, with a contact sheet.
// npm run screenshots -- film [hi 360 dark]: strips of five frames of the moments of the home page.

const folder = resolve(import.meta.dirname, "..", "screenshots");
/** The heights of a phone and of a desk, for what is sized by the window. */
const heightOf = { 360: 740, 1280: 900 } as const;

async function main({ subject, paths, series }: Selection): Promise<void> {
	const dataDir = mkdtempSync(join(tmpdir(), "billet-doux-screenshots-"));
	process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
	const limits = { RATE_LIMIT_PER_SOURCE: "100000", RATE_LIMIT_LOOKUPS: "100000" };
	const app = await createApp(
		readConfig({ PORT: `${await freePort()}`, DATA_DIR: dataDir, LOG_LEVEL: "error", ...limits }),
	);
	await app.start();
	const executablePath = chromiumPath(existsSync);
	const browser = await chromium.launch({
		args: [...chromiumFlags],
		...(executablePath !== undefined && { executablePath }),
	});
	try {
		await mkdir(folder, { recursive: true });
		for (const each of series) {
			if (subject === "moments") await takeFilms(browser, app.url, each);
			else await takeSeries(browser, app.url, paths, each);
		}
		console.log(await writeContactSheet(folder));
	} finally {
		await browser.close();
		await app.stop();
	}
}

/** Takes pictures of the pages in a window of their own, without motion and in the language of the visitor. */
async function takeSeries(browser: Browser, origin: string, paths: readonly string[], series: Series): Promise<void> {
	const { locale, width, colorScheme } = series;
	const page = await openWindow(browser, series, "reduce");
	let count = 0;
	const take = async (path: string, state?: string): Promise<void> => {
		await takePicture(page, `${folder}/${fileName(path, series, state)}`);
		count++;
	};
	for (const path of paths) {
		await page.goto(`${origin}${pathInLocale(path, locale)}`, { waitUntil: "networkidle" });
		await take(path);
		if (path === pathOfPage.home)
			await takeHomeStates(homePage(page, origin, locale), series, (state) => take(path, state));
	}
	await page.context().close();
	console.log(`${locale} ${width} ${colorScheme}: ${count} pictures`);
}

/** Films the moments of the home page, each in a window of its own, and writes a strip of each. */
async function takeFilms(browser: Browser, origin: string, series: Series): Promise<void> {
	for (const [name, film] of Object.entries(films)) {
		const page = await openWindow(browser, series, "no-preference");
		const path = `${folder}/${fileName("/film", series, name)}`;
		await writeFilmStrip(browser, await framesOf(film, page, origin, series), { path, width: series.width });
		await page.context().close();
		console.log(path);
	}
}

/** A window of a visitor's own language, colours and size. */
async function openWindow(
	browser: Browser,
	{ locale, width, colorScheme }: Series,
	reducedMotion: "reduce" | "no-preference",
): Promise<Page> {
	const context = await browser.newContext({
		locale: intlTagOf[locale],
		colorScheme,
		reducedMotion,
		viewport: { width, height: heightOf[width] },
	});
	return context.newPage();
}

/** What sticks to the window's edge would lie in the middle of a picture of the whole page. */
const unstuck = `{
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(".seal-bar, .letter-foot { position: relative !important }");
	document.adoptedStyleSheets = [sheet];
}`;

/** The whole page as it stands still, from its top. */
async function takePicture(page: Page, path: string): Promise<void> {
	await page.evaluate(unstuck);
	await page.evaluate("scrollTo(0, 0)");
	await page.evaluate("document.fonts.ready");
	await page.screenshot({ path, fullPage: true, animations: "disabled", caret: "hide" });
	await page.evaluate("document.adoptedStyleSheets = []");
}

await main(parseSelection(process.argv.slice(2)));
