import { describe, expect, it } from "vitest";
import * as stationery from "#contract/stationery.ts";
import { inks, palette, papers } from "./palette.ts";

const schemes = ["light", "dark"] as const;
const sheets = Object.entries(papers).flatMap(([paper, { light, dark }]) => [
	{ paper, scheme: "light" as const, colours: light },
	{ paper, scheme: "dark" as const, colours: dark },
]);

describe("the palette", () => {
	it("has a colour for every paper and ink that a letter can have, the default first", () => {
		expect(Object.keys(papers)).toEqual([...stationery.papers]);
		expect(Object.keys(inks)).toEqual([...stationery.inks]);
		for (const scheme of schemes) {
			expect(palette[scheme]).toMatchObject(papers[stationery.papers[0]][scheme]);
			expect(inks[stationery.inks[0]][scheme]).toBe(palette[scheme].ink);
		}
	});

	it.each(sheets)("can be read in every ink on $paper paper, $scheme", ({ scheme, colours }) => {
		const { sheet, note, inkSoft, waxText, leaf, amber } = colours;
		const written = { ...inks, inkSoft, waxText, leaf, amber };
		const tooFaint = [sheet, note].flatMap((paper) =>
			Object.entries(written).flatMap(([name, colour]) => {
				const value = contrast(typeof colour === "string" ? colour : colour[scheme], paper);
				return value < 4.5 ? [`${name} on ${paper}: ${value.toFixed(2)}`] : [];
			}),
		);
		expect(tooFaint).toEqual([]);
	});

	it("tells the papers apart, and the inks", () => {
		for (const scheme of schemes) {
			expect(new Set(Object.values(papers).map((paper) => paper[scheme].sheet)).size).toBe(4);
			expect(new Set(Object.values(inks).map((ink) => ink[scheme])).size).toBe(3);
		}
	});
});

/** WCAG 2.2, “contrast ratio”. */
function contrast(one: string, other: string): number {
	const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
	return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
	const parts = /^#(..)(..)(..)$/.exec(colour)?.slice(1) ?? [];
	if (parts.length !== 3) throw new Error(`${colour} is no colour of six digits`);
	const [red = 0, green = 0, blue = 0] = parts.map((part) => {
		const value = Number.parseInt(part, 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
