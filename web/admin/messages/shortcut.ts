/** What a key does in the list of messages, by the letter on it. */
export const shortcutOfKey = {
	j: "next",
	k: "previous",
	a: "approve",
	r: "reject",
	d: "remove",
	u: "undo",
	x: "select",
	"/": "search",
	"?": "help",
} as const;
export type Shortcut = (typeof shortcutOfKey)[keyof typeof shortcutOfKey];

interface Press {
	readonly key: string;
	/** The key's place, as `KeyJ`, whatever is on it. */
	readonly code: string;
	readonly ctrlKey: boolean;
	readonly altKey: boolean;
	readonly metaKey: boolean;
}

/** The shortcut a press stands for. A keyboard set to another script is read by the places of its keys. */
export function shortcutOf({ key, code, ctrlKey, altKey, metaKey }: Press): Shortcut | undefined {
	if (ctrlKey || altKey || metaKey) return undefined;
	const letter = /^[\p{ASCII}]$/u.test(key) ? key.toLowerCase() : code.replace(/^Key/, "").toLowerCase();
	return Object.hasOwn(shortcutOfKey, letter) ? shortcutOfKey[letter as keyof typeof shortcutOfKey] : undefined;
}
