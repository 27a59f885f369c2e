import { expect, test, vi } from "vitest";
import { definePageText } from "./page-text.ts";

test("a page's text is fetched once, and only in the language it is shown in", async () => {
	const modules = {
		en: vi.fn(async () => ({ text: "Hello" })),
		fr: vi.fn(async () => ({ text: "Bonjour" })),
		hi: vi.fn(async () => ({ text: "नमस्ते" })),
	};
	const greeting = definePageText(modules);
	await greeting.load("fr");
	await greeting.load("fr");
	expect(greeting.in("fr")).toBe("Bonjour");
	expect(modules.fr).toHaveBeenCalledTimes(1);
	expect(modules.hi).not.toHaveBeenCalled();
	expect(greeting.isLoaded("hi")).toBe(false);
	expect(() => greeting.in("hi")).toThrow("not loaded");
});
