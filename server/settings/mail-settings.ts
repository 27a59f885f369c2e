import { setting } from "./setting.ts";
import { address, bounceMailbox, headerValue, mailbox, oneOf, pemKey, plain, urlOf } from "./settings-parsers.ts";

/** How e-mails are sent, and how those are heard of that could not be delivered. */
export const mailSettings = {
	smtpUrl: setting({
		variable: "SMTP_URL",
		parse: urlOf("smtp:", "smtps:"),
		default: undefined,
		about: "`smtp(s)://user:pass@host:port`; without it e-mails are captured",
	}),
	mailFrom: setting({
		variable: "MAIL_FROM",
		parse: mailbox,
		default: { name: "Billet-doux", address: "hello@localhost" },
		defaultShown: "`Billet-doux <hello@localhost>`",
		about: "the sender of every e-mail",
	}),
	bounceAddress: setting({
		variable: "BOUNCE_ADDRESS",
		parse: bounceMailbox,
		default: undefined,
		defaultShown: "`MAIL_FROM`'s address",
		about:
			"where mail servers report what they couldn't deliver: `bounces@example.org` becomes `bounces+TOKEN@example.org` in each envelope, so its mailbox must accept any +suffix; see [below](#sending-e-mails)",
	}),
	bounceWebhookProvider: setting({
		variable: "BOUNCE_WEBHOOK_PROVIDER",
		parse: oneOf("generic", "ses", "postmark", "sendgrid", "mailgun"),
		default: "generic",
		about:
			"who reports bounces and complaints to `/api/bounces`: your mail server by `npm run bounces`, or `ses`, `postmark`, `sendgrid`, `mailgun`; see [below](#bounces-and-complaints)",
	}),
	bounceWebhookKey: setting({
		variable: "BOUNCE_WEBHOOK_KEY",
		parse: headerValue,
		default: undefined,
		about: "the key those reports are signed with; without it no reports are accepted",
	}),
	dkimPrivateKey: setting({
		variable: "DKIM_PRIVATE_KEY",
		parse: pemKey,
		default: undefined,
		about: "signs e-mails (PEM; line breaks may be written `\\n`); needs `DKIM_SELECTOR`",
	}),
	dkimSelector: setting({
		variable: "DKIM_SELECTOR",
		parse: plain,
		default: undefined,
		about: "the selector under which the public key is published in DNS",
	}),
	supportEmail: setting({
		variable: "SUPPORT_EMAIL",
		parse: address,
		default: undefined,
		defaultShown: "`MAIL_FROM`'s address",
		about: "gets messages from the contact form; replying there answers the person who wrote",
	}),
	adminEmail: setting({
		variable: "ADMIN_EMAIL",
		parse: address,
		default: undefined,
		defaultShown: "`MAIL_FROM`'s address",
		about:
			"gets alerts: that messages are waiting for a decision, at most every 15 minutes, and that something is wrong with the service, once and then daily",
	}),
};
