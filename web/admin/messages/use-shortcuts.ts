import { useEffect, useRef, useState } from "react";
import { type Shortcut, shortcutOf } from "./shortcut.ts";

const key = "admin_shortcuts";

/** Whether keys act on the list. Who speaks to the computer or hits keys by mistake switches them off. */
export function useShortcutSwitch(): readonly [boolean, (isOn: boolean) => void] {
	const [isOn, setIsOn] = useState(() => {
		try {
			return localStorage.getItem(key) !== "off";
		} catch {
			return true;
		}
	});
	const change = (next: boolean) => {
		setIsOn(next);
		try {
			localStorage.setItem(key, next ? "on" : "off");
		} catch {
			// Storage may be blocked or full; the choice then lasts as long as the page.
		}
	};
	return [isOn, change];
}

/** Calls `onShortcut` for the keys of the list, unless somebody is writing, a dialog is open, or it is not the time. */
export function useShortcuts(isActive: boolean, onShortcut: (shortcut: Shortcut) => void): void {
	const latest = useRef(onShortcut);
	latest.current = onShortcut;
	useEffect(() => {
		if (!isActive) return;
		const onKeyDown = (event: KeyboardEvent) => {
			const shortcut = shortcutOf(event);
			if (shortcut === undefined || event.repeat || isTaken(event.target)) return;
			event.preventDefault();
			latest.current(shortcut);
		};
		addEventListener("keydown", onKeyDown);
		return () => removeEventListener("keydown", onKeyDown);
	}, [isActive]);
}

const writtenIn = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

function isTaken(target: EventTarget | null): boolean {
	if (document.querySelector("dialog[open]") !== null) return true;
	return target instanceof Element && target.closest(writtenIn) !== null;
}
