import { open, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { decodeWords, type Email as ParsedEmail } from "postal-mime";

/** A captured e-mail in the list. */
export interface CapturedSummary {
	readonly id: string;
	/** When it was captured, in milliseconds. */
	readonly capturedAt: number;
	readonly to: string;
	/** Empty where an answer goes to its sender. */
	readonly replyTo: string;
	readonly subject: string;
}

export interface CapturedEmail extends CapturedSummary {
	/** Every header in order, unfolded and decoded. */
	readonly headers: readonly { readonly name: string; readonly value: string }[];
	readonly html: string;
	readonly text: string;
	readonly raw: Buffer;
}

/** The names that capture gives; nothing else is ever joined to a path. */
const idPattern = /^(\d{4})(\d{2})(\d{2})-(\d{2})(\d{2})(\d{2})-(\d{3})-[0-9a-f]{16}$/;

/** More than the headers of any e-mail of this service. */
const headerBytes = 8192;

/** The newest captured e-mails, newest first; none when nothing was captured yet. */
export async function listCaptured(dir: string, most: number): Promise<{ total: number; newest: CapturedSummary[] }> {
	const ids = (await namesIn(dir)).filter((id) => idPattern.test(id)).toSorted();
	const newest = await Promise.all(
		ids
			.slice(-most)
			.toReversed()
			.map((id) => readSummary(dir, id)),
	);
	return { total: ids.length, newest: newest.filter((summary) => summary !== undefined) };
}

/** Every captured e-mail, one after the other. */
export async function* eachCaptured(dir: string): AsyncGenerator<CapturedSummary> {
	for (const id of await namesIn(dir)) {
		const summary = idPattern.test(id) ? await readSummary(dir, id) : undefined;
		if (summary !== undefined) yield summary;
	}
}

/** One captured e-mail, whole; undefined when there is none of this id, whatever the id is made of. */
export async function readCaptured(dir: string, id: string): Promise<CapturedEmail | undefined> {
	if (!idPattern.test(id)) return undefined;
	const raw = await unlessAbsent(readFile(join(dir, `${id}.eml`)));
	if (raw === undefined) return undefined;
	const parsed = await PostalMime.parse(raw);
	return {
		...summaryOf(id, parsed),
		headers: parsed.headers.map(({ originalKey, value }) => ({ name: originalKey, value: decodeWords(value) })),
		html: parsed.html ?? "",
		text: parsed.text ?? "",
		raw,
	};
}

async function namesIn(dir: string): Promise<string[]> {
	const files = (await unlessAbsent(readdir(dir))) ?? [];
	return files.filter((file) => file.endsWith(".eml")).map((file) => file.slice(0, -".eml".length));
}

async function readSummary(dir: string, id: string): Promise<CapturedSummary | undefined> {
	const file = await unlessAbsent(open(join(dir, `${id}.eml`)));
	if (file === undefined) return undefined;
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(headerBytes), 0, headerBytes, 0);
		const [headers = ""] = buffer.toString("utf8", 0, bytesRead).split("\r\n\r\n", 1);
		return summaryOf(id, await PostalMime.parse(`${headers}\r\n\r\n`));
	} finally {
		await file.close();
	}
}

/** When a file was captured, by its name; undefined for a file of another kind. */
export function capturedAtOf(name: string): number | undefined {
	const id = name.replace(/\.eml$/, "");
	return id !== name && idPattern.test(id) ? momentOf(id) : undefined;
}

function momentOf(id: string): number {
	return Date.parse(id.replace(idPattern, "$1-$2-$3T$4:$5:$6.$7Z"));
}

function summaryOf(id: string, { to, replyTo, subject }: ParsedEmail): CapturedSummary {
	const named = (mailboxes: ParsedEmail["to"]) => mailboxes?.map(({ address }) => address).join(", ") ?? "";
	return { id, capturedAt: momentOf(id), to: named(to), replyTo: named(replyTo), subject: subject ?? "" };
}

/** Files may be deleted by hand at any time. */
async function unlessAbsent<T>(reading: Promise<T>): Promise<T | undefined> {
	try {
		return await reading;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
		throw error;
	}
}
