import { readFileSync } from "node:fs";
import { createTransport } from "nodemailer";
import { escapeHtml } from "#contract/escape-html.ts";

/** The connections that our own transport keeps. */
const maxConnections = 16;

/** Sends notes as nodemailer's manual shows it: a pool, and a text and an HTML part, which are those of our own e-mail. */
export function createPlainMail(port: number) {
	const pool = createTransport({ pool: true, host: "127.0.0.1", port, maxConnections, maxMessages: 500 });
	const { subject, text, html } = readTemplate();
	return (to: string, note: string): Promise<unknown> =>
		pool.sendMail({
			from: "Billet-doux <hello@localhost>",
			to,
			subject,
			text: text.replace("{{note}}", () => note),
			html: html.replace("{{note}}", () => escapeHtml(note)),
			headers: { "List-Unsubscribe": "<http://localhost:3000/stop/token>" },
		});
}

/** Everything but the note is the same each time. */
function readTemplate() {
	const { subject, text, html } = JSON.parse(readFileSync("dist/email/notification.en.json", "utf8"));
	const constant = (part: string) => part.replace(/\{\{(?!note\}\})\w+\}\}/g, "http://localhost:3000/");
	return { subject: String(subject), text: constant(text), html: constant(html) };
}
