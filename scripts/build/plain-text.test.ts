import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test("a text with plain placeholders stays as it is", () => {
	expect(plainText("some_key", "{browser} on {system}")).toBe("{browser} on {system}");
});

test.each(["{count, plural, one {note}}", "a \\{brace\\}", "open {", "close }"])("%s stops the build", (text) => {
	expect(() => plainText("some_key", text)).toThrow("some_key");
});

test("a message that a language lacks stops the build", () => {
	expect(() => plainText("some_key", undefined)).toThrow("some_key");
});
