import type { Letter } from "#contract/inbox.ts";
import { waxDrop, waxHeart } from "#web/ui/paper/wax-seal.tsx";
import { inks, palette, papers } from "#web/ui/style/palette.ts";
import { wrapLines } from "./wrap-lines.ts";

const width = 1080;
const margin = 120;
/** A square, or as high as the words need, up to what every browser can draw. */
const heights = { least: 1080, most: 8000 };
/** The largest that fits is taken, in pixels. */
const sizes = [50, 44, 38, 32, 26, 20, 14, 9, 5];
const leading = 1.6;
/** What lies under the words: the seal. */
const foot = 210;

/**
 * A picture of a letter on its paper, in its ink and in the page's own fonts, by day whatever the page shows. It is made
 * in the browser and goes nowhere. `words` is the element that shows them, `day` stands below them.
 * @throws where the browser cannot make it
 */
export async function pictureOfLetter(letter: Letter, words: Element, day: string): Promise<Blob> {
	const { fontFamily, fontWeight, direction } = getComputedStyle(words);
	const fontOf = (size: number): string => `${fontWeight} ${size}px ${fontFamily}`;
	// Also those that the page has not needed so far; one of the system's that is not there keeps the others from nothing.
	const families = fontFamily.split(",");
	await Promise.allSettled(
		families.map((family) => document.fonts.load(`${fontWeight} 50px ${family}`, letter.message_content)),
	);
	const canvas = document.createElement("canvas");
	const pen = canvas.getContext("2d");
	if (pen === null) throw new Error("There is no canvas");
	const { size, lines } = fitted(pen, letter.message_content, fontOf);
	const wordsHeight = lines.length * size * leading;
	canvas.width = width;
	canvas.height = Math.max(heights.least, Math.ceil(wordsHeight + 2 * margin + foot));
	drawPaper(pen, letter);
	pen.fillStyle = inks[letter.ink ?? "sepia"].light;
	pen.font = fontOf(size);
	pen.direction = direction === "rtl" ? "rtl" : "ltr";
	pen.textBaseline = "middle";
	const top = (canvas.height - foot - wordsHeight) / 2;
	const x = direction === "rtl" ? width - margin : margin;
	for (const [row, line] of lines.entries()) pen.fillText(line, x, top + (row + 0.5) * size * leading);
	drawFoot(pen, letter, fontFamily, day);
	return new Promise((resolve, reject) => {
		canvas.toBlob(
			(blob) => (blob === null ? reject(new Error("The canvas is too large")) : resolve(blob)),
			"image/png",
		);
	});
}

/** The words in lines, as large as fits. */
function fitted(pen: CanvasRenderingContext2D, words: string, fontOf: (size: number) => string) {
	for (const size of sizes) {
		pen.font = fontOf(size);
		const lines = wrapLines(words, (line) => pen.measureText(line).width <= width - 2 * margin);
		const isLast = size === sizes.at(-1);
		if (isLast || lines.length * size * leading + 2 * margin + foot <= heights.most) return { size, lines };
	}
	throw new Error("There are no sizes");
}

/** The sheet with its two creases. */
function drawPaper(pen: CanvasRenderingContext2D, { paper = "ivory" }: Letter): void {
	const { height } = pen.canvas;
	const { sheet, edge } = papers[paper].light;
	pen.fillStyle = sheet;
	pen.fillRect(0, 0, width, height);
	for (const crease of [height / 3, (2 * height) / 3]) {
		const shade = pen.createLinearGradient(0, crease - 14, 0, crease + 2);
		shade.addColorStop(0, `${edge}00`);
		shade.addColorStop(0.9, edge);
		shade.addColorStop(1, `${edge}00`);
		pen.fillStyle = shade;
		pen.fillRect(0, crease - 14, width, 16);
	}
	pen.strokeStyle = edge;
	pen.lineWidth = 6;
	pen.strokeRect(3, 3, width - 6, height - 6);
}

/** Below the words: the day, and the wax. */
function drawFoot(pen: CanvasRenderingContext2D, { paper = "ivory" }: Letter, fontFamily: string, day: string): void {
	const { height } = pen.canvas;
	pen.fillStyle = papers[paper].light.inkSoft;
	pen.font = `30px ${fontFamily}`;
	pen.direction = "ltr";
	pen.fillText(day, margin, height - margin - 40);
	pen.save();
	pen.translate(width - margin - 130, height - margin - 105);
	pen.scale(1.3, 1.3);
	const fill = (path: string, colour: string): void => {
		pen.fillStyle = colour;
		pen.fill(new Path2D(path));
	};
	// Darker and lighter wax is the same wax, shaded.
	const [dark, light] = ["rgb(0 0 0 / 0.28)", "rgb(255 255 255 / 0.22)"];
	fill(waxDrop, palette.light.wax);
	fill(waxDrop, dark);
	pen.translate(3.6, 2.6);
	pen.scale(0.93, 0.93);
	fill(waxDrop, palette.light.wax);
	pen.fillStyle = "rgb(0 0 0 / 0.1)";
	pen.beginPath();
	pen.arc(50, 50, 32, 0, 2 * Math.PI);
	pen.fill();
	pen.translate(0, -1.6);
	fill(waxHeart, dark);
	pen.translate(0, 1.6);
	fill(waxHeart, palette.light.wax);
	fill(waxHeart, light);
	pen.restore();
}
