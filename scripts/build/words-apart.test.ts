import { describe, expect, test } from "vitest";
import { wordsApart } from "./words-apart.ts";

const { plugin, used } = wordsApart(new Map([["home_title", 812]]));

function transformed(code: string, id: string): string | undefined {
	if (typeof plugin.transform !== "function") throw new Error("the plugin has no transform");
	return (Reflect.apply(plugin.transform, undefined, [code, id]) as { code: string } | undefined)?.code;
}

describe("a compiled message", () => {
	test("becomes its number, without its words", () => {
		const code = transformed(
			"export const home_title = () => `Bonjour`",
			"/project/i18n/compiled/messages/home_title.js",
		);
		expect(code).toMatch(/^import \{ word \} from ".*\/web\/admin\/language\/spoken-words\.ts";\n/);
		expect(code?.split("\n")[1]).toBe("export const home_title = /* @__PURE__ */ word(812);");
	});

	test("that no catalogue has stops the build", () => {
		expect(() => transformed("", "/project/i18n/compiled/messages/gone.js")).toThrow("gone.js");
	});

	test("that a module wants in a language by name stops the build", () => {
		const code = 'text.textContent = m.language_offer_text({}, { locale: "fr" });';
		expect(() => transformed(code, "/project/web/admin/frame/offer.ts")).toThrow("offer.ts");
	});

	test("is all that changes", () => {
		expect(transformed("export const x = 1;", "/project/web/admin/frame/banners.tsx")).toBeUndefined();
		expect(transformed("export * from './home_title.js'", "/project/i18n/compiled/messages/_index.js")).toBeUndefined();
	});
});

test("the first words are those that the entry brings along, by whatever way; the others are the rest, each once", () => {
	const chunk = (fileName: string, keys: readonly string[], imports: readonly string[] = [], isEntry = false) => ({
		type: "chunk",
		fileName,
		isEntry,
		imports,
		moduleIds: ["/web/admin/x.ts", ...keys.map((key) => `/i18n/compiled/messages/${key}.js`)],
	});
	const chunks = [
		chunk("entry.js", ["a"], ["shared.js", "outside.js"], true),
		chunk("shared.js", ["b"], ["entry.js", "deep.js"]),
		chunk("deep.js", ["c"]),
		chunk("settings.js", ["d", "e"], ["shared.js"]),
		chunk("figures.js", ["e", "_index"], ["settings.js"]),
	];
	if (typeof plugin.generateBundle !== "function") throw new Error("the plugin does not look at the bundle");
	const bundle = Object.fromEntries(
		[...chunks, { type: "asset", fileName: "desk.css" }].map((file) => [file.fileName, file]),
	);
	Reflect.apply(plugin.generateBundle, undefined, [{}, bundle]);
	expect(used()).toEqual({ first: ["a", "b", "c"], rest: ["d", "e"] });
});
