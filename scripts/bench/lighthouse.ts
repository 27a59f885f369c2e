import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse, { type Result } from "lighthouse";
import { chromium } from "playwright-core";
import { locales, pathInLocale } from "#i18n/locales.ts";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { chromiumFlags, chromiumPath } from "#tests/chromium.ts";
import { freePort } from "#tests/free-port.ts";
import { pathOfPage } from "#web/site/routes.ts";

/** Lighthouse's scores of a page on its simulated phone, 0 to 100, and two of the figures behind them. */
interface Scores {
	readonly performance: number;
	readonly accessibility: number;
	readonly bestPractices: number;
	readonly seo: number;
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
/** The score of performance varies by a few points between runs; the median of three is steady. */
const runs = 3;

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
	console.log(row(["page", "performance", "accessibility", "best practices", "SEO", "CLS", "TBT ms", "JS kB", ""]));
	let good = true;
	for (const path of paths) {
		const scores = await measure(`${origin}${path}`);
		const met =
			scores.performance >= least.performance &&
			scores.accessibility >= least.accessibility &&
			scores.bestPractices >= least.bestPractices &&
			scores.seo >= least.seo &&
			scores.shift <= maxShift &&
			scores.blockingTime <= maxBlockingTime;
		good &&= met;
		const { performance, accessibility, bestPractices, seo, shift, blockingTime, scriptBytes } = scores;
		const figures = [performance, accessibility, bestPractices, seo, shift.toFixed(4), Math.round(blockingTime)];
		console.log(row([path, ...figures, (scriptBytes / 1000).toFixed(1), met ? "met" : "MISSED"]));
	}
	return good;
}

async function measure(url: string): Promise<Scores> {
	const first = await audit(url, ["performance", "accessibility", "best-practices", "seo"]);
	const performances = [scoreOf(first, "performance")];
	while (performances.length < runs) performances.push(scoreOf(await audit(url, ["performance"]), "performance"));
	return {
		performance: performances.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0,
		accessibility: scoreOf(first, "accessibility"),
		bestPractices: scoreOf(first, "best-practices"),
		seo: scoreOf(first, "seo"),
		shift: first.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
		blockingTime: first.audits["total-blocking-time"]?.numericValue ?? Number.NaN,
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

function scriptBytesOf(result: Result): number {
	const details = result.audits["network-requests"]?.details;
	const requests = details?.type === "table" ? details.items : [];
	return requests
		.filter(({ resourceType }) => resourceType === "Script")
		.reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
}

const widths = [16, 13, 15, 16, 6, 9, 8, 8, 8];

function row(cells: readonly (string | number)[]): string {
	return cells.map((cell, index) => String(cell).padEnd(widths[index] ?? 0)).join("");
}

process.exitCode = (await main(pathsOf(process.argv.slice(2)))) ? 0 : 1;
