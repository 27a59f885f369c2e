import { useEffect, useRef, useSyncExternalStore } from "react";
import { type KeyPress, keyPressOf } from "./key-press.ts";

const storageKey = "admin_shortcuts";
const listeners = new Set<() => void>();
let isOff: boolean | undefined;

function areOn(): boolean {
	try {
		isOff ??= localStorage.getItem(storageKey) === "off";
	} catch {
		isOff = false;
	}
	return !isOff;
}

function switchShortcuts(isOn: boolean): void {
	isOff = !isOn;
	try {
		localStorage.setItem(storageKey, isOn ? "on" : "off");
	} catch {
		// Storage may be blocked or full; the choice then lasts as long as the page.
	}
	for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Whether keys act on the page. Who speaks to the computer or hits keys by mistake switches them off. */
export function useShortcutSwitch(): readonly [boolean, (isOn: boolean) => void] {
	return [useSyncExternalStore(listen, areOn), switchShortcuts];
}

/** When a key is heard of: before all others hear of it, after them, or not at all. */
type Turn = "first" | "last" | "never";

/**
 * Calls `onPress` for keys that may be shortcuts, unless somebody is writing, a dialog is open, they are switched off or
 * whoever was before took it. It says whether it takes the key; a key held down comes again, with `isRepeated`.
 */
export function useKeyPresses(turn: Turn, onPress: (press: KeyPress, isRepeated: boolean) => boolean): void {
	const [isOn] = useShortcutSwitch();
	const latest = useRef(onPress);
	latest.current = onPress;
	useEffect(() => {
		if (turn === "never" || !isOn) return;
		const onKeyDown = (event: KeyboardEvent) => {
			const press = keyPressOf(event);
			if (press === undefined || event.defaultPrevented || isTaken(event.target)) return;
			if (latest.current(press, event.repeat)) event.preventDefault();
		};
		const capture = turn === "first";
		addEventListener("keydown", onKeyDown, { capture });
		return () => removeEventListener("keydown", onKeyDown, { capture });
	}, [turn, isOn]);
}

const writtenIn = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

function isTaken(target: EventTarget | null): boolean {
	if (document.querySelector("dialog[open]") !== null) return true;
	return target instanceof Element && target.closest(writtenIn) !== null;
}
