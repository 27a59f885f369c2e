import { randomUUIDv7 } from "node:crypto";
import { join } from "node:path";
import { type EmailName, emailNames, emails } from "#contract/emails.ts";
import { looks, type Stationery } from "#contract/stationery.ts";
import { type Locale, locales } from "#i18n/locales.ts";
import { readConfig } from "#server/config.ts";
import { exampleValues } from "#server/delivery/email-example.ts";
import { openOutgoingMail } from "#server/delivery/outgoing-mail.ts";
import { createLinkTokens } from "#server/privacy/link-token.ts";
import { createVault } from "#server/privacy/seal.ts";
import { knownSecret } from "./link-token-of.ts";
import { startMailSink } from "./mail-sink.ts";

/** What people write: in each e-mail such a place is filled with the text that is tried. */
const writtenByPeople = ["note", "message", "subject", "name"];

/** An e-mail as the mail server got it. */
export interface SentEmail {
	readonly name: EmailName;
	readonly locale: Locale;
	readonly text: string;
	readonly look: Stationery;
	readonly raw: string;
}

/**
 * Sends each e-mail of the service in each language over SMTP, as the settings say: with each of the texts, or once where
 * nobody writes anything into it; a note also on each paper and in each ink, with one of the texts.
 */
export async function sendEveryEmail(
	settings: Readonly<Record<string, string>>,
	texts: (locale: Locale) => readonly string[],
): Promise<readonly SentEmail[]> {
	const sink = await startMailSink();
	const config = readConfig({ ...settings, SMTP_URL: sink.url });
	const templatesDir = join(import.meta.dirname, "..", "dist", "email");
	const vault = createVault(knownSecret);
	const tokens = createLinkTokens(vault);
	const options = { config, templatesDir, clock: Date.now, vault, tokens };
	const { composer, transport, messageIdHost } = await openOutgoingMail(options);
	const sent: SentEmail[] = [];
	for (const name of emailNames) {
		for (const locale of locales) {
			const written = Object.keys(emails[name].examples).filter((place) => writtenByPeople.includes(place));
			const each = texts(locale).slice(0, written.length === 0 ? 1 : undefined);
			const plain: { text: string; look: Stationery }[] = each.map((text) => ({ text, look: {} }));
			const looked = looks.map((look, place) => ({ text: each[place % each.length] ?? "", look }));
			for (const { text, look } of name === "notification" ? [...plain, ...looked] : plain) {
				const email = composer.compose({
					template: name,
					locale,
					...look,
					to: "jane@example.org",
					messageId: `<${randomUUIDv7()}@${messageIdHost}>`,
					date: Date.now(),
					values: { ...exampleValues(name, locale), ...Object.fromEntries(written.map((place) => [place, text])) },
					...(emails[name].headers === "answered" ? { replyTo: { name: text, address: "camille@example.org" } } : {}),
				});
				const outcome = await transport.send(email);
				const raw = sink.offered.at(-1)?.raw;
				if (outcome.kind !== "accepted" || raw === undefined) throw new Error(`${name} in ${locale} was not taken`);
				sent.push({ name, locale, text, look, raw });
			}
		}
	}
	await transport.close();
	await sink.close();
	return sent;
}
