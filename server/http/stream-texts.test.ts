import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { streamTexts } from "./stream-texts.ts";

it("lets others have their turn between two texts", async () => {
	const count = 100;
	let turns = 0;
	let hasEnded = false;
	const others = (async () => {
		for (; !hasEnded; turns++) await nextTurn();
	})();
	const texts = [];
	for await (const text of streamTexts(numbersTo(count))) texts.push(text);
	hasEnded = true;
	await others;
	expect(texts).toEqual(Array.from({ length: count }, (_, index) => `${index}`));
	expect(turns).toBeGreaterThanOrEqual(count - 1);
});

async function* numbersTo(count: number): AsyncGenerator<string> {
	for (let index = 0; index < count; index++) yield `${index}`;
}
