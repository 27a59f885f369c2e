import PostalMime, { type Attachment, type Email } from "postal-mime";
import { type Meaning, meaningOf } from "./failure-meaning.ts";
import type { Report } from "./report.ts";

/** Bounds on what a stranger may make the parser do. */
const parserLimits = { maxNestingDepth: 20, maxHeadersSize: 64 * 1024, maxRfc822NestingDepth: 1 };

/**
 * Reads a raw e-mail as a delivery report (RFC 3464, RFC 6533) or a complaint (RFC 5965). Anything else, holiday notices and
 * reports in prose among it, is `other`.
 * @throws when it cannot be parsed as an e-mail.
 */
export async function readMailReport(raw: Uint8Array): Promise<Report> {
	const email = await PostalMime.parse(raw, { ...parserLimits, forceRfc822Attachments: true });
	const original = await headersOfOriginal(email);
	const { kind, code, addresses } = complaintOf(email) ??
		failureOf(email) ?? { kind: "other", code: null, addresses: [] };
	return { kind, code, addresses: [...receiversOf(email), ...addresses, ...original] };
}

type Part = Pick<Report, "kind" | "code" | "addresses">;

const spamTypes = new Set(["abuse", "fraud", "opt-out", "opt-out-list"]);

function complaintOf(email: Email): Part | undefined {
	const text = partOf(email, /^message\/feedback-report$/);
	if (text === undefined) return undefined;
	const [fields] = groupsOf(text);
	const type = fields?.get("feedback-type")?.toLowerCase() ?? "";
	const addresses = [fields?.get("original-mail-from") ?? ""];
	if (spamTypes.has(type)) return { kind: "complaint", code: type, addresses };
	return { kind: type === "auth-failure" ? "policy" : "other", code: null, addresses };
}

function failureOf(email: Email): Part | undefined {
	const text = partOf(email, /^message\/(?:global-)?delivery-status$/);
	if (text === undefined) return undefined;
	const failures = groupsOf(text)
		.filter((fields) => fields.has("final-recipient") || fields.has("action"))
		.map((fields) =>
			meaningOf({
				action: firstWord(fields.get("action")),
				status: firstWord(fields.get("status")),
				diagnostic: fields.get("diagnostic-code") ?? "",
			}),
		);
	return { ...mildest(failures), addresses: [] };
}

/** Of the members of a list that a mailbox passes its mail on to, one may be gone and the others not. */
const byMildness: readonly Meaning["kind"][] = ["other", "delayed", "policy", "hard"];

function mildest(failures: readonly Meaning[]): Meaning {
	const [first] = failures.toSorted((one, other) => byMildness.indexOf(one.kind) - byMildness.indexOf(other.kind));
	return first ?? { kind: "other", code: null };
}

/** Where the report was sent to: the envelope's sender of our e-mail. */
function receiversOf({ headers, to }: Email): string[] {
	const mailboxes = (to ?? []).flatMap((one) => one.group ?? [one]).map(({ address }) => address);
	return [...mailboxes, ...valuesOf(headers, /^(?:delivered-to|x-original-to|envelope-to|x-envelope-to)$/)];
}

/** What the e-mail that is reported on names as its envelope's sender, where the report has its headers. */
async function headersOfOriginal(email: Email): Promise<string[]> {
	const text = partOf(email, /^(?:message\/(?:rfc822|global)|(?:text\/rfc822|message\/global)-headers)$/);
	if (text === undefined) return [];
	const { headers } = await PostalMime.parse(text, { ...parserLimits, forceRfc822Attachments: true });
	return valuesOf(headers, /^(?:return-path|x-return-path)$/);
}

function valuesOf(headers: Email["headers"], name: RegExp): string[] {
	return headers.filter(({ key }) => name.test(key)).map(({ value }) => value.trim().replace(/^<(.*)>$/, "$1"));
}

function partOf({ attachments }: Email, type: RegExp): string | undefined {
	const part = attachments.find(({ mimeType }) => type.test(mimeType));
	return part === undefined ? undefined : textOf(part);
}

function textOf({ content }: Attachment): string {
	return typeof content === "string" ? content : new TextDecoder().decode(content);
}

/** Groups of fields, one a paragraph (RFC 3464, section 2.1). */
function groupsOf(text: string): ReadonlyMap<string, string>[] {
	return text
		.replaceAll("\r\n", "\n")
		.replace(/\n[ \t]+/g, " ")
		.split(/\n{2,}/)
		.map((group) => new Map(group.split("\n").flatMap(fieldOf)));
}

function fieldOf(line: string): [string, string][] {
	const colon = line.indexOf(":");
	return colon < 1 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]];
}

/** RFC 3464 allows a comment behind, as in "5.1.1 (bad destination)". */
function firstWord(value = ""): string {
	return value.toLowerCase().split(/[\s(;]/, 1)[0] ?? "";
}
