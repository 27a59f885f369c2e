import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { chromiumFlags, chromiumPath } from "#tests/chromium.ts";
import { freePort } from "#tests/free-port.ts";

/** Each ends with contact data, so that every detector has something to do. */
const notes = {
	en: "Your smile is the best part of my mornings, and I have wanted to tell you so since the spring. ",
	fr: "Ton sourire illumine mes matins, et depuis le printemps je voulais te le dire simplement. ",
	hi: "तुम्हारी मुस्कान मेरी सुबह रोशन कर देती है, और बहुत दिनों से यह बात कहनी थी। ",
} as const;
const rounds = 300;

/** Milliseconds from a question to its answer in the page, sorted; the first fifty, while the code warms up, do not count. */
async function timesOf(page: Page, text: string): Promise<number[]> {
	const expression = `(async () => {
		const worker = new Worker(document.querySelector('meta[name="writing-hint"]').content, { type: "module" });
		const ask = (id) => new Promise((resolve) => {
			const start = performance.now();
			worker.onmessage = ({ data }) => { if (data.id === id) resolve(performance.now() - start); };
			worker.postMessage({ id, text: ${JSON.stringify(text)} + " " + id });
		});
		const times = [];
		for (let id = 0; id < ${rounds} + 50; id++) times.push(await ask(id));
		worker.terminate();
		return times.slice(50).sort((left, right) => left - right);
	})()`;
	return page.evaluate<number[]>(expression);
}

/** Prints how long a hint takes in Chromium, by language and length of the note. */
async function main(): Promise<void> {
	const dataDir = mkdtempSync(join(tmpdir(), "billet-doux-hint-"));
	process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
	const port = await freePort();
	const app = await createApp(readConfig({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "silent" }));
	await app.start();
	const executablePath = chromiumPath(existsSync);
	const browser = await chromium.launch({
		args: [...chromiumFlags],
		...(executablePath !== undefined && { executablePath }),
	});
	const page = await browser.newPage();
	await page.goto(app.url);
	for (const [language, sentence] of Object.entries(notes)) {
		for (const length of [250, 1000]) {
			const times = await timesOf(page, `${sentence.repeat(20).slice(0, length - 20)} 06 12 34 56 78`);
			const at = (share: number) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(2);
			console.log(`${language} ${length} characters: median ${at(0.5)} ms, p95 ${at(0.95)} ms`);
		}
	}
	await browser.close();
	await app.stop();
}

await main();
