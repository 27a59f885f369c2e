import { type Locale, prefixOf } from "#i18n/locales.ts";
import type { LinkTokens } from "#server/privacy/link-token.ts";
import { mailboxKey, recipientKey } from "#server/privacy/mailbox-keys.ts";
import type { Vault } from "#server/privacy/seal.ts";
import type { Values } from "./email-template.ts";

/** A letter as its links need to know it. */
interface LinkedLetter {
	readonly to: string;
	readonly locale: Locale;
	/** Id of the note; absent in an e-mail that brings none. */
	readonly sourceId?: string;
}

/** What a letter lets its reader do, by the names of the placeholders in its e-mail: always the same for a letter. */
export type LetterLinks = (letter: LinkedLetter) => { readonly stopUrl: string } & Values;

interface LetterLinksSettings {
	readonly publicUrl: string;
	readonly vault: Vault;
	readonly tokens: LinkTokens;
}

/** Makes the links of letters: to pages in the letter's language, each with a token that speaks for its reader. */
export function createLetterLinks({ publicUrl, vault, tokens }: LetterLinksSettings): LetterLinks {
	return ({ to, locale, sourceId }) => {
		const token = tokens.sign({
			mailboxKey: mailboxKey(vault, to),
			recipientKey: recipientKey(vault, to),
			messageId: sourceId,
		});
		return linksWith(token, publicUrl, locale);
	};
}

/** Links that look like a letter's and open nothing: an example is shown to whoever asks for it. */
export function exampleLinks(publicUrl: string, locale: Locale): Values {
	return linksWith("example", publicUrl, locale);
}

function linksWith(token: string, publicUrl: string, locale: Locale) {
	const site = `${publicUrl}${prefixOf[locale]}`;
	return {
		stopUrl: `${site}/stop/${token}`,
		reportUrl: `${site}/report/${token}`,
		// The page reads it there; browsers send it to no server.
		ownDataUrl: `${site}/yours#${token}`,
	};
}
