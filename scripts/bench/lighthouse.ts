import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse, { type Result } from "lighthouse";
import { chromium } from "playwright-core";
import { localeOfPath, locales, pathInLocale, scriptOf } from "#i18n/locales.ts";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { chromiumFlags, chromiumPath } from "#tests/chromium.ts";
import { freePort } from "#tests/free-port.ts";
import { pathOfPage } from "#web/site/routes.ts";

/** Lighthouse's scores of a page on its simulated phone, 0 to 100, and some of the figures behind them. */
interface Scores {
	readonly performance: number;
	readonly accessibility: number;
	readonly bestPractices: number;
	readonly seo: number;
	/** Milliseconds until the largest thing on the first screen is drawn, on a simulated slow network. */
	readonly largestPaint: number;
	/** Cumulative layout shift. */
	readonly shift: number;
	/** Milliseconds for which the page could not have answered a touch while it loaded. */
	readonly blockingTime: number;
	/** Bytes of scripts on the wire, compressed. */
	readonly scriptBytes: number;
}

const least = { performance: 98, accessibility: 100, bestPractices: 100, seo: 100 } as const;
const maxShift = 0.001;
const maxBlockingTime = 50;
/** Milliseconds, by the script of the page's language: Devanagari letters are larger files. */
const maxLargestPaint = { latin: 1_800, devanagari: 2_000 } as const;
/** What depends on time varies between runs; the median of five is steady. */
const runs = 5;

/** Pages from the command line, every page with `--all`, else the home page in each language. */
function pathsOf(args: readonly string[]): readonly string[] {
	const named = args.filter((arg) => arg.startsWith("/"));
	if (named.length > 0) return named;
	const pages = args.includes("--all") ? Object.values(pathOfPage) : [pathOfPage.home];
	return pages.flatMap((page) => locales.map((locale) => pathInLocale(page, locale)));
}

async function main(paths: readonly string[]): Promise<boolean> {
	const dataDir = mkdtempSync(join(tmpdir(), "billet-doux-lighthouse-"));
	process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
	const port = await freePort();
	const app = await createApp(
		readConfig({ PORT: `${port}`, PUBLIC_URL: `http://127.0.0.1:${port}`, DATA_DIR: dataDir, LOG_LEVEL: "error" }),
	);
	await app.start();
	try {
		return await measureAll(app.url, paths);
	} finally {
		await app.stop();
	}
}

/** Prints a line for each page; true when all are good enough. */
async function measureAll(origin: string, paths: readonly string[]): Promise<boolean> {
	console.log(
		row(["page", "performance", "accessibility", "best practices", "SEO", "LCP ms", "CLS", "TBT ms", "JS kB", ""]),
	);
	let good = true;
	for (const path of paths) {
		const scores = await measure(`${origin}${path}`);
		const met =
			scores.performance >= least.performance &&
			scores.accessibility >= least.accessibility &&
			scores.bestPractices >= least.bestPractices &&
			scores.seo >= least.seo &&
			scores.largestPaint <= maxLargestPaint[scriptOf[localeOfPath(path)]] &&
			scores.shift <= maxShift &&
			scores.blockingTime <= maxBlockingTime;
		good &&= met;
		const { performance, accessibility, bestPractices, seo, shift, blockingTime, scriptBytes } = scores;
		const times = [Math.round(scores.largestPaint), shift.toFixed(4), Math.round(blockingTime)];
		const figures = [performance, accessibility, bestPractices, seo, ...times];
		console.log(row([path, ...figures, (scriptBytes / 1000).toFixed(1), met ? "met" : "MISSED"]));
	}
	return good;
}

async function measure(url: string): Promise<Scores> {
	const first = await audit(url, ["performance", "accessibility", "best-practices", "seo"]);
	const all = [first];
	while (all.length < runs) all.push(await audit(url, ["performance"]));
	const median = (figure: (result: Result) => number) =>
		all.map(figure).toSorted((a, b) => a - b)[runs >> 1] ?? Number.NaN;
	return {
		performance: median((result) => scoreOf(result, "performance")),
		accessibility: scoreOf(first, "accessibility"),
		bestPractices: scoreOf(first, "best-practices"),
		seo: scoreOf(first, "seo"),
		largestPaint: median((result) => figureOf(result, "largest-contentful-paint")),
		shift: median((result) => figureOf(result, "cumulative-layout-shift")),
		blockingTime: median((result) => figureOf(result, "total-blocking-time")),
		scriptBytes: scriptBytesOf(first),
	};
}

/** One audit; Lighthouse now and then misses the start of a page (NO_NAVSTART) and is then asked again. */
async function audit(url: string, onlyCategories: string[], triesLeft = 2): Promise<Result> {
	try {
		return await auditOnce(url, onlyCategories);
	} catch (error) {
		if (triesLeft === 0) throw error;
		return audit(url, onlyCategories, triesLeft - 1);
	}
}

/**
 * One audit in a browser of its own, as for a first visit.
 * @throws when Lighthouse could not load the page.
 */
async function auditOnce(url: string, onlyCategories: string[]): Promise<Result> {
	const port = await freePort();
	const executablePath = chromiumPath(existsSync);
	const browser = await chromium.launch({
		args: [...chromiumFlags, `--remote-debugging-port=${port}`],
		...(executablePath !== undefined && { executablePath }),
	});
	try {
		const lhr = (await lighthouse(url, { port, onlyCategories, logLevel: "error" }))?.lhr;
		if (lhr !== undefined && lhr.runtimeError === undefined) return lhr;
		throw new Error(`Lighthouse could not audit ${url}: ${lhr?.runtimeError?.message}`);
	} finally {
		await browser.close();
	}
}

function scoreOf(result: Result, category: string): number {
	const { score } = result.categories[category] ?? {};
	const failed = (result.categories[category]?.auditRefs ?? [])
		.map(({ id, weight }) => ({ audit: result.audits[id], weight }))
		.filter(({ audit, weight }) => weight > 0 && audit !== undefined && (audit.score ?? 1) < 0.9);
	for (const { audit } of failed) console.log(`  ${category}: ${audit?.title} ${audit?.displayValue ?? ""}`);
	return Math.round((score ?? 0) * 100);
}

function figureOf(result: Result, audit: string): number {
	return result.audits[audit]?.numericValue ?? Number.NaN;
}

function scriptBytesOf(result: Result): number {
	const details = result.audits["network-requests"]?.details;
	const requests = details?.type === "table" ? details.items : [];
	return requests
		.filter(({ resourceType }) => resourceType === "Script")
		.reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
}

const widths = [16, 13, 15, 16, 6, 8, 9, 8, 8, 8];

function row(cells: readonly (string | number)[]): string {
	return cells.map((cell, index) => String(cell).padEnd(widths[index] ?? 0)).join("");
}

process.exitCode = (await main(pathsOf(process.argv.slice(2)))) ? 0 : 1;
