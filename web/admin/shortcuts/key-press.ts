interface Press {
	readonly key: string;
	/** The key's place, as `KeyJ`, whatever is on it. */
	readonly code: string;
	readonly ctrlKey: boolean;
	readonly altKey: boolean;
	readonly metaKey: boolean;
	readonly shiftKey: boolean;
}

/** A press of a key that may stand for a shortcut. */
export interface KeyPress {
	/** In lower case; a keyboard set to another script is read by the places of its keys. */
	readonly letter: string;
	/** 1 to 9, of the row or the block of digits, whether the keyboard types them with shift or without. */
	readonly digit: number | undefined;
	readonly isShifted: boolean;
}

/** Reads a press; undefined with a modifier, which makes it the browser's own. */
export function keyPressOf({ key, code, ctrlKey, altKey, metaKey, shiftKey }: Press): KeyPress | undefined {
	if (ctrlKey || altKey || metaKey) return undefined;
	const typed = /^[1-9]$/.exec(key)?.[0];
	const placed = shiftKey ? undefined : /^Digit([1-9])$/.exec(code)?.[1];
	const isLetter = /^[\p{ASCII}]$/u.test(key) && placed === undefined;
	const letter = isLetter ? key.toLowerCase() : code.replace(/^Key/, "").toLowerCase();
	return { letter, digit: Number(typed ?? placed) || undefined, isShifted: shiftKey };
}
