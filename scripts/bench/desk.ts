import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { chromiumFlags, chromiumPath } from "#tests/chromium.ts";
import { adminPage } from "#tests/e2e/admin-page.ts";
import { freePort } from "#tests/free-port.ts";
import { seedQueue } from "./seed-queue.ts";

// npm run bench:desk: from a key to the next note on the screen, in a queue of ten thousand; how many notes are in sight.

const pending = 10_000;
const password = "correct horse";
/** Keys in turn, and how often. */
const rounds = [
	{ name: "q (does nothing: the machine’s own share)", keys: ["q"], presses: 100 },
	{ name: "j (go on)", keys: ["j"], presses: 400 },
	{ name: "a, 6 (approve, reject)", keys: ["a", "6"], presses: 200 },
	{ name: "k (go back)", keys: ["k"], presses: 100 },
];

/**
 * Keeps for each key the milliseconds until the frame is drawn in which another note is the current one; for q, which means
 * nothing, until the next frame.
 */
const watchKeys = `{
	window.keyTimes = [];
	const current = () => document.querySelector(".message-row [aria-current]")?.closest("li").id;
	addEventListener("keydown", ({ key, timeStamp }) => {
		const before = current();
		const look = () => requestAnimationFrame(() => {
			if (key !== "q" && current() === before) return look();
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = () => keyTimes.push(performance.now() - timeStamp);
			port2.postMessage(undefined);
		});
		look();
	}, { capture: true });
}`;

/** How many whole rows are in the window. */
const rowsInSight = `[...document.querySelectorAll(".message-row")]
	.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length`;

async function timesOf(page: Page, keys: readonly string[], presses: number): Promise<number[]> {
	await page.evaluate("keyTimes.length = 0");
	for (let press = 0; press < presses; press++) {
		await page.keyboard.press(keys[press % keys.length] ?? "");
		await page.evaluate(`new Promise((resolve) => {
			const look = () => (keyTimes.length > ${press} ? resolve() : setTimeout(look, 1));
			look();
		})`);
	}
	return page.evaluate("keyTimes") as Promise<number[]>;
}

function percentile(values: readonly number[], share: number): string {
	return (values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? Number.NaN).toFixed(1);
}

async function main(): Promise<void> {
	const dataDir = mkdtempSync(join(tmpdir(), "billet-doux-desk-"));
	process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
	const port = `${await freePort()}`;
	const config = readConfig({ PORT: port, DATA_DIR: dataDir, LOG_LEVEL: "silent", ADMIN_PASSWORD: password });
	await seedQueue(config, pending);
	const app = await createApp(config);
	await app.start();
	const executablePath = chromiumPath(existsSync);
	const browser = await chromium.launch({
		args: [...chromiumFlags],
		...(executablePath !== undefined && { executablePath }),
	});
	const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
	await page.addInitScript(watchKeys);
	const admin = adminPage(page, app.url);
	await admin.enter();
	await admin.current.waitFor();
	const inSight = await page.evaluate(rowsInSight);
	console.log(`${pending} notes wait; ${inSight} are in sight at 1280 × 800`);
	for (const { name, keys, presses } of rounds) {
		const times = await timesOf(page, keys, presses);
		const [half, most, worst] = [0.5, 0.95, 1].map((share) => percentile(times, share));
		console.log(`${name}, ${presses} times: p50 ${half} ms, p95 ${most} ms, longest ${worst} ms`);
	}
	console.log(`${await admin.rows.count()} rows on the page at the end`);
	await browser.close();
	await app.stop();
}

await main();
