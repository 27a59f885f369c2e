import type { WatchedKind } from "./unseen-notes.ts";

/**
 * What people are taken to send: of a hundred notes 70 are plain and kind, 15 kind in words that are hard to judge, and
 * 15 are to be refused, half of them hard. Nobody has measured it; where people write otherwise, more or fewer kind notes
 * pass than the thresholds were set for, and another share is held than an operator asks for.
 */
export const realUse = {
	everyday: { accept: 0.7, reject: 0.075 },
	mixed: { accept: 0.15, reject: 0.075 },
} as const satisfies Readonly<Record<WatchedKind, Readonly<Record<"accept" | "reject", number>>>>;
