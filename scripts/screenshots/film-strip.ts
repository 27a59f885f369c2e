import type { Browser } from "playwright-core";
import type { Series } from "./series.ts";

/** Pixels between the frames, and around them. */
const gap = 12;
/** How wide a frame is in the strip. */
const widthOfFrame: Readonly<Record<Series["width"], number>> = { 360: 360, 1280: 640 };

/** Writes the frames of a film side by side into one picture. */
export async function writeFilmStrip(
	browser: Browser,
	frames: readonly Buffer[],
	{ path, width }: { readonly path: string; readonly width: Series["width"] },
): Promise<void> {
	const page = await browser.newPage({
		viewport: { width: frames.length * (widthOfFrame[width] + gap) + gap, height: 1 },
	});
	const images = frames.map(
		(frame) => `<img width="${widthOfFrame[width]}" src="data:image/png;base64,${frame.toString("base64")}" alt="">`,
	);
	await page.setContent(
		`<!doctype html><body style="margin: 0; padding: ${gap}px; display: flex; align-items: start; gap: ${gap}px; background: #777">${images.join("")}</body>`,
	);
	await page.evaluate("Promise.all(Array.from(document.images, (image) => image.decode()))");
	await page.screenshot({ path, fullPage: true });
	await page.close();
}
