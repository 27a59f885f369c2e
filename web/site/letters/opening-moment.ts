/** The whole moment: seal, flap, letter, folds. */
const totalMs = 1500;

/** A state at a time, in milliseconds; between two of them it changes as `easing` says. */
type Frame = readonly [at: number, state: { transform?: string; opacity?: number }, easing?: string];

/**
 * Shows how a letter leaves its envelope: the wax breaks, the flap opens, the folded sheet rises and unfolds, and what
 * lies under it on the page makes room. Only transforms and opacities move. Over at once with any key or tap.
 */
export async function playOpening(item: HTMLElement): Promise<void> {
	const envelope = item.querySelector<HTMLElement>(".envelope-art");
	const stage = item.querySelector<HTMLElement>(".envelope-stage");
	const letter = item.querySelector<HTMLElement>(".received-letter");
	if (envelope === null || stage === null || letter === null) return;
	const moving = [
		...openEnvelope(envelope),
		...takeOut(stage, envelope, letter),
		...makeRoom(item, item.offsetHeight - envelope.offsetHeight),
	];
	const finish = (): void => {
		for (const animation of moving) animation.finish();
	};
	const whenTouched = new AbortController();
	const options = { capture: true, passive: true, signal: whenTouched.signal };
	addEventListener("pointerdown", finish, options);
	// A key that is still held down has opened the letter.
	addEventListener("keydown", (event) => event.repeat || finish(), options);
	await Promise.allSettled(moving.map(({ finished }) => finished));
	whenTouched.abort();
	for (const animation of moving) animation.cancel();
}

function move(element: Element | null, frames: readonly Frame[]): Animation[] {
	if (element === null) return [];
	const keyframes = frames.map(([at, state, easing = "ease-in-out"]) => ({ ...state, offset: at / totalMs, easing }));
	const animation = element.animate(keyframes, { duration: totalMs, fill: "both", id: "open-letter" });
	return [animation];
}

/** How far the eye is away, in pixels: what turns towards it grows, and stays on the sheet. */
const nearest = 1600;

const turned = (degrees: number, depth = nearest): string => `perspective(${depth}px) rotateX(${degrees}deg)`;

type Turned = readonly [at: number, degrees: number];

/** Turns about its hinge, first ever faster or then ever slower, as a half of one swing. */
function turn([from, first]: Turned, [to, last]: Turned, depth = nearest): readonly Frame[] {
	return [
		[0, { transform: turned(first, depth) }],
		[from, { transform: turned(first, depth) }, first === 0 ? "ease-in" : "ease-out"],
		[to, { transform: turned(last, depth) }],
		[totalMs, { transform: turned(last, depth) }],
	];
}

/** The wax breaks and falls, the flap goes up, and at the end the empty envelope sinks away. */
function openEnvelope(envelope: HTMLElement): Animation[] {
	const part = (name: string) => envelope.querySelector(name);
	const half = (name: string, side: -1 | 1) =>
		move(part(name), [
			[0, { transform: "none", opacity: 1 }],
			[90, { transform: "scale(0.94)" }, "ease-out"],
			[170, { transform: `translate(${side * 4}%, 0) rotate(${side * 5}deg)` }],
			[300, { transform: `translate(${side * 9}%, 2%) rotate(${side * 9}deg)`, opacity: 1 }, "ease-in"],
			[600, { transform: `translate(${side * 46}%, 120%) rotate(${side * 42}deg)`, opacity: 0 }],
			[totalMs, { transform: `translate(${side * 46}%, 120%) rotate(${side * 42}deg)`, opacity: 0 }],
		]);
	const sinks: readonly Frame[] = [
		[0, { transform: "none", opacity: 1 }],
		[860, { transform: "none", opacity: 1 }, "ease-in"],
		[1120, { transform: "translateY(28%)", opacity: 0 }],
		[totalMs, { transform: "translateY(28%)", opacity: 0 }],
	];
	return [
		...half(".envelope-seal > svg:first-child", -1),
		...half(".envelope-seal > svg + svg", 1),
		...move(part(".envelope-flap"), turn([240, 0], [420, 90])),
		...move(part(".envelope-lid"), [
			...turn([420, -90], [600, 0]).slice(0, -1),
			[860, { transform: turned(0), opacity: 1 }, "ease-in"],
			[1120, { transform: `${turned(0)} translateY(28%)`, opacity: 0 }],
			[totalMs, { transform: `${turned(0)} translateY(28%)`, opacity: 0 }],
		]),
		...[".envelope-back", ".envelope-front", ".envelope-words"].flatMap((name) => move(part(name), sinks)),
	];
}

/** The height of a fold, in pixels: a long letter is folded so that the packet stays in sight. */
const mostFold = 190;

/**
 * The sheet comes out folded in three, and unfolds to where the letter lies. It is shown by three copies of the letter,
 * each cut to its part, and two blank backs over the middle one.
 */
function takeOut(stage: HTMLElement, envelope: HTMLElement, letter: HTMLElement): Animation[] {
	const height = letter.offsetHeight;
	const fold = Math.min(height / 3, mostFold);
	const place = letter.getBoundingClientRect();
	const pocket = envelope.getBoundingClientRect();
	Object.assign(stage.style, px({ left: place.x - pocket.x, top: place.y - pocket.y, width: place.width, height }));
	stage.style.transformOrigin = `50% ${1.5 * fold}px`;
	const top = copyOf(letter, 0, fold);
	const middle = copyOf(letter, fold, 2 * fold);
	const bottom = copyOf(letter, 2 * fold, height);
	const under = blank(fold);
	const over = blank(fold);
	stage.replaceChildren(middle, bottom, top, under, over);

	// Inside the envelope: narrower than it, and hidden by its front.
	const scale = `scale(${(0.9 * pocket.width) / place.width}, ${(0.66 * pocket.height) / fold})`;
	const middleX = pocket.x + pocket.width / 2 - (place.x + place.width / 2);
	const inside = pocket.y + pocket.height * 0.54 - (place.y + 1.5 * fold);
	const above = inside - pocket.height * 0.66;
	const depth = Math.max(nearest, 3 * height);
	const hinge = (part: HTMLElement, y: number, frames: readonly Frame[]): Animation[] => {
		part.style.transformOrigin = `50% ${y}px`;
		return move(part, frames);
	};
	return [
		...move(stage, [
			[0, { transform: `translate(${middleX}px, ${inside}px) ${scale}` }],
			[520, { transform: `translate(${middleX}px, ${inside}px) ${scale}` }, "cubic-bezier(0.3, 0, 0.2, 1)"],
			[880, { transform: `translate(${middleX}px, ${above}px) ${scale}` }, "cubic-bezier(0.4, 0, 0.2, 1)"],
			[1100, { transform: "none" }],
			[totalMs, { transform: "none" }],
		]),
		// Whatever stands at a right angle to the page is not seen.
		...hinge(over, 0, turn([1020, 0], [1160, 90], depth)),
		...hinge(top, fold, turn([1160, -90], [1320, 0], depth)),
		...hinge(under, fold, turn([1140, 0], [1270, -90], depth)),
		...hinge(bottom, 2 * fold, turn([1270, 90], [1480, 0], depth)),
	];
}

function px(values: Readonly<Record<string, number>>): Record<string, string> {
	return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}px`]));
}

/** A picture of the letter from one height to another; nothing in it can be used or heard. */
function copyOf(letter: HTMLElement, from: number, to: number): HTMLElement {
	const copy = letter.cloneNode(true) as HTMLElement;
	for (const named of [copy, ...copy.querySelectorAll("[id]")]) named.removeAttribute("id");
	copy.inert = true;
	const corner = "var(--corner)";
	const upper = from === 0 ? `0 0, calc(100% - ${corner}) 0, 100% ${corner}` : `0 ${from}px, 100% ${from}px`;
	copy.style.clipPath = `polygon(${upper}, 100% ${to}px, 0 ${to}px)`;
	Object.assign(copy.style, { position: "absolute", left: "0", top: "0", width: "100%", opacity: "1" });
	return copy;
}

/** The back of a third of the sheet, lying over the middle one. */
function blank(fold: number): HTMLElement {
	const back = document.createElement("span");
	back.className = "unfolding-cover";
	Object.assign(back.style, { left: "0", ...px({ top: fold, height: fold }), width: "100%" });
	return back;
}

/** What follows glides to its new place, as far as it is in sight. */
function makeRoom(item: HTMLElement, grown: number): Animation[] {
	const moving: Animation[] = [];
	for (let place: Element | null = item; place !== null && place !== document.body; place = place.parentElement) {
		for (let next = place.nextElementSibling; next !== null; next = next.nextElementSibling) {
			const { top, height } = next.getBoundingClientRect();
			if (top - grown > innerHeight) break;
			if (height === 0) continue;
			moving.push(
				...move(next, [
					[0, { transform: `translateY(${-grown}px)` }],
					[560, { transform: `translateY(${-grown}px)` }, "cubic-bezier(0.4, 0, 0.2, 1)"],
					[1100, { transform: "none" }],
					[totalMs, { transform: "none" }],
				]),
			);
		}
	}
	return moving;
}
