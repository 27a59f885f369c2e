import { expect, test } from "vitest";
import { keyPressOf } from "#web/admin/shortcuts/key-press.ts";
import { shortcutOf } from "./shortcut.ts";

const press = (key: string, code = "", modifiers = {}) => {
	const pressed = keyPressOf({
		key,
		code,
		ctrlKey: false,
		altKey: false,
		metaKey: false,
		shiftKey: false,
		...modifiers,
	});
	return pressed && shortcutOf(pressed);
};

test.each([
	["j", "KeyJ", "next"],
	["A", "KeyA", "approve"],
	["/", "Period", "search"],
	["र", "KeyJ", "next"],
	["ो", "KeyA", "approve"],
	["1", "Digit1", "meeting"],
	["8", "Numpad8", "unreadable"],
	["9", "Digit9", undefined],
	["0", "Digit0", undefined],
	// The row of digits of a French keyboard, and of a Hindi one.
	["&", "Digit1", "meeting"],
	["è", "Digit7", "obsessive"],
	["१", "Digit1", "meeting"],
	["Enter", "Enter", undefined],
	["q", "KeyA", undefined],
	["toString", "", undefined],
])("%s on %s means %s", (key, code, shortcut) => {
	expect(press(key, code)).toBe(shortcut);
});

test.each([
	["?", "Slash", "help"],
	["X", "KeyX", "selectRange"],
	["J", "KeyJ", "next"],
	// On a French keyboard digits and the slash are typed with shift, on a German one the slash is on a digit.
	["1", "Digit1", "meeting"],
	["/", "Digit7", "search"],
	["!", "Digit1", undefined],
])("shift and %s on %s means %s", (key, code, shortcut) => {
	expect(press(key, code, { shiftKey: true })).toBe(shortcut);
});

test.each(["ctrlKey", "altKey", "metaKey"])("with %s it is the browser's own", (modifier) => {
	expect(press("a", "KeyA", { [modifier]: true })).toBeUndefined();
});
