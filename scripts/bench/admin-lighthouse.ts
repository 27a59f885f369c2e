import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse, { type Flags, type Result } from "lighthouse";
import { type BrowserContext, chromium } from "playwright-core";
import { type Locale, locales } from "#i18n/locales.ts";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { chromiumFlags, chromiumPath } from "#tests/chromium.ts";
import { freePort } from "#tests/free-port.ts";
import { seedQueue } from "./seed-queue.ts";

// npm run lighthouse:admin [-- fr --runs=5]: how soon whoever is signed in sees the queue on Lighthouse's mobile preset, in a
// browser that has nothing of it yet.

const pending = 10_000;
const password = "correct horse";
/** Milliseconds until the text of a note is drawn, on the preset's simulated phone. */
const maxNotePaint = 1_500;

/**
 * `simulated` is the preset as it is: loaded at full speed, then calculated for a slow line and a slow processor.
 * `applied` really slows both down, so that it tells still more of how busy this machine is.
 */
const ways = {
	simulated: { throttlingMethod: "simulate" },
	applied: { throttlingMethod: "devtools" },
} as const satisfies Readonly<Record<string, Partial<Flags>>>;

interface Paint {
	/** Milliseconds until anything is drawn. */
	readonly first: number;
	/** Milliseconds until the largest text is drawn: that of a note, where no sign of health has something to say. */
	readonly largest: number;
	/** What was largest, as a selector. */
	readonly element: string;
	/** Milliseconds for which the page could not have answered a touch. */
	readonly blocked: number;
	readonly scriptBytes: number;
	/** How fast this machine was meanwhile; 1,000 and more is what the preset reckons with. */
	readonly machine: number;
}

async function main(args: readonly string[]): Promise<boolean> {
	const named = locales.filter((locale) => args.includes(locale));
	const runs = Number(/--runs=(\d+)/.exec(args.join(" "))?.[1] ?? 5);
	const dataDir = mkdtempSync(join(tmpdir(), "billet-doux-admin-lighthouse-"));
	process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
	const port = await freePort();
	const env = { PORT: `${port}`, PUBLIC_URL: `http://127.0.0.1:${port}`, DATA_DIR: dataDir, LOG_LEVEL: "silent" };
	const config = readConfig({ ...env, ADMIN_PASSWORD: password });
	await seedQueue(config, pending);
	const app = await createApp(config);
	await app.start();
	try {
		return await measureAll(app.url, named.length > 0 ? named : locales, runs);
	} finally {
		await app.stop();
	}
}

/** Prints a line for each language and way; true when the simulated phone shows a note soon enough in each language. */
async function measureAll(url: string, shown: readonly Locale[], runs: number): Promise<boolean> {
	console.log(
		`${pending} notes wait; medians of ${runs}, each signed in and in a new profile; LCP is the text of a note`,
	);
	console.log(row(["language", "preset", "FCP ms", "LCP ms", "LCP from–to", "TBT ms", "JS kB", "machine", ""]));
	const token = await signIn(url);
	await warmUp(url, token);
	let good = true;
	for (const locale of shown) {
		for (const way of ["simulated", "applied"] as const) {
			const paints: Paint[] = [];
			while (paints.length < runs) paints.push(await paintOf(url, { token, locale, way }));
			const sorted = (figure: (paint: Paint) => number) => paints.map(figure).toSorted((a, b) => a - b);
			const median = (figure: (paint: Paint) => number) => Math.round(sorted(figure)[runs >> 1] ?? Number.NaN);
			const ofNotes = paints.every(({ element }) => element.includes("message"));
			const met = median(({ largest }) => largest) <= maxNotePaint && ofNotes;
			if (way === "simulated") good &&= met;
			const all = sorted(({ largest }) => Math.round(largest));
			const figures = [
				median(({ first }) => first),
				median(({ largest }) => largest),
				`${all[0]}–${all.at(-1)}`,
				median(({ blocked }) => blocked),
				(median(({ scriptBytes }) => scriptBytes) / 1000).toFixed(1),
				median(({ machine }) => machine),
			];
			console.log(row([locale, way, ...figures, way === "applied" ? "" : met ? "met" : "MISSED"]));
			if (!ofNotes) console.log(`  not of a note: ${paints.map(({ element }) => element).join(", ")}`);
		}
	}
	return good;
}

async function signIn(url: string): Promise<string> {
	const answer = await fetch(`${url}/api/admin/auth/login`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ username: "admin", password }),
	});
	if (!answer.ok) throw new Error(`signing in was answered ${answer.status}`);
	return ((await answer.json()) as { token: string }).token;
}

/** A service has answered others before: its code is compiled. */
async function warmUp(url: string, token: string): Promise<void> {
	const headers = { authorization: `Bearer ${token}` };
	for (let round = 0; round < 20; round++)
		for (const path of ["/admin", "/api/admin/messages?view=pending&limit=50", "/api/admin/auth/verify"])
			await (await fetch(`${url}${path}`, { headers })).arrayBuffer();
}

interface Visit {
	readonly token: string;
	readonly locale: Locale;
	readonly way: keyof typeof ways;
}

/** One visit; Lighthouse now and then misses the start of a page (NO_NAVSTART) and is then asked again. */
async function paintOf(url: string, visit: Visit, triesLeft = 2): Promise<Paint> {
	const profile = mkdtempSync(join(tmpdir(), "billet-doux-profile-"));
	try {
		return await paintIn(profile, url, visit);
	} catch (error) {
		if (triesLeft === 0) throw error;
		return await paintOf(url, visit, triesLeft - 1);
	} finally {
		rmSync(profile, { recursive: true, force: true });
	}
}

/** A browser that keeps a session and a language and nothing else, closed and opened again: no connection is left either. */
async function paintIn(profile: string, url: string, { token, locale, way }: Visit): Promise<Paint> {
	const before = await open(profile);
	const page = await before.newPage();
	await page.goto(`${url}/robots.txt`);
	const kept = { admin_token: token, admin_username: "admin", admin_language: locale };
	await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(kept)})`);
	await before.close();
	const port = await freePort();
	const browser = await open(profile, port);
	try {
		const flags: Flags = { port, onlyCategories: ["performance"], logLevel: "error", disableStorageReset: true };
		const lhr = (await lighthouse(`${url}/admin`, { ...flags, ...ways[way] }))?.lhr;
		if (lhr === undefined || lhr.runtimeError !== undefined) throw new Error(lhr?.runtimeError?.message);
		return paintOfResult(lhr);
	} finally {
		await browser.close();
	}
}

function open(profile: string, port?: number): Promise<BrowserContext> {
	const executablePath = chromiumPath(existsSync);
	return chromium.launchPersistentContext(profile, {
		args: [...chromiumFlags, ...(port === undefined ? [] : [`--remote-debugging-port=${port}`])],
		...(executablePath !== undefined && { executablePath }),
	});
}

function paintOfResult(lhr: Result): Paint {
	const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
	const requests = lhr.audits["network-requests"]?.details;
	const scripts = (requests?.type === "table" ? requests.items : []).filter((item) => item.resourceType === "Script");
	const largest = JSON.stringify(lhr.audits["lcp-breakdown-insight"]?.details ?? "");
	return {
		first: figure("first-contentful-paint"),
		largest: figure("largest-contentful-paint"),
		element: /"selector":"([^"]*)"/.exec(largest)?.[1] ?? "unknown",
		blocked: figure("total-blocking-time"),
		scriptBytes: scripts.reduce((sum, { transferSize }) => sum + Number(transferSize), 0),
		machine: lhr.environment.benchmarkIndex,
	};
}

const widths = [10, 11, 8, 8, 13, 8, 8, 9, 8];

function row(cells: readonly (string | number)[]): string {
	return cells.map((cell, index) => String(cell).padEnd(widths[index] ?? 0)).join("");
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
