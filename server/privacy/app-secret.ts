import { randomBytes } from "node:crypto";
import {
	chmodSync,
	closeSync,
	existsSync,
	fsyncSync,
	linkSync,
	mkdirSync,
	openSync,
	readFileSync,
	unlinkSync,
	writeSync,
} from "node:fs";
import { join } from "node:path";

/**
 * The secret of a service that was given none: made once, kept in `dataDir/secret.key` readable by its
 * owner only. Losing the file loses every sealed text with it, so it is on disk before it is used.
 */
export function ownSecret(dataDir: string): string {
	const file = join(dataDir, "secret.key");
	mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	if (!existsSync(file)) create(file);
	chmodSync(file, 0o600);
	const secret = readFileSync(file, "utf8").trim();
	if (secret.length < 32)
		throw new Error(`${file} holds no secret: restore it from a backup, or move it away to begin anew`);
	return secret;
}

/** Writes a temporary file and links it into place, which only one of several starting processes can do. */
function create(file: string): void {
	const temporary = `${file}.${process.pid}`;
	const descriptor = openSync(temporary, "wx", 0o600);
	writeSync(descriptor, `${randomBytes(32).toString("base64url")}\n`);
	fsyncSync(descriptor);
	closeSync(descriptor);
	try {
		linkSync(temporary, file);
	} catch (error) {
		if (Reflect.get(Object(error), "code") !== "EEXIST") throw error;
	} finally {
		unlinkSync(temporary);
	}
}
