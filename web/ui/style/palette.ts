/**
 * The colours of pages and e-mails: the one place to change one. On the pages each is a custom property, `inkSoft`
 * as `--ink-soft`, which `@palette light;` declares in a style sheet.
 */
export const palette = {
	light: {
		paper: "#FBF6EF",
		sheet: "#FFFDF9",
		ink: "#2B1D1A",
		inkSoft: "#6B5650",
		wax: "#A4161A",
		waxText: "#A4161A",
		onWax: "#FFFDF9",
		blush: "#F6DAD3",
		leaf: "#2F6B4F",
		amber: "#8A5A00",
		rule: "#E6D3C6",
		edge: "#EADCCF",
		tabBack: "#F3E7DB",
		note: "#FCF8F2",
		heart: "#F6DAD3",
		shadowNear: "rgb(75 40 25 / 0.1)",
		shadowFar: "rgb(75 40 25 / 0.13)",
	},
	dark: {
		paper: "#1C1614",
		sheet: "#261E1B",
		ink: "#F6EDE4",
		inkSoft: "#C9B8AC",
		wax: "#E5484D",
		waxText: "#FF9592",
		onWax: "#1C1614",
		blush: "#4A2A28",
		leaf: "#7CC4A0",
		amber: "#E3B566",
		rule: "#43342E",
		edge: "#43352F",
		tabBack: "#201815",
		note: "#2F2622",
		heart: "#35201E",
		shadowNear: "rgb(0 0 0 / 0.35)",
		shadowFar: "rgb(0 0 0 / 0.4)",
	},
	print: {
		paper: "#FFF",
		sheet: "#FFF",
		note: "#FFF",
		tabBack: "#FFF",
		ink: "#000",
		inkSoft: "#333",
		wax: "#A4161A",
		waxText: "#000",
		onWax: "#FFF",
		blush: "#EEE",
		leaf: "#000",
		amber: "#000",
		rule: "#BBB",
		edge: "#BBB",
		shadowNear: "transparent",
		shadowFar: "transparent",
	},
} as const;

/**
 * The papers to write on: what of a scheme is another colour on them. The first is the palette's own. On pages an
 * element is such a paper by `data-paper`, in e-mails by its colours.
 */
export const papers = {
	ivory: { light: paperOf(palette.light), dark: paperOf(palette.dark) },
	rose: {
		light: { ...paperOf(palette.light), sheet: "#FBE9E7", note: "#F8E0DE", edge: "#E9C9C5", rule: "#EAC8C4" },
		dark: { ...paperOf(palette.dark), sheet: "#33201F", note: "#3D2726", edge: "#553634", rule: "#563735" },
	},
	sky: {
		light: { ...paperOf(palette.light), sheet: "#E8F0F6", note: "#DEE9F2", edge: "#C3D3E0", rule: "#C3D4E2" },
		dark: { ...paperOf(palette.dark), sheet: "#1B252E", note: "#222E39", edge: "#34434F", rule: "#354552" },
	},
	kraft: {
		light: {
			sheet: "#E6D3B3",
			note: "#E0CAA7",
			edge: "#C9AE85",
			rule: "#CBB189",
			inkSoft: "#57443C",
			waxText: "#95090F",
			leaf: "#225A40",
			amber: "#6B4500",
		},
		dark: { ...paperOf(palette.dark), sheet: "#3A2E1F", note: "#443626", edge: "#5C4A34", rule: "#5D4B36" },
	},
} as const;

/** The inks to write with; on pages an element is written with one by `data-ink`. */
export const inks = {
	sepia: { light: palette.light.ink, dark: palette.dark.ink },
	blue: { light: "#1E3566", dark: "#BCD2F7" },
	wine: { light: "#741230", dark: "#F6B9C4" },
} as const;

type Scheme = typeof palette.light | typeof palette.dark;

/** What a paper changes: itself, and what is legible on it. */
function paperOf({ sheet, note, edge, rule, inkSoft, waxText, leaf, amber }: Scheme) {
	return { sheet, note, edge, rule, inkSoft, waxText, leaf, amber };
}
