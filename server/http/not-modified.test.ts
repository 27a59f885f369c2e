import { describe, expect, it } from "vitest";
import { isNotModified } from "./not-modified.ts";

const httpDate = (ms: number) => new Date(ms).toUTCString();
const lastModifiedMs = Date.UTC(2025, 8, 1, 12);
const validators = { etag: '"abc"', lastModified: httpDate(lastModifiedMs) };
const before = httpDate(lastModifiedMs - 1000);
const after = httpDate(lastModifiedMs + 1000);

describe("a file is known to whoever asks", () => {
	it.each([
		["by its tag", { "if-none-match": '"abc"' }],
		["by its tag made weak on the way", { "if-none-match": 'W/"abc"' }],
		["by one tag of several", { "if-none-match": '"x", W/"abc","y"' }],
		["by any tag", { "if-none-match": " * " }],
		["by its date", { "if-modified-since": validators.lastModified }],
		["by a later date", { "if-modified-since": after }],
		["by its tag whatever the date", { "if-none-match": '"abc"', "if-modified-since": before }],
	])("%s", (_how, headers) => expect(isNotModified(headers, validators)).toBe(true));

	it.each([
		["without a condition", {}],
		["by another tag", { "if-none-match": '"abcd"' }],
		["by a tag without quotes", { "if-none-match": "abc" }],
		["by an earlier date", { "if-modified-since": before }],
		["by a date that is none", { "if-modified-since": "2030" }],
		["by its date when the tag is another", { "if-none-match": '"x"', "if-modified-since": after }],
	])("but not %s", (_how, headers) => expect(isNotModified(headers, validators)).toBe(false));
});
