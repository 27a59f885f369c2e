import { expect, test } from "vitest";
import { withImportTable } from "./import-table.ts";

const begin = "<!-- This table is made from scripts/check/import-zones.ts by `npm run check -- --fix`. -->";
const end = "<!-- End of the table. -->";

test("the table stands between its comments, and what is around it stays", () => {
	const rows = [
		{ name: "foundation", zones: "low", may: [], pure: true as const, why: "what all stands on" },
		{ zones: "{a,b}", may: ["low", "contract"], why: "rooms" },
		{ zones: "tests", why: "tests" },
	];
	expect(withImportTable(`before\n${begin}\nold\n${end}\nafter`, rows).split("\n")).toEqual([
		"before",
		begin,
		"",
		"| zone | may import, besides itself and npm | why |",
		"|---|---|---|",
		"| foundation: `low` | –; no modules of Node | what all stands on |",
		"| `{a,b}` | foundation, `contract` | rooms |",
		"| `tests` | everything | tests |",
		"",
		end,
		"after",
	]);
});

test("a document without the comments is refused", () => {
	expect(() => withImportTable("words", [])).toThrow("has no place");
});
