import { type Static, Type } from "typebox";
import { refusalCategories } from "./refusal-categories.ts";

export type RefusalCategory = (typeof refusalCategories)[number];

/**
 * What makes a note `unreadable` when the moderator can tell: another language; no word in it; words that are encoded,
 * reversed or invisible; orders to the moderator. Each has words of its own for the sender.
 */
export type UnreadableKind = "other_language" | "no_words" | "hidden_writing" | "orders";

/**
 * What each category refuses and what resembles it and is welcome, as a language model is told. A category needs its
 * entry here and its words (`i18n/category-words.ts`, the terms of use); a rule of its own or notes of the corpus make
 * our moderator know it.
 */
export const refusalPolicies: Readonly<Record<RefusalCategory, string>> = {
	meeting:
		"proposes, asks for or arranges to meet or to talk by telephone or video, however politely or poetically: a coffee, a date, come over, wait for me at six. Welcome: the day we met; I wish I had met you sooner; meet me in my dreams; I see you in every sunrise; I will never ask to meet you.",
	personal_info:
		"gives or asks for a telephone number, postal or e-mail address, link, user name, messenger or payment details, also spelled out, hinted at or hidden, or says where to find them. Welcome: first names, nicknames, dates, ages, times, prices, verse numbers, 143, 24/7, a thousand and one nights; I deleted your number and kept your smile.",
	sexual:
		"explicit acts or wishes, clear innuendo, staring at parts of the body. Welcome: a kiss on the forehead, being held, your hands, sensual verse without acts.",
	harassment:
		"insults, humiliation, curses, intimidation, blackmail, threats, veiled ones too. Welcome: your smile kills me; you stole my heart; teasing that the reader would smile at.",
	discrimination:
		'contempt or hatred for what somebody is, and praise that belittles their group ("pretty for a ..."). Welcome: pride, praise of a person together with who they are, repeating an insult in order to console.',
	spam: "sells, promotes, recruits, canvasses, begs, defrauds, asks to pass the note on, or is not a note to a person at all. Welcome: your love is priceless; a joke in the form of an advertisement that asks for nothing.",
	obsessive:
		"watching, following, possessing, controlling, jealousy, ultimatums, counting the reader's steps, refusing a no, harming oneself as pressure. A note in which the writer speaks of harming or killing themselves belongs here, too. Welcome: I would die for you as a figure of speech; I think of you all day; I am crazy about you; be happy, even without me.",
	unreadable: "see above.",
};

/** The largest share of notes that may wait for a person because the moderator is unsure of them. */
export const maxHeldShare = 0.5;

export const RefusalCategorySchema = Type.Enum(refusalCategories, {
	description: "The rule that a refused note breaks, for programs.",
});

/** A stretch of the submitted text in UTF-16 code units, end exclusive, as `String.prototype.slice` takes it. */
export const Span = Type.Object({ start: Type.Integer({ minimum: 0 }), end: Type.Integer({ minimum: 0 }) });
export type Span = Static<typeof Span>;

/** One way to read a note, and how likely it is. */
export const Reading = Type.Object({
	category: Type.Union([RefusalCategorySchema, Type.Null()], { description: "Null: as a kind note." }),
	chance: Type.Number({ minimum: 0, maximum: 1, description: "Measured, in hundredths; a kind note’s is calibrated." }),
	spans: Type.Array(Span, { description: "The sentence that speaks for it most; none for a kind note." }),
});
export type Reading = Static<typeof Reading>;
