/** What is stored as the reason of whoever decides without giving one, in these words whatever the language. */
export const defaultReasons = {
	approve: "Modération manuelle: approuvé",
	reject: "Modération manuelle: rejeté",
	/** What the administration's own button sends. */
	rejectButton: "Rejeté manuellement par modérateur",
} as const;

/** Whether a reason says no more than that somebody decided. */
export function isDefaultReason(reason: string): boolean {
	return Object.values<string>(defaultReasons).includes(reason);
}
