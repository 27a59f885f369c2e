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
 * The least height of an element whose content is about to change at an unforeseen moment: its present height,
 * and at least down to the lower edge of the tallest the screen can be.
 */
export function useKeptHeight(): KeptHeight {
	const ref = useRef<HTMLDivElement>(null);
	const [minHeight, setMinHeight] = useState<string>();
	return {
		ref,
		minHeight,
		keep(): void {
			const box = ref.current?.getBoundingClientRect();
			if (box !== undefined) setMinHeight(`max(${box.height}px, 100lvh - ${box.top}px)`);
		},
		release: () => setMinHeight(undefined),
	};
}
