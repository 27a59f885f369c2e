import { palette } from "#web/ui/style/palette.ts";

/** The colours of the pages, with an edge of the sheet and a rim of the wax that only e-mails have. */
export const light = { ...palette.light, edge: "#E9DCCB", waxRim: "#851014" } as const;
const dark = { ...palette.dark, edge: palette.dark.rule, waxRim: "#B9353A" } as const;

/** Fonts that are on the reader's machine already; those after the Latin ones have Devanagari. */
export const serif =
	"Fraunces, Georgia, Cambria, 'Times New Roman', 'Tiro Devanagari Hindi', 'Noto Serif Devanagari', 'Kohinoor Devanagari', 'Nirmala UI', Mangal, serif";
export const sans =
	"'Nunito Sans', 'Segoe UI', Helvetica, Arial, Mukta, 'Noto Sans Devanagari', 'Kohinoor Devanagari', 'Nirmala UI', Mangal, sans-serif";

/**
 * Dark mode and narrow screens, for the programs that read style sheets; the others keep the inline styles.
 * No character that HTML would escape.
 */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; background-color: ${light.paper}; }
@media (prefers-color-scheme: dark) {
.paper { background-color: ${dark.paper} !important; }
.sheet { background-color: ${dark.sheet} !important; border-color: ${dark.edge} !important; }
.frame, .rule { border-color: ${dark.blush} !important; }
.ink { color: ${dark.ink} !important; }
.ink-soft { color: ${dark.inkSoft} !important; }
.wax { color: ${dark.ink} !important; border-color: ${dark.wax} !important; }
.wax-seal { background-color: ${dark.wax} !important; border-color: ${dark.waxRim} !important; }
}
@media (max-width: 480px) {
.frame { padding: 28px 18px 32px !important; }
}
`;
