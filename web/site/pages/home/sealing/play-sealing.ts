import { foldingOf, leavingOf, liftingOf, sealingOf, type Tween, times } from "./choreography.ts";
import type { Box } from "./letter-on-screen.ts";

/** How a letter ends: it is on its way; it has been taken and stays here; its writer has it back. */
export type Ending = "leaves" | "stays" | "returns";

/** The sealing of a letter under way. */
export interface Moment {
	/** Brings it to its end, once that is known; fulfilled when it has been seen, or skipped. */
	end(ending: Ending): Promise<void>;
	cancel(): void;
}

/** By how much faster the letter comes out of the envelope again. */
const returning = -2.3;

/**
 * Folds and seals the letter of a stage, from where its sheet lay in the window, and holds it, sealed, until its end is
 * known. A letter that comes back before the wax is never sealed. Any key or tap skips what is still to be seen.
 */
export function playSealing(stage: HTMLElement, sheet: Box, onSealed: () => void): Moment {
	const fold = foldingOf(stage, sheet).map((tween) => animate(tween, times.closed));
	const seal = sealingOf(stage).map((tween) => animate(tween, times.sealed));
	const leave = leavingOf(stage).map((tween) => animate(tween, times.left));
	for (const later of [...seal, ...leave]) later.pause();

	let ending: Ending | undefined;
	let waxed = false;
	let over = false;
	const skipped = Promise.withResolvers<void>();
	const run = (animations: readonly Animation[], from: number): Promise<void> => {
		for (const animation of animations) {
			animation.currentTime = from;
			if (over) animation.finish();
			else animation.play();
		}
		return whenDone(animations);
	};
	const sealed = whenDone(fold).then(async () => {
		if (ending === "returns") return;
		waxed = true;
		await run(seal, times.closed);
		if (ending === undefined) onSealed();
	});
	const play = async (): Promise<void> => {
		if (ending === "returns") {
			if (waxed)
				await sealed.then(() =>
					run(
						liftingOf(stage).map((tween) => animate(tween, times.lifted)),
						0,
					),
				);
			else await reached(fold[0], times.folded);
			return reverse(fold);
		}
		await sealed;
		if (ending === "leaves") await run(leave, times.sealed);
	};
	const skip = (): void => {
		over = true;
		skipped.resolve();
		for (const animation of [...fold, ...(waxed ? seal : [])]) animation.finish();
	};
	const unlisten = onImpatience(skip);
	return {
		end(how) {
			ending = how;
			return Promise.race([play(), skipped.promise]);
		},
		cancel() {
			unlisten();
			skipped.resolve();
			for (const animation of stage.getAnimations({ subtree: true })) animation.cancel();
		},
	};
}

/** All end together, so that each can be set to any instant of the moment, and be played backwards from its end. */
function animate({ element, frames, from, to, easing, fill = "both" }: Tween, end: number): Animation {
	const timing = { delay: from, duration: to - from, endDelay: end - to, fill, id: "sealing" };
	return element.animate(frames, { ...timing, ...(easing !== undefined && { easing }) });
}

function reverse(animations: readonly Animation[]): Promise<void> {
	for (const animation of animations) {
		animation.updatePlaybackRate(returning);
		animation.play();
	}
	return whenDone(animations);
}

/** Also when they are cancelled. */
async function whenDone(animations: readonly Animation[]): Promise<void> {
	await Promise.allSettled(animations.map(({ finished }) => finished));
}

function reached(animation: Animation | undefined, time: number): Promise<void> {
	const left = time - Number(animation?.currentTime ?? time);
	return new Promise((resolve) => setTimeout(resolve, Math.max(0, left)));
}

/** Calls back at any key or tap, and where nobody looks. Gives what ends that. */
function onImpatience(act: () => void): () => void {
	const ending = new AbortController();
	const options = { capture: true, signal: ending.signal };
	// A key that is held down was pressed before.
	addEventListener("keydown", ({ repeat }) => repeat || act(), options);
	addEventListener("pointerdown", act, options);
	document.addEventListener("visibilitychange", act, options);
	if (document.hidden) act();
	return () => ending.abort();
}
