import type { Box } from "./letter-on-screen.ts";

/** Milliseconds since the seal was pressed; `lifted`: since the wax began to come off again. */
export const times = {
	lifting: 130,
	folded: 520,
	inside: 760,
	closed: 940,
	sealed: 1_110,
	left: 1_600,
	lifted: 140,
} as const;

/** One element in motion, by transform and opacity alone. */
export interface Tween {
	readonly element: Element;
	readonly frames: Keyframe[];
	readonly from: number;
	readonly to: number;
	readonly easing?: string;
	readonly fill?: FillMode;
}

const smooth = "cubic-bezier(.4, 0, .2, 1)";
/** The share of the envelope that a folded letter takes at most. */
const room = { width: 0.92, height: 0.84 };

/** The sheet folds in three, gets smaller, and goes into an envelope that has come up under it, which closes. */
export function foldingOf(stage: Element, sheet: Box): Tween[] {
	return [
		...creasing(stage),
		carrying(stage, sheet),
		...partsOf(stage, "svg:not(.wax-seal, .addressed-lining, .addressed-flap, .postmark svg), .addressed-name").map(
			(element) => ({
				element,
				frames: [{ opacity: 0, transform: "translateY(2.5rem)" }, {}],
				from: 280,
				to: times.folded,
				easing: "ease-out",
			}),
		),
		...partsOf(stage, ".addressed-lining").flatMap((element) => [
			{ element, frames: [{ opacity: 0, transform: "translateY(2.5rem)" }, {}], from: 280, to: times.folded },
			{ element, frames: [{}, { transform: "scaleY(0)" }], from: times.inside, to: 850, fill: "forwards" as const },
		]),
		...partsOf(stage, ".addressed-flap").map((element) => ({
			element,
			frames: [{ transform: "scaleY(0)" }, {}],
			from: 850,
			to: times.closed,
			easing: "ease-out",
		})),
	];
}

/** Each side of a part turns until it is edge-on, where the other takes over. */
function creasing(stage: Element): Tween[] {
	const turn = (name: string, angles: readonly [number, number], from: number, to: number): Tween[] =>
		partsOf(stage, name).map((element) => ({
			element,
			frames: angles.map((angle) => ({ transform: `perspective(70rem) rotateX(${angle}deg)` })),
			from,
			to,
			easing: angles[0] === 0 ? "ease-in" : "ease-out",
		}));
	return [
		...turn(".sealing-bottom", [0, 90], 0, 150),
		...turn(".sealing-bottom-back", [-90, 0], 150, 300),
		...turn(".sealing-top", [0, -90], 190, 340),
		...turn(".sealing-top-back", [90, 0], 340, 490),
	];
}

function carrying(stage: Element, sheet: Box): Tween {
	const [letter = stage] = partsOf(stage, ".sealing-letter");
	const [envelope = stage] = partsOf(stage, ".addressed-envelope");
	const goal = envelope.getBoundingClientRect();
	const folded = sheet.height / 3;
	const scale = Math.min((goal.width * room.width) / sheet.width, (goal.height * room.height) / folded);
	const left = (goal.width - sheet.width * scale) / 2;
	// Its middle part is what is seen of it then.
	const at = (bottom: number): string => `translate(${left}px, ${bottom - 2 * folded * scale}px) scale(${scale})`;
	const start = `translate(${sheet.left - goal.left}px, ${sheet.top - goal.top}px) scale(1)`;
	return {
		element: letter,
		frames: [
			{ transform: start },
			{ transform: start, offset: times.lifting / times.inside, easing: smooth },
			{ transform: at(goal.height * 0.1), offset: times.folded / times.inside, easing: "ease-in-out" },
			{ transform: at(goal.height * 0.95) },
		],
		from: 0,
		to: times.inside,
	};
}

/** The wax comes down, and is pressed. */
export function sealingOf(stage: Element): Tween[] {
	return [
		...partsOf(stage, ".wax-seal").map((element) => ({
			element,
			frames: [
				{ opacity: 0, transform: "scale(1.9)" },
				{ opacity: 1, transform: "scale(0.93)", offset: 0.7 },
				{ opacity: 1, transform: "none" },
			],
			from: times.closed,
			to: times.sealed,
			easing: "ease-in",
		})),
		...partsOf(stage, ".addressed-envelope").map((element) => ({
			element,
			frames: [{}, { transform: "scale(0.985)" }, {}],
			from: 1_040,
			to: times.sealed,
			fill: "none" as const,
		})),
	];
}

/** The postmark is struck, and the envelope is gone. */
export function leavingOf(stage: Element): Tween[] {
	return [
		...partsOf(stage, ".postmark").map((element) => ({
			element,
			frames: [{ opacity: 0, transform: "scale(1.5)" }, {}],
			from: times.sealed,
			to: 1_230,
			easing: "ease-in",
		})),
		...partsOf(stage, ".addressed-envelope").map((element) => ({
			element,
			frames: [
				{},
				{ transform: "translate(-3%, 4%) rotate(-3deg)", offset: 0.25, easing: "ease-in" },
				{ opacity: 1, offset: 0.6 },
				{ opacity: 0, transform: "translate(6%, -190%) rotate(8deg)" },
			],
			from: 1_270,
			to: times.left,
			fill: "forwards" as const,
		})),
	];
}

/** The wax comes off whole. */
export function liftingOf(stage: Element): Tween[] {
	return partsOf(stage, ".wax-seal").map((element) => ({
		element,
		frames: [{}, { opacity: 0, transform: "translateY(-1.5rem) scale(1.25)" }],
		from: 0,
		to: times.lifted,
		easing: "ease-in",
	}));
}

function partsOf(stage: Element, selector: string): Element[] {
	return [...stage.querySelectorAll(selector)];
}
