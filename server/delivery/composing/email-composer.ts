import { randomBytes } from "node:crypto";
import MailComposer, { type MailComposerOptions } from "nodemailer/lib/mail-composer";
import { needsSmtpUtf8 } from "#contract/email-address.ts";
import { type EmailName, emailNames } from "#contract/emails.ts";
import { inks, looks, papers, type Stationery } from "#contract/stationery.ts";
import { type Locale, locales } from "#i18n/locales.ts";
import type { Mailbox } from "#server/config.ts";
import {
	asHtml,
	asText,
	type EmailTemplate,
	type EmailTemplates,
	fillSubject,
	fillTemplate,
	givenValue,
	placeholdersOf,
	type Values,
} from "#server/delivery/email-template.ts";
import type { LetterLinks } from "#server/delivery/letter-links.ts";
import type { Email } from "#server/delivery/transport.ts";
import { headersOf, isAnswered, isLetter } from "./email-headers.ts";
import { isPlainAddress, replyToValue, unstructuredValue } from "./header-value.ts";
import { foldLine, quotedPrintable } from "./quoted-printable.ts";

interface ComposerSettings {
	readonly templates: EmailTemplates;
	readonly from: Mailbox;
	/** Values that are the same in every e-mail of a language and a look. */
	readonly constants: (locale: Locale, look: Stationery) => Values;
	/** Further values of the e-mails that bring a note. */
	readonly links: LetterLinks;
	/** Whether the links have HTTPS. */
	readonly isSecure: boolean;
}

/** What differs from one e-mail to the next. */
interface ComposerOrder extends Stationery {
	readonly template: EmailName;
	readonly locale: Locale;
	readonly to: string;
	/** Id of the note that it brings. */
	readonly sourceId?: string;
	/** `<id@host>` */
	readonly messageId: string;
	/** One for each placeholder that is no constant. */
	readonly values: Values;
	/** Where an answer goes; wanted by the templates that are answered, and by no other. */
	readonly replyTo?: Mailbox;
	/** Milliseconds. */
	readonly date: number;
}

export interface EmailComposer {
	/** @throws when an address or the Message-ID could be more than that to a mail server, or a value is missing. */
	compose(order: ComposerOrder): Email;
}

/** What stands in a blank of one e-mail, encoded for its place. */
type Write = (order: ComposerOrder) => string;

/** A whole message in order: what never changes, and the blanks between. */
type Form = readonly (string | Write)[];

/**
 * Composes every e-mail once, around blanks; an e-mail then costs no more than encoding its own values.
 * @throws when a template does not have each blank exactly once in its text and in its HTML, or one only in its subject.
 */
export async function createEmailComposer(settings: ComposerSettings): Promise<EmailComposer> {
	const { templates, links } = settings;
	const forms = new Map<string, Form>();
	for (const name of emailNames) {
		for (const locale of locales) {
			for (const look of isLetter(name) ? looks : [{}]) {
				const constants = settings.constants(locale, look);
				forms.set(formName(name, locale, look), await prepareForm(name, templates[name][locale], constants, settings));
			}
		}
	}
	return {
		compose(order) {
			const { template, locale, to, messageId } = order;
			if (!isPlainAddress(to)) throw new Error("the recipient is no plain e-mail address");
			if (!messageIdPattern.test(messageId)) throw new Error("the Message-ID is malformed");
			const form = forms.get(formName(template, locale, order));
			if (form === undefined) throw new Error("there is no e-mail of this name, language and look");
			const complete = isLetter(template) ? { ...order, values: { ...order.values, ...links(order) } } : order;
			let raw = "";
			for (const piece of form) raw += typeof piece === "string" ? piece : piece(complete);
			return { messageId, to, raw: Buffer.from(raw, "latin1") };
		},
	};
}

const messageIdPattern = /^<[\w.-]{1,64}@[a-z0-9.-]{1,255}>$/i;

function formName(name: EmailName, locale: Locale, { paper = papers[0], ink = inks[0] }: Stationery): string {
	return `${name}.${locale}.${paper}.${ink}`;
}

async function prepareForm(
	emailName: EmailName,
	template: EmailTemplate,
	constants: Values,
	{ from, isSecure }: ComposerSettings,
): Promise<Form> {
	const blanks = createBlanks();
	const names = placeholdersOf(template).filter((name) => !Object.hasOwn(constants, name));
	const inText = names.map((name) => [name, blanks.add(({ values }) => textOf(givenValue(values, name)))] as const);
	const inHtml = names.map((name) => [name, blanks.add(({ values }) => htmlOf(givenValue(values, name)))] as const);
	const { subject, text } = fillTemplate(template, { ...constants, ...Object.fromEntries(inText) });
	const { html } = fillTemplate(template, { ...constants, ...Object.fromEntries(inHtml) });

	const message = await new MailComposer({
		...frame,
		from,
		headers: {
			...headersOf(emailName, {
				from,
				isSecure,
				stopUrl: () => blanks.add(({ values }) => printable(givenValue(values, "stopUrl"))),
			}),
		},
		// A subject with blanks is one blank as a whole: it is encoded and folded as one.
		subject: inText.some(([, token]) => subject.includes(token))
			? blanks.add(({ values }) => unstructuredValue("Subject", fillSubject(template, { ...constants, ...values })))
			: subject,
		...(isAnswered(emailName) ? { replyTo: blanks.add(({ replyTo }) => writeReplyTo(replyTo), "@blank") } : {}),
		text: withBlanksApart(text, inText),
		html: withBlanksApart(html, inHtml),
		// RFC 6532 wants UTF-8; the whole message is written byte by byte.
		to: blanks.add(({ to }) => Buffer.from(to).toString("latin1"), "@blank"),
		messageId: blanks.add(({ messageId }) => messageId.slice(1, -1), "@blank"),
		// RFC 5322 wants a number for the zone.
		date: blanks.add(({ date }) => new Date(date).toUTCString().replace("GMT", "+0000")),
	})
		.compile()
		.build();
	const tokens = [...inText, ...inHtml].map(([, token]) => token);
	return blanks.cut(tokens.reduce(withBlankInLine, asciiOf(message)));
}

const frame: MailComposerOptions = {
	// Base64 around plain words is what spam filters distrust, and a blank needs quoted-printable around it.
	encoding: "quoted-printable",
	textEncoding: "quoted-printable",
	// In quoted-printable `=` stands before a hexadecimal digit or a line break: no value can write this boundary.
	boundaryPrefix: "=_",
	baseBoundary: "billet-doux",
	disableFileAccess: true,
	disableUrlAccess: true,
};

/** @throws when a link could be more than that in a header. */
function printable(link: string): string {
	if (!/^https?:[\x21-\x3b\x3d\x3f-\x7e]{1,900}$/.test(link)) throw new Error("a link is malformed");
	return link;
}

function writeReplyTo(mailbox: Mailbox | undefined): string {
	if (mailbox === undefined || !isPlainAddress(mailbox.address) || needsSmtpUtf8(mailbox.address))
		throw new Error("the Reply-To is no plain e-mail address");
	return replyToValue(mailbox);
}

function textOf(value: string): string {
	return quotedPrintable(asText(value).replaceAll("\n", "\r\n"));
}

function htmlOf(value: string): string {
	return quotedPrintable(asHtml(value));
}

/** Unguessable tokens in the place of what is written later. */
function createBlanks() {
	const writes = new Map<string, Write>();
	return {
		/** `suffix` makes an address of the token; it is replaced too. */
		add(write: Write, suffix = ""): string {
			const token = `${randomBytes(16).toString("hex")}${suffix}`;
			writes.set(token, write);
			return token;
		},
		/** @throws when a token is not in the message exactly once. */
		cut(message: string): Form {
			const pieces = message.split(new RegExp(`(${[...writes.keys()].join("|")})`));
			const found = pieces.filter((piece) => writes.has(piece));
			if (found.length !== writes.size || new Set(found).size !== writes.size) {
				throw new Error("a blank of an e-mail was lost or doubled when it was composed");
			}
			return pieces.map((piece) => writes.get(piece) ?? piece);
		},
	};
}

/** Gives each token a line of its own, where quoted-printable leaves it whole; all line breaks become CRLF. */
function withBlanksApart(part: string, blanks: readonly (readonly [name: string, token: string])[]): string {
	return blanks.reduce(
		(content, [name, token]) => {
			const [before, after, more] = content.split(token);
			if (before === undefined || after === undefined || more !== undefined) {
				throw new Error(`{{${name}}} must stand once in the text and once in the HTML of an e-mail`);
			}
			return `${before}\r\n${token}\r\n${after}`;
		},
		part.replace(/\r?\n/g, "\r\n"),
	);
}

/** Puts a token back into its line: the breaks around it vanish or become soft ones, which are not part of the content. */
function withBlankInLine(message: string, token: string): string {
	const [before = "", after = ""] = message.split(`\r\n${token}\r\n`);
	const start = before.lastIndexOf("\r\n") + 2;
	const opening = before.length === start ? "" : `${foldLine(before.slice(start))}=\r\n`;
	const closing = after.startsWith("\r\n") ? "" : "=\r\n";
	return `${before.slice(0, start)}${opening}${token}${closing}${after}`;
}

/** @throws when the sender's name or address made a header that only SMTPUTF8 servers take. */
function asciiOf(message: Buffer): string {
	if (message.some((byte) => byte > 0x7f)) throw new Error("the headers of an e-mail must be ASCII");
	return message.toString("latin1");
}
