import { createHash } from "node:crypto";
import type { SuppressionTable } from "#server/database/schema.ts";
import { StartRefused } from "#server/start-refused.ts";
import type { SuppressionReason } from "#server/suppression/suppressions.ts";

/** The mailboxes that are sent no notes, as they were at one moment. Mailboxes are HMACs: only their database knows them. */
export interface SuppressionList {
	/** Of the secret under which the mailboxes are kept. */
	readonly fingerprint: string;
	/** Milliseconds. */
	readonly savedAt: number;
	readonly rows: readonly SuppressionTable[];
}

const title = "Billet-doux: mailboxes that are sent no notes";
const reasons: readonly SuppressionReason[] = ["opted_out", "complained", "by_hand", "unreachable"];
const head = new RegExp(`^${title}, (?<savedAt>\\S+), (?<fingerprint>[\\w-]{43})$`);
const row = new RegExp(
	`^(?<mailbox_key>[\\w-]{43}) (?<reason>${reasons.join("|")}) (?<at>\\d+) (?<expires_at>\\d+|-)$`,
);

/** As text: a head, a line for each mailbox and reason, and a hash of all that by which damage shows. */
export function writtenList({ fingerprint, savedAt, rows }: SuppressionList): string {
	const lines = [
		`${title}, ${new Date(savedAt).toISOString()}, ${fingerprint}`,
		...rows.map(({ mailbox_key, reason, at, expires_at }) => `${mailbox_key} ${reason} ${at} ${expires_at ?? "-"}`),
	];
	const text = lines.map((line) => `${line}\n`).join("");
	return `${text}${hashOf(text)}\n`;
}

/** @throws {StartRefused} when it is no such list, or not as it was written. */
export function readList(written: string, file: string): SuppressionList {
	const [first = "", ...lines] = written.split("\n");
	const named = head.exec(first)?.groups;
	if (named === undefined) throw new StartRefused([`${file} isn't a list of opt-outs.`]);
	const hash = lines.splice(-2)[0] ?? "";
	const rows = lines.map(rowOf);
	const isWhole = hashOf(written.slice(0, -hash.length - 1)) === hash && rows.every((found) => found !== undefined);
	if (!isWhole) throw new StartRefused([`${file} is damaged or cut off. Nothing was changed.`, "Use an older list."]);
	return { fingerprint: named.fingerprint ?? "", savedAt: Date.parse(named.savedAt ?? ""), rows };
}

/** Whether a text begins as such a list does. */
export function isList(written: string): boolean {
	return written.startsWith(`${title}, `);
}

function rowOf(line: string): SuppressionTable | undefined {
	const found = row.exec(line)?.groups;
	if (found === undefined) return undefined;
	const { mailbox_key = "", reason, at, expires_at } = found;
	return {
		mailbox_key,
		reason: reason as SuppressionReason,
		at: Number(at),
		expires_at: expires_at === "-" ? null : Number(expires_at),
	};
}

function hashOf(text: string): string {
	return createHash("sha256").update(text).digest("base64url");
}
