import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { outcomeOfError } from "./smtp-outcome.ts";
import type { Transport } from "./transport.ts";

/** Enough to overlap the disk's waits; the limit of open files is far above. */
const concurrency = 64;

/**
 * Keeps e-mails as `.eml` files instead of sending them: the same bytes an SMTP server would get, unsigned.
 * `accepted` means that the whole file is there under its name for every reader, also when this process dies.
 * Nothing waits for the disk: a power cut may take the last seconds of captured e-mails. They are an operator's
 * copies; the notes in them are in the database for good. Files are readable by this user only.
 * @throws when the directory can be neither found nor made.
 */
export function createCaptureTransport({ dir }: { readonly dir: string }): Transport {
	mkdirSync(dir, { recursive: true, mode: 0o700 });
	removeLeftovers(dir);

	return {
		concurrency,
		async send({ raw }) {
			try {
				await writeFileOnce(dir, `${captureId(new Date())}.eml`, raw);
				return { kind: "accepted", isCaptured: true };
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

/** Someone may empty the data directory by hand, and another process tidy up, while the service runs. */
async function writeFileOnce(dir: string, name: string, content: Buffer): Promise<void> {
	try {
		await writeAndName(dir, name, content);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
		await mkdir(dir, { recursive: true, mode: 0o700 });
		await writeAndName(dir, name, content);
	}
}

/** The name appears only when every byte is written: a reader never sees half an e-mail. */
async function writeAndName(dir: string, name: string, content: Buffer): Promise<void> {
	const temporary = join(dir, `.${name}.part`);
	try {
		// Four short waits on other threads: a third of the time that the same calls would hold this one.
		await writeFile(temporary, content, { flag: "wx", mode: 0o600 });
		await rename(temporary, join(dir, name));
	} catch (error) {
		await rm(temporary, { force: true }).catch(() => {});
		throw error;
	}
}

/** What a crash left half-written was never accepted, and is sent again. */
function removeLeftovers(dir: string): void {
	for (const name of readdirSync(dir)) {
		if (/^\..+\.eml\.part$/.test(name)) rmSync(join(dir, name), { force: true });
	}
}
