import { type RefObject, useRef, useState } from "react";

interface KeptHeight {
	readonly ref: RefObject<HTMLDivElement | null>;
	readonly minHeight: string | undefined;
	/** Keeps what is below the element where it is, or off the screen, while the content changes. */
	keep(): void;
	/** Gives the height back to the content; to be called for a visitor's own action. */
	release(): void;
}

/**
 * The least height of an element whose content is about to change at an unforeseen moment: down to the lower edge of
 * the tallest the screen can be, and no further, so that what is below never moves in sight. An element that begins above
 * the screen is brought into it first.
 */
export function useKeptHeight(): KeptHeight {
	const ref = useRef<HTMLDivElement>(null);
	const [minHeight, setMinHeight] = useState<string>();
	return {
		ref,
		minHeight,
		keep(): void {
			const element = ref.current;
			if (element === null) return;
			if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ behavior: "instant" });
			setMinHeight(`calc(100lvh - ${Math.max(0, element.getBoundingClientRect().top)}px)`);
		},
		release: () => setMinHeight(undefined),
	};
}
