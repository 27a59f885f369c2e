import type { ReactNode } from "react";

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
type QuestionId = (typeof questionIds)[number];

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
