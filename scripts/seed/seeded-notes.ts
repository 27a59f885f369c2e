import type { RefusalCategory } from "#contract/moderation.ts";
import { type Locale, samples } from "#i18n/locales.ts";
import type { Note, Standing } from "#server/message/message.ts";

/** A note as somebody might have sent it, and what became of it. */
export interface SeededNote {
	readonly id: string;
	readonly note: Note;
	readonly locale: Locale;
	readonly standing: Standing;
	/** Milliseconds. */
	readonly at: number;
	/** Present when a person decided. */
	readonly decision?: { readonly notes: string; readonly at: number };
	/** Of the e-mail of an approved note. */
	readonly email?: "sent" | "failed" | "dead";
}

type Random = () => number;

const openings = samples<readonly string[]>({
	en: ["Your laugh", "The way you listen", "Your kindness", "Every letter of your name"],
	fr: ["Votre rire", "Votre façon d’écouter", "Votre douceur", "Chaque lettre de votre nom"],
	hi: ["आपकी हँसी", "आपके सुनने का ढंग", "आपकी नरमी", "आपके नाम का हर अक्षर"],
});
const middles = samples<readonly string[]>({
	en: ["makes my mornings lighter", "stays with me all day", "is a poem I know by heart", "warms this whole winter"],
	fr: [
		"allège mes matins",
		"m’accompagne toute la journée",
		"est un poème que je sais par cœur",
		"réchauffe cet hiver",
	],
	hi: ["मेरी सुबह हल्की कर देती है", "दिन भर मेरे साथ रहती है", "मुझे कविता-सी याद है", "इस सर्दी को गर्माहट देती है"],
});
const refused = samples<readonly (readonly [RefusalCategory, string])[]>({
	en: [
		["personal_info", "Call me on 06 12 34 56 78"],
		["meeting", "Let us meet tonight"],
	],
	fr: [
		["personal_info", "Appelez-moi au 06 12 34 56 78"],
		["spam", "Gagnez de l’argent dès ce soir"],
	],
	hi: [
		["personal_info", "मुझे 06 12 34 56 78 पर फ़ोन कीजिए"],
		["obsessive", "मैं हर पल आपको देख रहा हूँ"],
	],
});

/** How busy each hour of a day (UTC) is. */
const hours = [2, 1, 1, 1, 1, 2, 3, 5, 6, 6, 6, 7, 8, 7, 6, 6, 7, 8, 9, 10, 11, 10, 7, 4] as const;
const busyness = hours.reduce<number>((sum, hour) => sum + hour, 0);
const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Notes spread over `days` before `until` (ms), the oldest first; the same `random` gives the same notes. */
export function* seededNotes(count: number, days: number, until: number, random: Random): Generator<SeededNote> {
	const firstDay = Math.floor(until / dayMs) - days;
	for (let day = 1; day <= days; day++) {
		let before = 0;
		for (const [hour, weight] of hours.entries()) {
			const start = (firstDay + day - 1) * dayMs + hour * hourMs;
			before += weight;
			const share = (part: number) => Math.round((count * (day - 1 + part / busyness)) / days);
			const inHour = share(before) - share(before - weight);
			for (let index = 0; index < inHour; index++) {
				yield seededNote(start + Math.floor((index * hourMs) / inHour), random);
			}
		}
	}
}

function seededNote(at: number, random: Random): SeededNote {
	const pick = <T>(items: readonly [T, ...T[]] | readonly T[]): T => items[Math.floor(random() * items.length)] as T;
	const locale = pick(["en", "en", "fr", "fr", "fr", "hi"] as const);
	const recipient = `reader${Math.floor(random() ** 2 * 200_000)}@example.org`;
	const opening = `${pick(openings[locale])} ${pick(middles[locale])}`;
	const [category, offence] = pick(refused[locale]);
	const fate = random();
	const byHand = random() < 0.02;
	const base = { id: uuidAt(at, random), locale, at };
	const decision = { notes: `Modération manuelle: ${fate < 0.82 ? "approuvé" : "rejeté"}`, at: at + hourMs };
	const model = byHand ? null : "seed";
	if (fate < 0.005) return { ...base, note: { recipient, text: `${opening}…` }, standing: standing("pending", null) };
	if (fate < 0.01) {
		const text = `${opening}… ${offence}`;
		return { ...base, note: { recipient, text }, standing: doubted(text, category, text.length - offence.length) };
	}
	if (fate < 0.83) {
		return {
			...base,
			note: { recipient, text: `${opening}.` },
			standing: standing("approved", model),
			email: pick(Array<"sent" | "failed" | "dead">(97).fill("sent").concat("failed", "failed", "dead")),
			...(byHand ? { decision } : {}),
		};
	}
	const text = `${opening}. ${offence}`;
	const span = { start: text.length - offence.length, end: text.length };
	const judged = { status: "rejected", category, spans: [span], model, confidence: null, readings: null } as const;
	return byHand
		? { ...base, note: { recipient, text }, standing: standing("rejected", null), decision }
		: { ...base, note: { recipient, text }, standing: judged };
}

function standing(status: Standing["status"], model: string | null): Standing {
	return { status, category: null, spans: [], model, confidence: null, readings: null };
}

/** Of a note that the moderator would be unsure of: kind, or of a category for the words from `start` on. */
function doubted(text: string, category: RefusalCategory, start: number): Standing {
	const readings = [
		{ category: null, chance: 0.55, spans: [] },
		{ category, chance: 0.41, spans: [{ start, end: text.length }] },
	];
	return { ...standing("pending", "seed"), confidence: 0.55, readings };
}

/** A UUIDv7 (RFC 9562, section 5.7) of a given time. */
function uuidAt(at: number, random: Random): string {
	const hex = (value: number, digits: number) => value.toString(16).padStart(digits, "0");
	const some = (digits: number) => hex(Math.floor(random() * 16 ** digits), digits);
	const time = hex(at, 12);
	return `${time.slice(0, 8)}-${time.slice(8)}-7${some(3)}-${hex(0x8000 + Math.floor(random() * 0x4000), 4)}-${some(6)}${some(6)}`;
}
