import { describe, expect, it } from "vitest";
import { factCondition, factMark, fillFacts, namesDay, namesFacts } from "./site-facts.ts";

const known = factCondition("operatorName");
const unknown = factCondition("operatorName", { unless: true });
const page = `<p>${known.start}By ${factMark("operatorName")}${known.end}${unknown.start}Nobody${unknown.end}.</p>`;

describe("a page that names facts", () => {
	it("says a fact where it is known, and something else where it is not", () => {
		expect(fillFacts(page, { operatorName: "Anna" })).toBe("<p>By Anna.</p>");
		expect(fillFacts(page, {})).toBe("<p>Nobody.</p>");
	});

	it("takes one condition within another", () => {
		const inner = factCondition("hoster");
		const nested = `${known.start}a${inner.start}b${inner.end}c${known.end}`;
		expect(fillFacts(nested, { operatorName: "x", hoster: "y" })).toBe("abc");
		expect(fillFacts(nested, { operatorName: "x" })).toBe("ac");
		expect(fillFacts(nested, { hoster: "y" })).toBe("");
	});

	it.each([
		[`<script>alert("1")</script>`, "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;"],
		["1 Main Street\nParis", "1 Main Street<br>Paris"],
		[`" onmouseover='x`, "&quot; onmouseover=&#39;x"],
		["$& $1 $' $`", "$&amp; $1 $&#39; $`"],
		["a ⟦=hoster⟧ b ⟦?hoster⟧", "a ⟦=hoster⟧ b ⟦?hoster⟧"],
	])("shows %j as it was typed", (typed, shown) => {
		expect(fillFacts(factMark("operatorName"), { operatorName: typed, hoster: "not this" })).toBe(shown);
	});

	it("can be told from one that names none, and one that names the day from others", () => {
		expect([namesFacts(page), namesFacts("<p>plain</p>")]).toEqual([true, false]);
		expect([namesDay(factMark("longDay_fr")), namesDay(page)]).toEqual([true, false]);
	});
});
