import { readdir, writeFile } from "node:fs/promises";

/** Writes `index.html` beside the pictures of a folder: all of them, small, under the name of what they show. */
export async function writeContactSheet(folder: string): Promise<string> {
	const pictures = (await readdir(folder)).filter((name) => name.endsWith(".png")).sort();
	const subjects = Map.groupBy(pictures, (name) => name.split(".")[0] ?? "");
	const file = `${folder}/index.html`;
	await writeFile(file, sheetHtml(subjects));
	return file;
}

/** File names are made of the site's own paths, languages and widths, so that they need no escaping. */
function sheetHtml(subjects: ReadonlyMap<string, readonly string[]>): string {
	const sections = [...subjects].map(
		([subject, names]) => `<section id="${subject}"><h2>${subject}</h2>${names.map(figure).join("")}</section>`,
	);
	const contents = [...subjects.keys()].map((subject) => `<a href="#${subject}">${subject}</a>`);
	return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots of Billet-doux</title>
<style>
	body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; background: #777; color: #fff; }
	a { color: inherit; margin-right: 1rem; }
	section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; margin-bottom: 2rem; }
	h2 { width: 100%; margin: 0; }
	figure { margin: 0; }
	img { display: block; height: 26rem; max-width: 40rem; object-fit: cover; object-position: top; }
</style>
<h1>Screenshots of Billet-doux</h1>
<nav>${contents.join("")}</nav>
${sections.join("\n")}
</html>
`;
}

function figure(name: string): string {
	const caption = name.split(".").slice(1, -1).join(" ");
	return `<figure><a href="${name}"><img src="${name}" alt="" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;
}
