import { useSyncExternalStore } from "react";
import { hintWorkerMeta } from "#contract/writing-hint.ts";

interface NetworkInformation {
	readonly saveData?: boolean;
	readonly effectiveType?: string;
}

const slow = new Set(["slow-2g", "2g", "3g"]);

/** Where the worker lies; undefined when the service offers no hints, or this visitor's connection is to be spared. */
export function usableHintWorker(): string | undefined {
	const path = document.querySelector<HTMLMetaElement>(`meta[name="${hintWorkerMeta}"]`)?.content;
	const { connection } = navigator as { readonly connection?: NetworkInformation };
	const spared =
		connection?.saveData === true ||
		slow.has(connection?.effectiveType ?? "") ||
		matchMedia("(prefers-reduced-data: reduce)").matches;
	return spared ? undefined : path;
}

const key = "writingHints";
const listeners = new Set<() => void>();
let choice: boolean | undefined;

/** Whether this visitor wants hints: yes, until they say no. */
export function wantsHints(): boolean {
	try {
		choice ??= localStorage.getItem(key) !== "off";
	} catch {
		choice ??= true;
	}
	return choice;
}

/** Keeps a no in local storage, and takes it out again with a yes. */
export function chooseHints(wanted: boolean): void {
	choice = wanted;
	try {
		if (wanted) localStorage.removeItem(key);
		else localStorage.setItem(key, "off");
	} catch {
		// Storage may be blocked or full; the choice then lasts as long as the document.
	}
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** `undefined` where no hints can be had: in prerendered pages, without a worker, on a spared connection. */
export function useHintChoice(): boolean | undefined {
	return useSyncExternalStore(
		subscribe,
		() => (usableHintWorker() === undefined ? undefined : wantsHints()),
		() => undefined,
	);
}
