import { describe, expect, test } from "vitest";
import { onlyLanguage } from "./only-language.ts";

const file = "/project/i18n/compiled/messages/home_title.js";
const message = `export const home_title = ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_home_title(inputs)
	if (locale === "hi") return hi_home_title(inputs)
	return en_home_title(inputs)
});`;

function transformed(locale: "en" | "fr" | "hi", code: string, id: string): string | undefined {
	const { transform } = onlyLanguage(locale);
	if (typeof transform !== "function") throw new Error("the plugin has no transform");
	const result = Reflect.apply(transform, undefined, [code, id]) as { code: string } | undefined;
	return result?.code;
}

describe("a compiled message", () => {
	test.each([
		["en", "if (false) return fr", "if (false) return hi"],
		["fr", "if (true) return fr", "if (false) return hi"],
		["hi", "if (false) return fr", "if (true) return hi"],
	] as const)("chooses nothing but %s", (locale, ...choices) => {
		const code = transformed(locale, message, file);
		for (const choice of choices) expect(code).toContain(choice);
		expect(code).not.toContain("getLocale()");
	});

	test("in an unknown form stops the build", () => {
		expect(() => transformed("fr", "export const home_title = () => choose();", file)).toThrow("home_title.js");
	});

	test("that a module wants in a language by name stops the build", () => {
		const code = 'text.textContent = m.language_offer_text({}, { locale: "fr" });';
		expect(() => transformed("en", code, "/project/web/site/offer-bar.ts")).toThrow("offer-bar.ts");
	});

	test("is all that changes", () => {
		expect(transformed("fr", message, "/project/web/site/routes.ts")).toBeUndefined();
	});
});
