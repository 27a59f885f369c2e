import { expect, test } from "vitest";
import { withoutDoubledSlashes } from "./doubled-slashes.ts";

test.each([
	["/fr//faq", "/fr/faq"],
	["//fr///faq//", "/fr/faq/"],
	["/fr//faq?next=//x#//y", "/fr/faq?next=//x#//y"],
	["//evil.example", "/evil.example"],
	["//evil.example//", "/evil.example/"],
	["/\\evil.example", "/evil.example"],
	["///\\//evil.example", "/evil.example"],
	["/\\/evil.example/a//b", "/evil.example/a/b"],
])("%s means %s", (url, meant) => {
	expect(withoutDoubledSlashes(url)).toBe(meant);
	expect(new URL(meant, "https://love.example").origin).toBe("https://love.example");
});

test.each([
	"/",
	"/fr/faq",
	"/faq?next=//evil.example",
	"http://evil.example//x",
	"/\t/evil.example//x",
	"/\n/evil.example//x",
	"*",
	"",
])("%j is left as it is", (url) => {
	expect(withoutDoubledSlashes(url)).toBeUndefined();
});
