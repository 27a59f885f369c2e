/** What is written in a form, as it stands on the screen at this moment. */
export interface LetterOnScreen {
	readonly address: string;
	/** The sheet, in the window. */
	readonly sheet: Box;
	/** Each in the sheet. */
	readonly writing: readonly Writing[];
	/** Names of its paper and ink, where they are not the default. */
	readonly paper: string | undefined;
	readonly ink: string | undefined;
}

/** Lengths in pixels. */
export interface Box {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

/** Some words on the sheet; those of a long note show as far as they are scrolled into sight. */
export interface Writing {
	readonly text: string;
	readonly box: Box;
	readonly scrolled: number;
	readonly ruled: boolean;
	readonly font: string;
	readonly color: string;
	readonly padding: string;
}

/** What the sheet has around the fields. */
const margin = { top: 16, side: 12, bottom: 28 };

/** Takes the measure of a letter before its form is hidden; undefined where there is none to be seen. */
export function letterOnScreen(form: HTMLFormElement): LetterOnScreen | undefined {
	const address = form.elements.namedItem("recipientEmail");
	const words = form.elements.namedItem("message");
	if (!(address instanceof HTMLInputElement && words instanceof HTMLTextAreaElement)) return undefined;
	const written = [...(address.labels ?? []), address, words].filter((element) => element.offsetHeight > 0);
	const boxes = written.map((element) => element.getBoundingClientRect());
	const left = Math.min(...boxes.map((box) => box.left)) - margin.side;
	const top = Math.min(...boxes.map((box) => box.top)) - margin.top;
	const right = Math.max(...boxes.map((box) => box.right)) + margin.side;
	const bottom = Math.max(...boxes.map((box) => box.bottom)) + margin.bottom;
	const { paper, ink } = form.closest<HTMLElement>("[data-paper], [data-ink]")?.dataset ?? {};
	return {
		address: address.value.trim(),
		sheet: { left, top, width: right - left, height: bottom - top },
		writing: written.map((element) => writingOf(element, left, top)),
		paper,
		ink,
	};
}

function writingOf(element: HTMLElement, left: number, top: number): Writing {
	const box = element.getBoundingClientRect();
	const { font, color, padding } = getComputedStyle(element);
	return {
		text: "value" in element ? String(element.value) : (element.textContent ?? ""),
		// Without a scrollbar of its own, so that lines break where they did.
		box: { left: box.left - left, top: box.top - top, width: element.clientWidth || box.width, height: box.height },
		scrolled: element.scrollTop,
		ruled: element instanceof HTMLTextAreaElement,
		font,
		color,
		padding,
	};
}
