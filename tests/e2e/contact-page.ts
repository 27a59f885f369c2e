import type { Page, Route } from "playwright-core";
import type { ContactMessage } from "#contract/contact.ts";
import { limits } from "#contract/limits.ts";
import { m } from "#i18n/compiled/messages.js";
import { type Locale, pathInLocale, samples } from "#i18n/locales.ts";
import { speaker } from "./home-page.ts";

const apiPath = "**/api/contact";

/** A message in each language with nothing to object to, spaces around it included. */
export const letters = samples<ContactMessage>({
	en: {
		name: " Camille ",
		email: "camille@example.org",
		subject: "A note",
		message: "Hello,\n\nplease <b>help</b>. 💌\n",
	},
	fr: { name: " Zoé ", email: "zoe@example.org", subject: "Un billet", message: "Bonjour,\n\n<b>aidez-moi</b>. 💌\n" },
	hi: { name: " आशा ", email: "asha@example.org", subject: "चिट्ठी", message: "नमस्ते,\n\n<b>मदद</b> कीजिए। 💌\n" },
});

/** A letter as it goes out. */
export function asSent({ name, email, subject, message }: ContactMessage): ContactMessage {
	return { name: name.trim(), email: email.trim(), subject: subject.trim(), message: message.trim() };
}

/** The contact page by what a person finds on it, in the words of its language. */
export function contactPage(page: Page, origin: string, locale: Locale) {
	const say = speaker(locale);
	const field = (name: string) => page.getByRole("textbox", { name, exact: true });
	const fields = {
		name: field(say(m.contact_name_label)),
		email: field(say(m.contact_email_label)),
		subject: field(say(m.contact_subject_label)),
		message: field(say(m.contact_message_label)),
	};
	const heading = (name: string) => page.getByRole("heading", { name, exact: true });
	return {
		say,
		...fields,
		fields,
		send: page.getByRole("button", { name: say(m.contact_send), exact: true }),
		retry: page.getByRole("button", { name: say(m.outcome_error_retry), exact: true }),
		status: page.getByRole("main").getByRole("status"),
		sent: heading(say(m.contact_sent_title)),
		failed: heading(say(m.contact_failed_title)),
		banner: (name: string) => page.getByRole("region", { name, exact: true }),
		/** The counter as the eye sees it. */
		counter: (count: number) => page.getByText(`${count}/${limits.contactMessageCharacters}`, { exact: true }),
		open: () => page.goto(`${origin}${pathInLocale("/contact", locale)}`),
		async write(letter: ContactMessage): Promise<void> {
			for (const name of fieldNames) await fields[name].fill(letter[name]);
		},
		async written(): Promise<ContactMessage> {
			const [name = "", email = "", subject = "", message = ""] = await Promise.all(
				fieldNames.map((each) => fields[each].inputValue()),
			);
			return { name, email, subject, message };
		},
		/** From now on, the answer to every message; gives the bodies that were sent. */
		async answer(how: (route: Route) => Promise<void>): Promise<unknown[]> {
			const bodies: unknown[] = [];
			await page.unroute(apiPath);
			await page.route(apiPath, async (route) => {
				bodies.push(route.request().postDataJSON());
				await how(route);
			});
			return bodies;
		},
	};
}

export type ContactPage = ReturnType<typeof contactPage>;

export const fieldNames = ["name", "email", "subject", "message"] as const;

export const nothingWritten: ContactMessage = { name: "", email: "", subject: "", message: "" };

export const accept = (route: Route): Promise<void> => route.fulfill({ json: { success: true } });

/** Answers as the service does when it does not take a message. */
export function refuse(status: number, error: string, field?: string) {
	return (route: Route): Promise<void> => route.fulfill({ status, json: { success: false, error, field } });
}
