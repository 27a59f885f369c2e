import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import MailComposer from "nodemailer/lib/mail-composer";
import type { Mailbox } from "#server/config.ts";
import { composeEmail } from "./compose-email.ts";
import { outcomeOfError } from "./smtp-outcome.ts";
import type { Transport } from "./transport.ts";

/** Enough to overlap the disk's waits; the limit of open files is far above. */
const concurrency = 64;

/**
 * Keeps e-mails as `.eml` files instead of sending them: the same bytes an SMTP server would get, unsigned.
 * `accepted` means that the file and its name are on disk. Files are readable by this user only.
 * @throws when the directory can be neither found nor made.
 */
export function createCaptureTransport({ dir, from }: { readonly dir: string; readonly from: Mailbox }): Transport {
	mkdirSync(dir, { recursive: true, mode: 0o700 });
	const syncNames = groupCommit(() => syncDirectory(dir));

	return {
		concurrency,
		async send(email) {
			try {
				const raw = await new MailComposer(composeEmail(email, from)).compile().build();
				await writeFileOnce(dir, `${captureId(new Date())}.eml`, raw);
				await syncNames();
				return { kind: "accepted" };
			} catch (error) {
				return outcomeOfError(error);
			}
		},
		async close() {},
	};
}

/** As 20260131-235959-123-0123456789abcdef: sorts by time (UTC), and two of one millisecond stay apart. */
function captureId(now: Date): string {
	const digits = now.toISOString().replace(/\D/g, "");
	return `${digits.slice(0, 8)}-${digits.slice(8, 14)}-${digits.slice(14)}-${randomBytes(8).toString("hex")}`;
}

/** The name appears only when every byte is on disk: a reader, or a crash, never sees half an e-mail. */
async function writeFileOnce(dir: string, name: string, content: Buffer): Promise<void> {
	const temporary = join(dir, `.${name}.part`);
	const file = await openNew(temporary);
	try {
		await file.writeFile(content);
		await file.datasync();
		await file.close();
		await rename(temporary, join(dir, name));
	} catch (error) {
		await file.close().catch(() => {});
		await rm(temporary, { force: true });
		throw error;
	}
}

/** Someone may have emptied the data directory by hand while the service runs. */
async function openNew(path: string) {
	try {
		return await open(path, "wx", 0o600);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
		await mkdir(join(path, ".."), { recursive: true, mode: 0o700 });
		return await open(path, "wx", 0o600);
	}
}

async function syncDirectory(dir: string): Promise<void> {
	const directory = await open(dir, "r");
	try {
		await directory.sync();
	} finally {
		await directory.close();
	}
}

/** Many callers share one commit, yet each gets one that began after its call. */
function groupCommit(commit: () => Promise<void>): () => Promise<void> {
	let running: Promise<void> = Promise.resolve();
	let next: Promise<void> | undefined;
	return () => {
		next ??= running
			.catch(() => {})
			.then(() => {
				next = undefined;
				running = commit();
				return running;
			});
		return next;
	};
}
