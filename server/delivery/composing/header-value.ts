import { encodeWord, foldLines } from "nodemailer/lib/mime-funcs";
import type { Mailbox } from "#server/config.ts";

/** RFC 2047 allows 75 characters; shorter words leave room for any header's name on the first line. */
const encodedWordLength = 52;
const lineLength = 76;

/**
 * A text as the value of an unstructured header, folded: ASCII in lines of at most 76 characters, which no text can
 * leave. What is more than plain words goes into encoded words (RFC 2047) as a whole, so that a text that looks like an
 * encoded word arrives as it was typed. Line breaks and other control characters become blanks.
 */
export function unstructuredValue(header: string, text: string): string {
	const line = asOneLine(text);
	const opening = `${header}: `;
	const value = isPlain(line) ? line : encodedWords(line);
	return foldLines(opening + value, lineLength).slice(opening.length);
}

/**
 * One mailbox as the value of a Reply-To header, folded. The name loses the characters that mean something among
 * addresses (RFC 5322, `specials`): not every program decodes only after it has told the addresses apart.
 * The address must be a plain one; see `isPlainAddress`.
 */
export function replyToValue({ name, address }: Mailbox): string {
	const words = asOneLine(name.replace(/[()<>[\]:;@\\,."]/g, " ")).replace(/ +/g, " ");
	if (words === "") return address;
	const phrase = /^[a-z0-9 ]{1,60}$/i.test(words) ? words : encodedWords(words);
	return foldLines(`Reply-To: ${phrase} <${address}>`, lineLength).slice("Reply-To: ".length);
}

// Dot-atoms and host names, as `parseEmailAddress` gives them: nothing here can end a line or begin another address.
const addressPattern = /^[\p{L}\p{N}\p{M}_.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9.-]{1,255}$/iu;

/** Whether an address is one address to every mail server, whatever stands around it. */
export function isPlainAddress(address: string): boolean {
	return addressPattern.test(address);
}

function asOneLine(text: string): string {
	return text
		.replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
		.trim()
		.toWellFormed();
}

/** Printable words that can be folded between, none of which a reader could take for an encoded one. */
function isPlain(line: string): boolean {
	return /^(?:[!-~]{1,60}(?: [!-~]{1,60})*)?$/.test(line) && !line.includes("=?");
}

/** Whichever encoding is shorter: Q keeps Latin words readable, B is half as long for Devanagari. */
function encodedWords(line: string): string {
	const [q, b] = (["Q", "B"] as const).map((encoding) => encodeWord(line, encoding, encodedWordLength));
	return q !== undefined && b !== undefined && q.length <= b.length ? q : (b ?? "");
}
