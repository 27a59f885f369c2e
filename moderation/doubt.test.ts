import { describe, expect, it } from "vitest";
import { isDoubtful } from "./doubt.ts";
import { moderate, prepareModerator } from "./moderate.ts";

await prepareModerator();

describe("a doubtful verdict", () => {
	const approved = (confidence: number) => isDoubtful({ approved: true, confidence, modelVersion: "v" });
	const refused = (confidence: number) =>
		isDoubtful({ approved: false, category: "spam", spans: [], confidence, modelVersion: "v" });

	it("is one of which the model is not sure, for or against", () => {
		expect([approved(0.69), refused(0.69), approved(0.5), refused(0.5)]).not.toContain(false);
		expect([approved(0.7), refused(0.7), approved(0.99), refused(0.99)]).not.toContain(true);
	});

	it("is one against which its own chance speaks", () => {
		expect([approved(0.2), refused(0.2), approved(0)]).not.toContain(false);
	});

	it.each([
		"My number is 06 12 34 56 78",
		"jane@example.org is me",
		"I will kill you",
		"Привет, моя дорогая, как твои дела сегодня",
	])("is never one that a rule proves: %s", (text) => {
		expect(isDoubtful(moderate(text))).toBe(false);
	});
});
