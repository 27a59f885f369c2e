import { describe, expect, it } from "vitest";
import { rulesRefuse } from "./rules-refuse.ts";

describe("what the rules add to a model", () => {
	it("is what they prove, whatever it thinks", () => {
		expect(rulesRefuse("Call me, 06 12 34 56 78", 0.01)).toBe(true);
	});

	it("is what they suspect, where it is not sure that the note is kind", () => {
		const teasing = "You idiot, the kettle is on and the window is open again";
		expect([rulesRefuse(teasing, 0.3), rulesRefuse(teasing, 0.1)]).toEqual([true, false]);
		expect(rulesRefuse("You are the kindest person I know", 0.3)).toBe(false);
	});
});
