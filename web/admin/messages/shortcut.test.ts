import { expect, test } from "vitest";
import { shortcutOf } from "./shortcut.ts";

const press = (key: string, code = "", modifiers = {}) =>
	shortcutOf({ key, code, ctrlKey: false, altKey: false, metaKey: false, ...modifiers });

test.each([
	["j", "KeyJ", "next"],
	["A", "KeyA", "approve"],
	["?", "Slash", "help"],
	["/", "Period", "search"],
	["र", "KeyJ", "next"],
	["ो", "KeyA", "approve"],
	["Enter", "Enter", undefined],
	["q", "KeyA", undefined],
	["toString", "", undefined],
])("%s on %s means %s", (key, code, shortcut) => {
	expect(press(key, code)).toBe(shortcut);
});

test.each(["ctrlKey", "altKey", "metaKey"])("with %s it is the browser's own", (modifier) => {
	expect(press("a", "KeyA", { [modifier]: true })).toBeUndefined();
});
