import { expect, test } from "vitest";
import { fileName, parseSelection } from "./series.ts";

test("every page in every language, width and colour scheme, unless told otherwise", () => {
	const { paths, series } = parseSelection([]);
	expect(paths).toContain("/");
	expect(paths).toContain("/404");
	expect(series).toHaveLength(3 * 2 * 2);
});

test("what is named narrows it", () => {
	expect(parseSelection(["dark", "/faq", "hi"])).toEqual({
		subject: "pages",
		paths: ["/faq"],
		series: [
			{ locale: "hi", width: 360, colorScheme: "dark" },
			{ locale: "hi", width: 1280, colorScheme: "dark" },
		],
	});
	expect(() => parseSelection(["/fr/faq"])).toThrow("Unknown: /fr/faq");
});

test("moments are filmed when they are asked for", () => {
	const { subject, series } = parseSelection(["film", "en", "360"]);
	expect(subject).toBe("moments");
	expect(series.map(({ colorScheme }) => colorScheme)).toEqual(["light", "dark"]);
});

test("files sort by page, then state, language, width and colour scheme", () => {
	const series = { locale: "hi", width: 360, colorScheme: "dark" } as const;
	expect(fileName("/faq", series)).toBe("faq.hi.360.dark.png");
	expect(fileName("/", series, "2-fault")).toBe("home-2-fault.hi.360.dark.png");
});
