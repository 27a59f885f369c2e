import type { RefusalCategory } from "#contract/moderation.ts";
import { refusalCategories } from "#contract/refusal-categories.ts";
import type { KeyPress } from "#web/admin/shortcuts/key-press.ts";

/** What a key does in the list of messages, by the letter on it. With the category, a digit rejects. */
export const shortcutOfKey = {
	j: "next",
	k: "previous",
	a: "approve",
	r: "reason",
	d: "remove",
	u: "undo",
	x: "select",
	X: "selectRange",
	"/": "search",
	"?": "help",
} as const;
export type Shortcut = (typeof shortcutOfKey)[keyof typeof shortcutOfKey] | RefusalCategory;

/** Keys that may be held down: they lead through the list. Any other acts once a press. */
export const repeating: ReadonlySet<Shortcut> = new Set(["next", "previous"]);

/** The shortcut a press stands for. */
export function shortcutOf({ letter, digit, isShifted }: KeyPress): Shortcut | undefined {
	if (digit !== undefined) return refusalCategories[digit - 1];
	const key = isShifted && letter === "x" ? "X" : letter;
	return Object.hasOwn(shortcutOfKey, key) ? shortcutOfKey[key as keyof typeof shortcutOfKey] : undefined;
}
