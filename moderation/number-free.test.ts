import { describe, expect, it } from "vitest";
import type { Weighed } from "./decide.ts";
import { normalise } from "./normalise.ts";
import { weighNumbers } from "./number-free.ts";

const contact: Weighed = { finding: { category: "personal_info", start: 0, end: 4 }, confidence: 0.8 };
const kind: Weighed = { confidence: 0.7 };

describe("a note that the model takes for contact data", () => {
	it("is weighed again without its innocent numbers, and believed when nothing is left", () => {
		const asked: string[] = [];
		const weighed = weighNumbers(normalise("bus no. 38 at 8:15, with you"), contact, (text) => {
			asked.push(text);
			return kind;
		});
		expect(weighed).toBe(kind);
		expect(asked).toHaveLength(1);
		expect(asked[0]).not.toMatch(/[0-9]/);
	});

	it("stays refused when the rest speaks of contact data too", () => {
		expect(weighNumbers(normalise("write to 38, at 8:15"), contact, () => contact)).toBe(contact);
	});

	it("is not weighed again when a number may be one to reach somebody by", () => {
		const never = () => {
			throw new Error("not to be asked");
		};
		expect(weighNumbers(normalise("70112 ke baad 88"), contact, never)).toBe(contact);
		expect(
			weighNumbers(normalise("at 8:15"), { finding: { category: "meeting", start: 0, end: 2 }, confidence: 0.8 }, never)
				.finding?.category,
		).toBe("meeting");
	});
});
