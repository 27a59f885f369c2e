import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { locales } from "#i18n/locales.ts";
import { readCatalogue } from "#i18n/read-catalogue.ts";
import { filledIn } from "./spoken-words.ts";

test("texts are filled in as the server fills them in, all of them in every language", () => {
	for (const locale of locales) {
		for (const [key, text] of Object.entries(readCatalogue(locale))) {
			const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
			const inputs = Object.fromEntries(names.map((name) => [name, `«${name}» {count} $& 1`]));
			const compiled = Reflect.get(m, key) as (inputs: object, options: object) => string;
			expect(filledIn(text, inputs)).toBe(compiled(inputs, { locale }));
		}
	}
});

describe("a language", () => {
	type Words = typeof import("./spoken-words.ts");
	let words: Words;
	/** Answers the request for a file, by its path. */
	let answers: Map<string, (response: Response | Error) => void>;
	const answer = async (path: string, texts: object) => {
		await vi.waitFor(() => expect(answers.has(path)).toBe(true));
		answers.get(path)?.(Response.json(texts));
	};
	const fail = async (path: string) => {
		await vi.waitFor(() => expect(answers.has(path)).toBe(true));
		answers.get(path)?.(new Error("no network"));
		answers.delete(path);
	};
	beforeEach(async () => {
		vi.resetModules();
		words = await import("./spoken-words.ts");
		answers = new Map();
		const files = Object.fromEntries(locales.map((each) => [each, { first: `${each}-first`, rest: `${each}-rest` }]));
		vi.stubGlobal("document", { getElementById: () => ({ textContent: JSON.stringify(files) }) });
		vi.stubGlobal("fetch", (path: string) => {
			return new Promise((resolve, reject) => {
				answers.set(path, (response) => (response instanceof Error ? reject(response) : resolve(response)));
			});
		});
	});
	afterEach(() => vi.unstubAllGlobals());

	const speakFrench = async () => {
		const spoken = words.speak("fr");
		await answer("fr-first", { 1: "Bonjour {name}", 2: "Fermer" });
		await spoken;
	};

	test("is spoken once its words are there, and by messages that were made before", async () => {
		const hello = words.word(1);
		await speakFrench();
		expect(hello({ name: "Léa" })).toBe("Bonjour Léa");
		const spoken = words.speak("en");
		expect(hello({ name: "Léa" })).toBe("Bonjour Léa");
		await answer("en-first", { 1: "Hello {name}" });
		expect(await spoken).toBe("en");
		expect(hello({ name: "Léa" })).toBe("Hello Léa");
		expect([...answers.keys()]).toEqual(["fr-first", "en-first"]);
	});

	test("that was asked for last is spoken, whichever comes first", async () => {
		await speakFrench();
		const hindi = words.speak("hi");
		const english = words.speak("en");
		await answer("en-first", { 2: "Close" });
		expect(await english).toBe("en");
		await answer("hi-first", { 2: "बंद" });
		expect(await hindi).toBe("en");
		expect(words.word(2)()).toBe("Close");
	});

	test("whose words do not come leaves the one before, for later parts too, and can be asked for again", async () => {
		await speakFrench();
		const failing = words.speak("hi");
		await fail("hi-first");
		await expect(failing).rejects.toThrow();
		expect(words.word(2)()).toBe("Fermer");
		const all = words.speakAllWords();
		await answer("fr-rest", { 3: "Réglages" });
		await all;
		expect([words.word(2)(), words.word(3)()]).toEqual(["Fermer", "Réglages"]);
		const again = words.speak("hi");
		await answer("hi-first", { 2: "बंद" });
		await answer("hi-rest", { 3: "सेटिंग" });
		expect(await again).toBe("hi");
		expect([words.word(2)(), words.word(3)()]).toEqual(["बंद", "सेटिंग"]);
	});

	test("chosen while the words of later parts are on their way is spoken in them all", async () => {
		await speakFrench();
		const all = words.speakAllWords();
		const english = words.speak("en");
		await answer("fr-rest", { 3: "Réglages" });
		await answer("en-first", { 2: "Close" });
		await answer("en-rest", { 3: "Settings" });
		await Promise.all([all, english]);
		expect([words.word(2)(), words.word(3)()]).toEqual(["Close", "Settings"]);
	});

	test("whose words of later parts do not come can still be read, and they are asked for again", async () => {
		await speakFrench();
		const failing = words.speakAllWords();
		await fail("fr-rest");
		await expect(failing).rejects.toThrow();
		expect(words.word(2)()).toBe("Fermer");
		const again = words.speakAllWords();
		await answer("fr-rest", { 3: "Réglages" });
		await again;
		expect(words.word(3)()).toBe("Réglages");
	});
});
