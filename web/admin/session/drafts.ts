import { useCallback, useState } from "react";

const drafts = new Map<string, unknown>();

/**
 * State that outlives its component: what was written when a session ended is there again after the next sign-in of
 * the same person. `key` names the field, as `messages.reason`.
 */
export function useDraft<T>(key: string, initial: T): readonly [T, (value: T) => void] {
	const [value, setValue] = useState<T>(() => (drafts.has(key) ? (drafts.get(key) as T) : initial));
	const write = useCallback(
		(next: T) => {
			drafts.set(key, next);
			setValue(next);
		},
		[key],
	);
	return [value, write];
}

/** Forgets all drafts: whoever comes next is another person, or was here to leave nothing. */
export function forgetDrafts(): void {
	drafts.clear();
}
