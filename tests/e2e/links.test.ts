import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { barePath, locales } from "#i18n/locales.ts";
import { everyPage, nowhere } from "./routes.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage();

describe.each([
	["with JavaScript", true],
	["without JavaScript", false],
])("every link within the site, %s", (_, javaScript) => {
	it.each(locales)("leads to a page, and to a place on it (%s)", async (locale) => {
		const visit = await stage.browser.visit(stage.app.url, { javaScript });
		const mistakes: string[] = [];
		for (const { path } of everyPage.filter((each) => each.locale === locale)) {
			await visit.page.goto(`${stage.app.url}${path}`, { waitUntil: javaScript ? "networkidle" : "load" });
			const links = await linksOf(visit.page);
			expect(links.length, path).toBeGreaterThan(8);
			for (const link of links) {
				const fault = await faultOf(link);
				if (fault !== undefined) mistakes.push(`${path} → ${link}: ${fault}`);
			}
		}
		expect(mistakes).toEqual([]);
		await visit.close();
	});
});

it("a link that leads nowhere is found", async () => {
	expect(await faultOf(`${stage.app.url}/no/such`)).toBe("404");
	expect(await faultOf(`${stage.app.url}/faq#no-such-place`)).toBe("nothing is called #no-such-place");
	expect(await faultOf(`${stage.app.url}/faq#content`)).toBeUndefined();
});

/** The whole addresses of a page's links to the site itself, each once. */
async function linksOf(page: Page): Promise<string[]> {
	const links = await page.locator("a[href]").evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
	return [...new Set(links)].filter((link) => new URL(link).origin === stage.app.url);
}

/** The page for unknown addresses leads to itself in other languages: by its own name where scripts do not set it right. */
const lost = [nowhere, "/404"];

/** What is wrong with a link, if anything. */
async function faultOf(link: string): Promise<string | undefined> {
	const { pathname, hash } = new URL(link);
	const { status, html } = await fetched(pathname);
	if (lost.includes(barePath(pathname))) return undefined;
	if (status !== 200) return `${status}`;
	if (hash === "") return undefined;
	return html.includes(` id="${decodeURIComponent(hash.slice(1))}"`) ? undefined : `nothing is called ${hash}`;
}

const answers = new Map<string, Promise<{ status: number; html: string }>>();

/** A page as it is served, fetched once. */
function fetched(pathname: string): Promise<{ status: number; html: string }> {
	const known = answers.get(pathname);
	if (known !== undefined) return known;
	const answer = fetch(`${stage.app.url}${pathname}`).then(async (response) => ({
		status: response.status,
		html: await response.text(),
	}));
	answers.set(pathname, answer);
	return answer;
}
