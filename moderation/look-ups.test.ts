import { afterEach, describe, expect, it, vi } from "vitest";

// A moderator of its own: the words that one keeps have a bound, which the notes of other files reach.
vi.resetModules();
const { moderate, prepareModerator } = await import("./moderate.ts");

await prepareModerator();

afterEach(() => {
	vi.restoreAllMocks();
});

/** Look-ups in tables: most of what judging a note takes, and the same on every machine. */
function lookUps(text: string): number {
	// What is kept from note to note is there before it is counted.
	moderate(text);
	const spies = [vi.spyOn(Map.prototype, "get"), vi.spyOn(Map.prototype, "has"), vi.spyOn(Set.prototype, "has")];
	moderate(text);
	const count = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
	vi.restoreAllMocks();
	return count;
}

const kind = "Your smile is the best part of my mornings, and I love the way you laugh. ";

describe("the look-ups of a note", () => {
	it.each([kind, "a ", "1 ", "@.", "i will ", "y0u 4r3 m1n3 ", "तुम बहुत प्यारी हो। "])(
		"grow with its length: %j, repeated",
		(seed) => {
			const [short, long] = [50, 200].map((times) => lookUps(seed.repeat(times)));
			expect(short).toBeGreaterThan(50);
			expect(long).toBeLessThan(5 * (short ?? 0));
		},
	);

	it("are few for a word", () => {
		expect(lookUps(kind.repeat(12))).toBeLessThan(45 * kind.split(" ").length * 12);
	});

	it("are fewer when a rule proves something, because the model is not asked", () => {
		expect(lookUps(`${kind.repeat(12)}a@b.com`)).toBeLessThan(lookUps(kind.repeat(12)));
	});
});
