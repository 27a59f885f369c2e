/**
 * The faces of the two fonts for Devanagari that e-mails name, from the files of the site: for a browser that shows an
 * e-mail on a machine without such letters. One is loaded only where such a letter is to be drawn.
 */
export function devanagariFaces(paths: Iterable<string>): string {
	const files = [...paths];
	return Object.entries(fileOf)
		.map(([family, file]) => {
			const path = files.find((each) => file.test(each));
			return path === undefined
				? ""
				: `@font-face{font-family:"${family}";font-weight:400 700;src:url("${path}") format("woff2");unicode-range:${devanagari}}`;
		})
		.join("");
}

const fileOf: Readonly<Record<string, RegExp>> = {
	Mukta: /^\/assets\/mukta-devanagari-400-[^/]*\.woff2$/,
	"Tiro Devanagari Hindi": /^\/assets\/tiro-devanagari-hindi-devanagari-400-[^/]*\.woff2$/,
};

const devanagari = "U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20B9,U+A830-A839,U+A8E0-A8FF";
