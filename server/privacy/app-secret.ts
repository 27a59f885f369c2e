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
	renameSync,
	rmSync,
	unlinkSync,
	writeSync,
} from "node:fs";
import { join, resolve } from "node:path";
import type { Config } from "#server/config.ts";
import { flush } from "#server/database/sqlite-copy.ts";
import { SecretRefused } from "./secret-refused.ts";

/** Where the secret comes from: `APP_SECRET`, or a file in the data folder that only its owner can read. */
export interface SecretSource {
	/** For the operator, as `APP_SECRET` or the file's path. */
	readonly place: string;
	/** Undefined: the file is not there. @throws {SecretRefused} when it holds no secret. */
	read(): string | undefined;
	/** Where the secret before it may be given. */
	readonly placeBefore: string;
	/** The secret that this one takes the place of; undefined when there is none. @throws {SecretRefused} as `read`. */
	readBefore(): string | undefined;
	/** Makes the file and gives what it holds, also when another process was faster. It is on disk before it is used. */
	make(): string;
}

type SecretSettings = Pick<Config, "appSecret" | "appSecretBefore" | "dataDir">;

/** The source of the secret by these settings. */
export function secretSource({ appSecret, appSecretBefore, dataDir }: SecretSettings): SecretSource {
	if (appSecret !== undefined) return secretOfSettings(appSecret, appSecretBefore);
	const { file, fileBefore } = secretFiles(dataDir);
	const readIfThere = (path: string) => (existsSync(path) ? secretIn(path) : undefined);
	return {
		place: file,
		read: () => readIfThere(file),
		placeBefore: fileBefore,
		readBefore() {
			const before = readIfThere(fileBefore);
			// Cut off while they were made.
			return before === readIfThere(file) ? undefined : before;
		},
		make() {
			mkdirSync(dataDir, { recursive: true, mode: 0o700 });
			if (!existsSync(file)) create(file);
			return secretIn(file);
		},
	};
}

function secretOfSettings(secret: string, before: string | undefined): SecretSource {
	const [place, placeBefore] = ["APP_SECRET", "APP_SECRET_BEFORE"];
	return { place, read: () => secret, placeBefore, readBefore: () => before, make: () => secret };
}

function secretFiles(dataDir: string) {
	const file = resolve(join(dataDir, "secret.key"));
	return { file, fileBefore: `${file}.before` };
}

/**
 * Makes a new secret in the file and keeps the one that was there beside it, as the one before. Cut off at any moment, both
 * files hold what the database needs. The database must belong to the secret in the file.
 */
export function replaceSecretFile(dataDir: string): { readonly file: string; readonly fileBefore: string } {
	const files = secretFiles(dataDir);
	renameSync(writeTemporary(files.fileBefore, secretIn(files.file)), files.fileBefore);
	flush(dataDir);
	renameSync(writeTemporary(files.file, newSecret()), files.file);
	flush(dataDir);
	return files;
}

function secretIn(file: string): string {
	chmodSync(file, 0o600);
	const secret = readFileSync(file, "utf8").trim();
	if (secret.length < 32) {
		throw new SecretRefused([`${file} holds no secret (32 characters or more): put the file back from a backup.`]);
	}
	return secret;
}

/** Writes a temporary file and links it into place, which only one of several starting processes can do. */
function create(file: string): void {
	const temporary = writeTemporary(file, newSecret());
	try {
		linkSync(temporary, file);
	} catch (error) {
		if (Reflect.get(Object(error), "code") !== "EEXIST") throw error;
	} finally {
		unlinkSync(temporary);
	}
}

/** Writes a secret beside a file and gives the path; it is on disk then. */
function writeTemporary(file: string, secret: string): string {
	const temporary = `${file}.${process.pid}`;
	rmSync(temporary, { force: true });
	const descriptor = openSync(temporary, "wx", 0o600);
	writeSync(descriptor, `${secret}\n`);
	fsyncSync(descriptor);
	closeSync(descriptor);
	return temporary;
}

function newSecret(): string {
	return randomBytes(32).toString("base64url");
}
