import { join } from "node:path";
import { domainOf } from "#contract/email-address.ts";
import type { Stationery } from "#contract/stationery.ts";
import { type Locale, prefixOf } from "#i18n/locales.ts";
import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import { createEmailComposer } from "#server/delivery/composing/email-composer.ts";
import type { LinkTokens } from "#server/privacy/link-token.ts";
import type { Vault } from "#server/privacy/seal.ts";
import { createCaptureTransport } from "./capture-transport.ts";
import { coloursOf, type EmailColours, loadEmailColours } from "./email-colours.ts";
import { createEmailExamples, createEmptyLetters, markedAsTests } from "./email-example.ts";
import { type EmailTemplates, loadEmailTemplates } from "./email-template.ts";
import { createLetterLinks, exampleLinks } from "./letter-links.ts";
import { withProviderHeader } from "./provider-header.ts";
import { type OnSent, reportSends } from "./report-sends.ts";
import { smtpSign, watchSends } from "./smtp-sign.ts";
import { createSmtpTransport } from "./smtp-transport.ts";
import { createTestEmails } from "./test-email.ts";
import type { Transport } from "./transport.ts";

/** How long somebody who sends a test e-mail waits for the mail server. */
const testWaitMs = 12_000;

interface MailOptions {
	readonly config: Config;
	/** Where the build has put the e-mails. */
	readonly templatesDir: string;
	readonly clock: Clock;
	readonly vault: Vault;
	readonly tokens: LinkTokens;
	/** Told of each attempt to send. */
	readonly onSent?: OnSent;
	/** Instead of the configured way out. */
	readonly transport?: Transport | undefined;
}

/**
 * All that makes e-mails and sends them, as the configuration wants it.
 * @throws when the e-mails have not been built.
 */
export async function openOutgoingMail({ config, templatesDir, clock, vault, tokens, ...options }: MailOptions) {
	const templates = await loadEmailTemplates(templatesDir);
	const way = withProviderHeader(options.transport ?? openTransport(config), config.bounceWebhook?.provider);
	const { transport, lastSend } = watchSends(reportSends(way, options.onSent ?? (() => {})), clock);
	const constants = constantsOf(config, await loadEmailColours(templatesDir));
	const { publicUrl } = config;
	const links = createLetterLinks({ publicUrl, vault, tokens });
	const isSecure = publicUrl.startsWith("https:");
	const compose = (words: EmailTemplates) =>
		createEmailComposer({ templates: words, from: config.mailFrom, constants, links, isSecure });
	const messageIdHost = domainOf(config.mailFrom.address);
	const exampleConstants = (locale: Locale, look: Stationery) => ({
		...constants(locale, look),
		...exampleLinks(publicUrl, locale),
	});
	return {
		transport,
		sign: smtpSign(config.smtpUrl === undefined && options.transport === undefined, lastSend),
		messageIdHost,
		bounceAddress: config.bounceAddress,
		composer: await compose(templates),
		showExample: createEmailExamples(templates, exampleConstants),
		showEmptyLetter: createEmptyLetters(templates, exampleConstants),
		sendTestEmail: createTestEmails({
			transport,
			messageIdHost,
			openComposer: () => compose(markedAsTests(templates)),
			clock,
			waitMs: testWaitMs,
		}),
	};
}

export type OutgoingMail = Awaited<ReturnType<typeof openOutgoingMail>>;

/** Where captured e-mails are kept. */
export function mailDir(config: Config): string {
	return join(config.dataDir, "mail");
}

function openTransport(config: Config): Transport {
	if (config.smtpUrl === undefined) return createCaptureTransport({ dir: mailDir(config) });
	return createSmtpTransport({ url: config.smtpUrl, from: config.mailFrom, dkim: config.dkim });
}

/** The addresses that e-mails of a language lead to, for how long a letter is kept, and the colours of its paper and ink. */
function constantsOf({ publicUrl, retentionDays }: Config, colours: EmailColours) {
	return (locale: Locale, look: Stationery) => ({
		...coloursOf(colours, look),
		readUrl: `${publicUrl}${prefixOf[locale]}/#letter`,
		siteUrl: `${publicUrl}${prefixOf[locale]}/`,
		faqUrl: `${publicUrl}${prefixOf[locale]}/faq`,
		yoursUrl: `${publicUrl}${prefixOf[locale]}/yours`,
		adminUrl: `${publicUrl}${prefixOf[locale]}/admin`,
		keptDays: String(retentionDays),
	});
}
