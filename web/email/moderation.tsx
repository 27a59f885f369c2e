import type { EmailWriter } from "./email-writer.ts";
import { moderationWords } from "./moderation-words.ts";
import { shortLetter } from "./short-letter.tsx";

/** Tells the people who look after the service how many notes wait for them. It carries no word of any note. */
export const writeModeration: EmailWriter = (locale) => {
	const { waiting, open, ...words } = moderationWords(locale);
	const action = { words: open, href: "{{adminUrl}}" };
	return shortLetter({ locale, ...words, title: words.heading, body: waiting, action });
};
