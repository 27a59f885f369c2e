import { describe, expect, it } from "vitest";
import { cspHash } from "#server/http/csp-hash.ts";
import { strictEmailHtml } from "./strict-email-html.ts";

describe("strictEmailHtml", () => {
	it("moves inline styles into one sheet, each value once, and keeps classes", () => {
		const { html } = strictEmailHtml(
			'<html><head></head><p style="color:red">a</p><p class="x" style="color:red">b</p></html>',
		);
		expect(html).toBe(
			'<html><head><style>.inline-1{color:red}</style></head><p class="inline-1">a</p><p class="inline-1 x">b</p></html>',
		);
	});

	it("unescapes what an attribute escapes, and keeps the e-mail's own sheets after them", () => {
		const { html } = strictEmailHtml(
			'<head><style>.a{b:c}</style></head><p style="font:&#x27;A&#x27;, &quot;B&quot;">a</p>',
		);
		expect(html).toContain(`<style>.inline-1{font:'A', "B"}\n.a{b:c}</style>`);
	});

	it("allows that one sheet by its hash and nothing else", () => {
		const { html, policy } = strictEmailHtml('<p style="color:red">a</p>');
		const css = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? "";
		expect(policy).toBe(
			`default-src 'none'; style-src ${cspHash(css)}; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
		);
	});

	it("leaves words alone that look like styles, and lets no value leave the sheet", () => {
		expect(strictEmailHtml('<p>say style="x" &lt;p style=&quot;y&quot;&gt;</p>').html).toContain(
			'<p>say style="x" &lt;p style=&quot;y&quot;&gt;</p>',
		);
		const { html } = strictEmailHtml('<p style="a:b}</style><script>x</script>">t</p>');
		expect(html).not.toMatch(/<script/);
		expect(strictEmailHtml('<p style="a:b} body{c:d">t</p>').html).toContain(".inline-1{a:b bodyc:d}");
	});
});
