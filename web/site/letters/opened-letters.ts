import { useCallback, useState } from "react";

const key = "opened-letters";
/** More than anybody opens; the earliest are forgotten first. */
const most = 1000;

/**
 * Which letters were opened in this browser. What is kept of a letter is a few characters made from its id, from which
 * nobody finds the id, and so neither the letter, its time nor its address.
 */
export function useOpenedLetters() {
	const [marks, setMarks] = useState<readonly string[]>(() => recall() ?? []);
	const open = useCallback((ids: readonly string[]): void => {
		// Another tab may have opened some, or forgotten all.
		const withThese = (marks: readonly string[]) => [...new Set([...marks, ...ids.map(markOf)])].slice(-most);
		keep(withThese(recall() ?? []));
		setMarks((marks) => withThese(recall() ?? marks));
	}, []);
	/** Forgets them all, also those of other addresses. */
	const forget = useCallback((): void => {
		keep([]);
		setMarks([]);
	}, []);
	return { isOpen: (id: string): boolean => marks.includes(markOf(id)), open, forget };
}

/** 32 bits of the id (FNV-1a): far fewer than its random ones. Two letters have the same once in billions of times. */
function markOf(id: string): string {
	let hash = 0x811c9dc5;
	for (const character of id) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
	return (hash >>> 0).toString(36);
}

/** Undefined where nothing can be kept. */
function recall(): readonly string[] | undefined {
	try {
		return (localStorage.getItem(key) ?? "").split(" ").filter(Boolean);
	} catch {
		return undefined;
	}
}

function keep(marks: readonly string[]): void {
	try {
		if (marks.length === 0) localStorage.removeItem(key);
		else localStorage.setItem(key, marks.join(" "));
	} catch {
		// Storage may be switched off or full; they then stay open as long as the list is there.
	}
}
