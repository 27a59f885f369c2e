import type { ReactNode } from "react";
import { definePageText } from "#web/site/page-text.ts";

/** The questions by the id that an address points to them with, in their order on the page. */
export const questionIds = [
	"what-is",
	"anonymous",
	"moderation",
	"languages",
	"receive-messages",
	"inappropriate",
	"privacy",
	"contact",
] as const;
export type QuestionId = (typeof questionIds)[number];

interface Question {
	readonly question: string;
	/** Paragraphs. */
	readonly answer: ReactNode;
}

/** All that the page says below its introduction. */
export interface FaqText {
	readonly questions: Readonly<Record<QuestionId, Question>>;
	readonly furtherHelp: { readonly title: string; readonly text: string; readonly link: string };
}

export const faqText = definePageText<FaqText>({
	en: () => import("./faq-text.en.tsx"),
	fr: () => import("./faq-text.fr.tsx"),
	hi: () => import("./faq-text.hi.tsx"),
});
