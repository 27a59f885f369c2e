import { confirmationWords } from "./confirmation-words.ts";
import type { EmailWriter } from "./email-writer.ts";
import { shortLetter } from "./short-letter.tsx";

/** Tells the writer of a contact message that it arrived. It repeats nothing they wrote: the address is unproven. */
export const writeConfirmation: EmailWriter = (locale) => {
	const { meanwhile, faq, ...words } = confirmationWords(locale);
	const action = { words: faq, href: "{{faqUrl}}" };
	return shortLetter({ locale, ...words, title: words.subject, body: meanwhile, action });
};
