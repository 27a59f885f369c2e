import { describe, expect, it } from "vitest";
import { rulesRefuse } from "./rules-refuse.ts";

describe("what the rules add to a model", () => {
	it("is what they prove, whatever it thinks", () => {
		expect(rulesRefuse("Call me, 06 12 34 56 78", 0.01)).toBe(true);
	});

	it("is what they suspect, where it is not sure that the note is kind", () => {
		expect([rulesRefuse("You idiot", 0.3), rulesRefuse("You idiot", 0.1)]).toEqual([true, false]);
		expect(rulesRefuse("You are the kindest person I know", 0.3)).toBe(false);
	});
});
