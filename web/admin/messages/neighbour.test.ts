import { expect, test } from "vitest";
import { neighbour } from "./neighbour.ts";

const order = ["a", "b", "c", "d"];
const shown =
	(...ids: string[]) =>
	(id: string) =>
		ids.includes(id);

test.each([
	["a", 1, shown("a", "b", "c", "d"), "b"],
	["a", 1, shown("a", "d"), "d"],
	["b", 1, shown("a", "c"), "c"],
	["d", 1, shown(...order), undefined],
	["d", -1, shown("b", "d"), "b"],
	["a", -1, shown(...order), undefined],
	["gone", 1, shown("b", "c"), "b"],
	[undefined, -1, shown("b", "c"), "b"],
] as const)("from %s by %d one comes to the nearest that is shown", (id, step, isShown, expected) => {
	expect(neighbour(order, isShown, id, step)).toBe(expected);
});
