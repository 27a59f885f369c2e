import { existsSync } from "node:fs";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { expect } from "vitest";
import { chromiumFlags, chromiumPath, shellPath } from "./chromium.ts";

export interface PageOptions {
	/** The browser's own language; the page's comes from its address. */
	readonly language?: string;
	readonly colorScheme?: "light" | "dark";
	readonly reducedMotion?: boolean;
	readonly width?: number;
	readonly height?: number;
	readonly javaScript?: boolean;
	/** Off unless told otherwise: a test meets the network as it is. */
	readonly serviceWorker?: boolean;
	/** Runs in every document before its own scripts. */
	readonly beforeScripts?: string;
}

/** What a page did that Billet-doux promises no page does. */
interface Trouble {
	/** Requests to any origin but the service's. */
	readonly foreignRequests: readonly string[];
	/** Cookies, as `name=value`. */
	readonly cookies: readonly string[];
	/** Violations of the content security policy. */
	readonly policyViolations: readonly string[];
	readonly pageErrors: readonly string[];
	readonly consoleErrors: readonly string[];
}

/** A tab in a browser profile of its own. */
export interface Visit {
	readonly page: Page;
	/** Everything requested so far, as paths. */
	readonly requested: readonly string[];
	trouble(): Promise<Trouble>;
	close(): Promise<void>;
}

export interface TestBrowser {
	/** A fresh profile with one empty tab: a phone unless told otherwise. */
	visit(origin: string, options?: PageOptions): Promise<Visit>;
	close(): Promise<void>;
}

export interface BrowserOptions {
	/** Environment variables besides those of this process. */
	readonly environment?: Readonly<Record<string, string>>;
	/** Whether pages that one goes back to may be shown as they were left, which a headless shell cannot. By default they are loaded. */
	readonly backForwardCache?: boolean;
}

/** Longer than any page takes, also on a slow and busy machine: it stops a wait for what never comes. */
const patienceMs = 60_000;

/** One Chromium for a test file. */
export async function openBrowser(options: BrowserOptions = {}): Promise<TestBrowser> {
	const executablePath = options.backForwardCache ? chromiumPath(existsSync) : shellPath(existsSync);
	const browser = await chromium.launch({
		headless: true,
		args: [...chromiumFlags],
		env: { ...process.env, ...options.environment },
		...(options.backForwardCache && { ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
		timeout: patienceMs,
		...(executablePath !== undefined && { executablePath }),
	});
	return {
		visit: (origin, options = {}) => visit(browser, origin, options),
		close: () => browser.close(),
	};
}

/** Asserts that a visit made no request elsewhere, kept no cookie, broke no policy and met no error. */
export async function expectNoTrouble(visit: Visit, { failingRequests = false } = {}): Promise<void> {
	const trouble = await visit.trouble();
	// Chromium writes an error for every answer of 400 and above, also for one that the page expects.
	const consoleErrors = trouble.consoleErrors.filter((text) => !(failingRequests && text.startsWith(failedLoad)));
	expect({ ...trouble, consoleErrors }).toEqual({
		foreignRequests: [],
		cookies: [],
		policyViolations: [],
		pageErrors: [],
		consoleErrors: [],
	});
}

const failedLoad = "Failed to load resource";

async function visit(browser: Browser, origin: string, options: PageOptions): Promise<Visit> {
	const context = await browser.newContext(contextOptions(options));
	context.setDefaultTimeout(patienceMs);
	const policyViolations: string[] = [];
	await context.exposeBinding("reportPolicyViolation", (_source, text: string) => void policyViolations.push(text));
	await context.addInitScript(reportPolicyViolations);
	if (options.beforeScripts !== undefined) await context.addInitScript(options.beforeScripts);
	const page = await context.newPage();
	return { page, ...watch(context, page, origin, policyViolations), close: () => context.close() };
}

function contextOptions(options: PageOptions): BrowserContextOptions {
	const { language = "en-US", colorScheme = "light", reducedMotion = false, width = 360, height = 740 } = options;
	return {
		locale: language,
		colorScheme,
		reducedMotion: reducedMotion ? "reduce" : "no-preference",
		viewport: { width, height },
		javaScriptEnabled: options.javaScript ?? true,
		serviceWorkers: options.serviceWorker ? "allow" : "block",
	};
}

const reportPolicyViolations = `addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
	reportPolicyViolation(violatedDirective + " " + blockedURI))`;

function watch(context: BrowserContext, page: Page, origin: string, policyViolations: string[]) {
	const requested: string[] = [];
	const foreignRequests: string[] = [];
	const pageErrors: string[] = [];
	const consoleErrors: string[] = [];
	context.on("request", (request) => {
		const url = new URL(request.url());
		if (url.origin === origin) requested.push(url.pathname);
		else if (url.protocol !== "data:" && url.protocol !== "blob:") foreignRequests.push(url.href);
	});
	page.on("pageerror", ({ message }) => {
		// A browser that is too busy to fade one page into the next tells so in this way, and shows it at once.
		if (!message.startsWith("Transition was")) pageErrors.push(message);
	});
	page.on("console", (message) => {
		const text = message.text();
		// Where scripts are off, the console is the only one to tell.
		if (/content security policy/i.test(text)) policyViolations.push(text);
		else if (message.type() === "error") consoleErrors.push(text);
	});
	const trouble = async (): Promise<Trouble> => ({
		foreignRequests,
		cookies: (await context.cookies()).map(({ name, value }) => `${name}=${value}`),
		policyViolations,
		pageErrors,
		consoleErrors,
	});
	return { requested, trouble };
}
