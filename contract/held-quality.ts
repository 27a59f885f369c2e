// Written by `npm run moderation:hold`; a test fails when it is out of date.
import type { Locale } from "#i18n/locales.ts";

/**
 * By language, how often the answer is right, kind notes and others counting alike, when the least sure 0, 10 or 20
 * percent of the notes in `training/unseen/*-exam.jsonl` are judged by a person, if that person judges rightly.
 */
export const heldQuality: Readonly<Record<Locale, Readonly<Record<0 | 10 | 20, number>>>> = {
	en: { 0: 0.906, 10: 0.943, 20: 0.965 },
	fr: { 0: 0.925, 10: 0.95, 20: 0.98 },
	hi: { 0: 0.96, 10: 0.982, 20: 0.992 },
};
