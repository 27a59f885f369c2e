import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { chromiumFlags, chromiumPath } from "#tests/chromium.ts";
import { homePage, kindWords } from "#tests/e2e/home-page.ts";
import { freePort } from "#tests/free-port.ts";

// npm run bench:moments: frames and long tasks of what one remembers, on a phone with a slow processor.

/** By how much the processor is slowed down. */
const slowDown = 4;
const rounds = 5;

interface Moment {
	readonly name: string;
	/** Brings the page to where the moment is about to begin. */
	prepare(page: Page, origin: string, round: number): Promise<void>;
	/** Begins it, and is fulfilled when it is over. */
	play(page: Page, origin: string): Promise<void>;
}

const sealing = (name: string, text: string): Moment => ({
	name,
	async prepare(page, origin, round) {
		const home = homePage(page, origin, "en");
		await home.open();
		await home.write("jane@example.org", `${text} ${"❤️".repeat(round + 1)}`);
		await page.waitForLoadState("networkidle");
		await page.waitForTimeout(1_000);
	},
	async play(page, origin) {
		await homePage(page, origin, "en").send.click();
		await page.locator(".taken").waitFor();
	},
});

const moments: readonly Moment[] = [
	sealing("sealing a letter", kindWords.en),
	sealing("sealing a letter of 980 characters", "Your smile is the best part of my mornings. ".repeat(22)),
];

/** One traced event of Chromium; times in microseconds. */
interface TraceEvent {
	readonly name: string;
	readonly cat: string;
	readonly ts: number;
	readonly dur?: number;
	readonly pid: number;
	readonly tid: number;
	readonly args?: { readonly name?: string; readonly chrome_frame_reporter?: { readonly state?: string } };
}

/** Plays a moment and gives its frames a second, as the compositor presented them, and its longest task (ms). */
async function measure(browser: Browser, origin: string, moment: Moment, round: number) {
	const page = await browser.newPage({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
	const devTools = await page.context().newCDPSession(page);
	await moment.prepare(page, origin, round);
	await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
	await browser.startTracing(page, {
		categories: ["toplevel", "cc", "viz", "disabled-by-default-devtools.timeline", "devtools.timeline", "benchmark"],
	});
	await page.evaluate('performance.mark("moment-begins")');
	await moment.play(page, origin);
	await page.evaluate('performance.mark("moment-ends")');
	const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
	await page.close();
	return figuresOf(traceEvents);
}

function figuresOf(events: readonly TraceEvent[]) {
	const names = new Map<string, number>();
	for (const { name } of events) names.set(name, (names.get(name) ?? 0) + 1);
	return { names };
}

async function main(): Promise<void> {
	const dataDir = mkdtempSync(join(tmpdir(), "billet-doux-moments-"));
	process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
	const app = await createApp(readConfig({ PORT: `${await freePort()}`, DATA_DIR: dataDir, LOG_LEVEL: "silent" }));
	await app.start();
	const executablePath = chromiumPath(existsSync);
	const browser = await chromium.launch({
		args: [...chromiumFlags],
		...(executablePath !== undefined && { executablePath }),
	});
	for (const moment of moments) {
		for (let round = 0; round < rounds; round++) {
			const { names } = await measure(browser, app.url, moment, round);
			console.log([...names].sort((a, b) => b[1] - a[1]).slice(0, 60));
			break;
		}
		break;
	}
	await browser.close();
	await app.stop();
}

await main();
