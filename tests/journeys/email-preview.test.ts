import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { switchedEmails } from "#contract/emails.ts";
import { looks } from "#contract/stationery.ts";
import { locales } from "#i18n/locales.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { inks, papers } from "#web/ui/style/palette.ts";

describe("the preview of an e-mail", () => {
	let app: TestApp;
	beforeAll(async () => {
		app = await startTestApp("sqlite");
	});
	afterAll(() => app.remove());

	describe.each(switchedEmails)("%s", (template) => {
		it.each(locales)("is a page of its own in %s, under a policy that lets nothing run or load", async (locale) => {
			const { status, headers, html } = await open(`/admin/email-preview/${template}/${locale}`);
			expect([status, headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
			expect(headers.get("content-security-policy")).toMatch(
				/^default-src 'none'; style-src 'sha256-[^']+'; font-src 'self'; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'self'$/,
			);
			expect(headers.get("x-robots-tag")).toBe("noindex");
			expect(html).toContain(`lang="${locale}"`);
			expect(html).not.toMatch(/\{\{|<script|\sstyle="/);
		});
	});

	it("has no link that opens anything: anybody may look at it", async () => {
		const { html } = await open("/admin/email-preview/notification/en");
		expect(html.match(/\/(?:stop|report)\/[^"]+|\/yours#[^"]+/g)).toEqual([
			"/stop/example",
			"/report/example",
			"/yours#example",
		]);
	});

	it.each([
		"/admin/email-preview/contact/fr",
		"/admin/email-preview/notification/de",
		"/admin/email-preview/notification",
	])("%s is not there", async (path) => {
		expect((await open(path)).status).toBe(404);
	});

	describe.each(locales)("of a letter, in %s", (locale) => {
		it.each(looks)(
			"is the e-mail itself on $paper paper in $ink ink, without a note, addresses or scripts",
			async (look) => {
				const { status, headers, html } = await open(`/email-preview/${locale}/${look.paper}/${look.ink}`);
				expect([status, headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
				expect(headers.get("content-security-policy")).toMatch(
					/^default-src 'none'; style-src 'sha256-[^']+'; font-src 'self'; sandbox allow-same-origin; base-uri 'none'; form-action 'none'; frame-ancestors 'self'$/,
				);
				expect(html).toContain(`lang="${locale}"`);
				expect(html).not.toMatch(/\{\{|<script|\sstyle="|\shref=|https?:\/\/(?!www\.w3\.org\/)/);
				expect(html).toMatch(/<p[^>]*class="[^"]*\bletter"[^>]*><\/p>/);
				for (const colour of [papers[look.paper].light.sheet, papers[look.paper].dark.sheet, inks[look.ink].light]) {
					expect(html).toContain(colour);
				}
			},
		);
	});

	it.each([
		"/email-preview/de/rose/blue",
		"/email-preview/en/velvet/blue",
		"/email-preview/en/rose/gold",
		"/email-preview/en/rose",
		"/email-preview/en/constructor/blue",
	])("%s is not there", async (path) => {
		expect((await open(path)).status).toBe(404);
	});

	it.each(["/", "/fr/", "/in/", "/admin", "/fr/admin", "/in/admin"])("only %s may show it in a frame", async (path) => {
		expect((await open(path)).headers.get("content-security-policy")).toContain("; frame-src 'self';");
		expect((await open("/faq")).headers.get("content-security-policy")).not.toContain("frame-src");
	});

	async function open(path: string) {
		const response = await fetch(app.url + path);
		return { status: response.status, headers: response.headers, html: await response.text() };
	}
});
