import { describe, expect, it } from "vitest";
import { currentSection } from "./current-section.ts";

const view = { line: 300, atEnd: false, fragment: "" };

function sectionsAt(...tops: readonly number[]) {
	return tops.map((top, index) => ({ id: `section${index + 1}`, top }));
}

describe("the section one is reading", () => {
	it("is the last whose head has come up to the line", () => {
		expect(currentSection(sectionsAt(-500, 299, 301), view)).toBe("section2");
		expect(currentSection(sectionsAt(-500, -100, 800), view)).toBe("section2");
	});

	it("is none before the first", () => {
		expect(currentSection(sectionsAt(400, 700), view)).toBeUndefined();
		expect(currentSection([], { ...view, atEnd: true })).toBeUndefined();
	});

	it("is the one asked for, even if the next is so near that its head has passed the line too", () => {
		const sections = sectionsAt(-200, 24, 290);
		expect(currentSection(sections, { ...view, fragment: "section2" })).toBe("section2");
		expect(currentSection(sections, view)).toBe("section3");
	});

	it("is no longer the one asked for once that has left the upper part of the window", () => {
		expect(currentSection(sectionsAt(-400, -1, 290), { ...view, fragment: "section2" })).toBe("section3");
		expect(currentSection(sectionsAt(-400, 301, 600), { ...view, fragment: "section2" })).toBe("section1");
	});

	it("is the last at the end of the page, or the one asked for there", () => {
		const end = { ...view, atEnd: true };
		const sections = sectionsAt(-100, 310, 600);
		expect(currentSection(sections, end)).toBe("section3");
		expect(currentSection(sections, { ...end, fragment: "section2" })).toBe("section2");
		expect(currentSection(sections, { ...end, fragment: "section1" })).toBe("section3");
	});
});
