import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { paperColours } from "./paper-colours.ts";

test("the colours around the page are those of its paper", () => {
	const tokens = readFileSync("web/ui/style/tokens.css", "utf8");
	const papers = [...tokens.matchAll(/--paper: (#\w+);/g)].map(([, colour]) => colour?.toUpperCase());
	expect(papers).toEqual([paperColours.light, paperColours.dark]);
});
