import { describe, expect, it } from "vitest";
import { isPageView, pagePath } from "./page-view.ts";

describe("a request is a page view", () => {
	it.each([
		["when the page is answered", "GET", 200, {}],
		["when the browser has it already", "GET", 304, {}],
		["when a browser says that it is a page", "GET", 200, { "sec-fetch-dest": "document" }],
	])("%s", (_, method, status, headers) => expect(isPageView({ method, headers }, status)).toBe(true));

	it.each([
		["when only its headers are asked for", "HEAD", 200, {}],
		["when it is not there", "GET", 404, {}],
		["when it was not understood", "GET", 400, {}],
		["when it is fetched in advance", "GET", 200, { "sec-purpose": "prefetch" }],
		["when it is drawn in advance", "GET", 200, { "sec-purpose": "prefetch;prerender" }],
		["when Safari makes a picture of it", "GET", 200, { "x-purpose": "preview" }],
		["when an old Firefox fetches it in advance", "GET", 200, { "x-moz": "prefetch" }],
		["when a script asks", "GET", 200, { "sec-fetch-dest": "empty" }],
		["when it is in a frame", "GET", 200, { "sec-fetch-dest": "iframe" }],
	])("not %s", (_, method, status, headers) => expect(isPageView({ method, headers }, status)).toBe(false));
});

describe("the path of a page", () => {
	it.each([
		["/", "/"],
		["/fr/", "/fr"],
		["/fr/faq", "/fr/faq"],
		["/faq/", "/faq"],
	])("%s is %s", (asked, path) => expect(pagePath(asked)).toBe(path));
});
