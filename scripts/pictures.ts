import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { chromium, type Page } from "playwright-core";
import { runnerImport } from "vite";
import { customProperties } from "#scripts/build/palette-rule.ts";
import { icoFile } from "#scripts/pictures/ico.ts";
import { chromiumFlags, chromiumPath } from "#tests/chromium.ts";

type Drawings = typeof import("#scripts/pictures/drawings.tsx");
type Drawing = ReturnType<Drawings["drawings"]>[number];

const root = resolve(import.meta.dirname, "..");
const publicDir = `${root}/web/site/public`;
const styles = [
	"web/ui/style/tokens.css",
	"web/ui/style/text-fonts.css",
	"web/ui/style/display-fonts.css",
	"web/ui/paper/wax-seal.css",
	"scripts/pictures/pictures.css",
];

/** Draws the pictures that are kept in `web/site/public`: those of shared links, home-screen icons, favicons. */
async function drawAll(): Promise<void> {
	const { module } = await runnerImport<Drawings>(`${root}/scripts/pictures/drawings.tsx`, {
		root,
		configFile: false,
		logLevel: "warn",
	});
	const css = await readStyles();
	const executablePath = chromiumPath(existsSync);
	const browser = await chromium.launch({
		args: [...chromiumFlags, "--force-color-profile=srgb", "--font-render-hinting=none", "--disable-lcd-text"],
		...(executablePath !== undefined && { executablePath }),
	});
	try {
		const page = await browser.newPage({ deviceScaleFactor: 1, colorScheme: "light" });
		for (const drawing of module.drawings()) await save(drawing.file, await take(page, drawing, css));
		await save("/favicon.svg", Buffer.from(module.favicon.svg));
		const images: { size: number; png: Buffer }[] = [];
		for (const size of module.favicon.sizes)
			images.push({ size, png: await take(page, module.faviconDrawing(size), css) });
		await save("/favicon.ico", icoFile(images));
	} finally {
		await browser.close();
	}
}

async function take(page: Page, { locale, markup, width, height }: Drawing, css: string): Promise<Buffer> {
	await page.setViewportSize({ width, height });
	await page.setContent(`<!doctype html><html lang="${locale}"><style>${css}</style><body>${markup}</body></html>`);
	await page.evaluate("document.fonts.ready");
	return page.screenshot({ omitBackground: true });
}

/** The site's own style sheets, with the fonts inside them. */
async function readStyles(): Promise<string> {
	const css = (await Promise.all(styles.map((file) => readFile(`${root}/${file}`, "utf8")))).join("\n");
	const fonts = new Set([...css.matchAll(/url\("(@fontsource[^"]+)"\)/g)].map(([, path = ""]) => path));
	let whole = css.replaceAll(/@palette (\w+);/g, (_, scheme) => customProperties(scheme));
	for (const path of fonts) {
		const font = await readFile(`${root}/node_modules/${path}`, "base64");
		whole = whole.replaceAll(`url("${path}")`, `url("data:font/woff2;base64,${font}")`);
	}
	return whole;
}

async function save(file: string, content: Buffer): Promise<void> {
	const path = publicDir + file;
	await mkdir(dirname(path), { recursive: true });
	await writeFile(path, content);
	console.log(`${file} · ${(content.length / 1000).toFixed(1)} kB`);
}

await drawAll();
