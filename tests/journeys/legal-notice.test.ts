import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { locales, pathInLocale } from "#i18n/locales.ts";
import { everyPage } from "#tests/e2e/routes.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";

const named = {
	OPERATOR_NAME: "Anna Petit | <script>alert('a')</script>",
	OPERATOR_ADDRESS: '1 rue des Lilas\\n75011 Paris " & ⟦=hoster⟧ https://public-url.invalid',
	OPERATOR_EMAIL: "anna+mots&co@example.org",
	HOSTER: "Serveurs du Midi | Toulouse",
	GRIEVANCE_OFFICER: "Asha Rao | asha@example.org",
	MODERATION_PROVIDER: "openai-compatible",
	MODERATION_MODEL: "small",
	MODERATION_BASE_URL: "http://127.0.0.1:11434/v1",
};

let plain: TestApp;
let full: TestApp;
beforeAll(async () => {
	[plain, full] = await Promise.all([startTestApp("sqlite"), startTestApp("sqlite", named)]);
});
afterAll(() => Promise.all([plain.remove(), full.remove()]));

async function read(app: TestApp, path: string): Promise<string> {
	return (await fetch(app.url + path)).text();
}

describe.each(locales)("the legal notice in %s", (locale) => {
	const path = pathInLocale("/legal", locale);

	it("shows what the operator typed, as text, line by line", async () => {
		const html = await read(full, path);
		for (const shown of [
			"Anna Petit<br>&lt;script&gt;alert(&#39;a&#39;)&lt;/script&gt;",
			"1 rue des Lilas<br>75011 Paris &quot; &amp; ⟦=hoster⟧ https://public-url.invalid",
			'<a href="mailto:anna%2Bmots%26co@example.org">anna+mots&amp;co@example.org</a>',
			"Serveurs du Midi<br>Toulouse",
			"Asha Rao<br>asha@example.org",
			"<code>127.0.0.1:11434</code>",
		]) {
			expect(html).toContain(shown);
		}
		expect(html).not.toContain("<script>alert");
		expect(html).not.toContain('class="legal-unnamed"');
	});

	it("says plainly that nobody has named themselves", async () => {
		const html = await read(plain, path);
		expect(html).toContain('<p class="legal-unnamed">');
		expect(html).not.toContain("mailto:");
		expect(html).not.toContain("<br>");
		expect(html).toContain(`href="${pathInLocale("/contact", locale)}"`);
	});
});

it.each(locales)("the privacy page says where to write without JavaScript, in %s", async (locale) => {
	const rights = async (app: TestApp) =>
		/ id="rights"><summary>.*?<summary><h2/s.exec(await read(app, pathInLocale("/privacy", locale)))?.[0] ?? "";
	expect(await rights(full)).toContain(
		'<a href="mailto:anna%2Bmots%26co@example.org">anna+mots&amp;co@example.org</a>',
	);
	expect(await rights(full)).not.toContain(`href="${pathInLocale("/legal", locale)}"`);
	expect(await rights(plain)).not.toContain("mailto:");
	expect(await rights(plain)).toContain(`href="${pathInLocale("/legal", locale)}"`);
});

it("the start warns of what is missing, once, and of nothing when all is said", () => {
	const warned = (app: TestApp) => app.log.filter((line) => line.includes("OPERATOR_NAME"));
	expect(warned(plain)).toEqual([
		expect.stringMatching(/OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL, HOSTER, GRIEVANCE_OFFICER: not set/),
	]);
	expect(warned(full)).toEqual([]);
});

it.each(everyPage)("$path holds no mark that was not filled in", async ({ path }) => {
	for (const html of [await read(plain, path), (await read(full, path)).replace("⟦=hoster⟧", "")]) {
		expect(html).toContain("</html>");
		expect(html).not.toMatch(/[⟦⟧]/);
	}
});

it.each(locales)("the privacy page bears the day without a script, in %s", async (locale) => {
	const days = [new Date(), new Date(Date.now() - 60_000)].map((each) => each.toISOString().slice(0, 10));
	const [, day] = /<time dateTime="([^"]*)">/.exec(await read(plain, pathInLocale("/privacy", locale))) ?? [];
	expect(days).toContain(day);
});
