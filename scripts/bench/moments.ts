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

/** Marks the press of a button, and the frame in which what it leads to is there. */
const markBy = (button: string, end: string): string => `{
	document.querySelector("${button}").addEventListener("click", () => performance.mark("moment-begins"), { capture: true });
	new MutationObserver((_, observer) => {
		if (document.querySelector("${end}") === null) return;
		observer.disconnect();
		performance.mark("moment-ends");
	}).observe(document.body, { childList: true, subtree: true });
}`;

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
		// Marked in the page, so that neither waiting for the button nor looking for the end counts.
		await page.evaluate(markBy(".wax-seal-button", ".taken"));
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
	readonly ts: number;
	readonly dur?: number;
	readonly pid: number;
	readonly tid: number;
}

interface Figures {
	/** Frames a second that were drawn, and the longest time between two (ms). */
	readonly frames: number;
	readonly longestFrame: number;
	/** Milliseconds that the page's own thread was longest busy without a pause. */
	readonly longestTask: number;
}

/** Plays a moment on a slow phone. */
async function measure(browser: Browser, origin: string, moment: Moment, round: number): Promise<Figures> {
	const page = await browser.newPage({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
	const devTools = await page.context().newCDPSession(page);
	await moment.prepare(page, origin, round);
	await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
	await browser.startTracing(page, {
		categories: [
			"blink.user_timing",
			"disabled-by-default-devtools.timeline",
			"disabled-by-default-devtools.timeline.frame",
		],
	});
	await moment.play(page, origin);
	const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
	await page.close();
	return figuresOf(traceEvents);
}

/** From the press to the end: both are marks of the page's own thread. */
function figuresOf(events: readonly TraceEvent[]): Figures {
	const begin = events.find(({ name }) => name === "moment-begins");
	const end = events.findLast(({ name }) => name === "moment-ends");
	if (begin === undefined || end === undefined) throw new Error("The trace has no beginning or no end");
	const within = events.filter(({ ts, pid }) => ts >= begin.ts && ts <= end.ts && pid === begin.pid);
	const drawn = within
		.filter(({ name }) => name === "DrawFrame")
		.map(({ ts }) => ts)
		.sort((left, right) => left - right);
	const gaps = drawn.slice(1).map((ts, index) => ts - (drawn[index] ?? ts));
	const tasks = within.filter(({ name, tid }) => name === "RunTask" && tid === begin.tid).map(({ dur = 0 }) => dur);
	return {
		frames: (drawn.length * 1_000_000) / (end.ts - begin.ts),
		longestFrame: Math.max(...gaps) / 1_000,
		longestTask: Math.max(...tasks) / 1_000,
	};
}

function median(values: readonly number[]): string {
	return (values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN).toFixed(1);
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
		const figures: Figures[] = [];
		for (let round = 0; round < rounds; round++) figures.push(await measure(browser, app.url, moment, round));
		const of = (name: keyof Figures): string => {
			const values = figures.map((each) => each[name]);
			return `median ${median(values)} (${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)})`;
		};
		console.log(`${moment.name}, ${slowDown} × slower, ${rounds} rounds`);
		console.log(`  frames a second: ${of("frames")}`);
		console.log(`  longest between two frames, ms: ${of("longestFrame")}`);
		console.log(`  longest task, ms: ${of("longestTask")}`);
	}
	await browser.close();
	await app.stop();
}

await main();
