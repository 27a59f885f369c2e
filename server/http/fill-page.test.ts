import { describe, expect, it } from "vitest";
import { fillPage } from "./fill-page.ts";

describe("a page that is filled", () => {
	it("shows values as text, never as markup, and none twice", () => {
		expect(fillPage('<a href="/{{path}}">{{name}}</a>', { path: 'x"y', name: "<b>{{path}} $& 'q'</b>" })).toBe(
			'<a href="/x&quot;y">&lt;b&gt;{{path}} $&amp; &#39;q&#39;&lt;/b&gt;</a>',
		);
	});

	it("shows a part when it is wanted, and as often as there is something to show", () => {
		const page =
			"{{#some}}<ul>{{#letters}}<li>{{text}} {{who}}</li>{{/letters}}</ul>{{/some}}{{#none}}nothing{{/none}}";
		const letters = [{ text: "{{who}}" }, { text: "b" }];
		expect(fillPage(page, { some: true, none: false, who: "you", letters })).toBe(
			"<ul><li>{{who}} you</li><li>b you</li></ul>",
		);
		expect(fillPage(page, { some: false, none: true })).toBe("nothing");
	});

	it.each([
		["{{name}}", {}],
		["{{name}}", { name: true }],
		["{{#name}}x{{/name}}", {}],
		["{{#name}}x{{/name}}", { name: "text" }],
		["{{constructor}}", {}],
	])("is never sent half filled: %s with %o", (page, values) => {
		expect(() => fillPage(page, values)).toThrow("is not given");
	});
});
