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
import { join, resolve } from "node:path";
import type { Config } from "#server/config.ts";
import { SecretRefused } from "./secret-refused.ts";

/** Where the secret comes from: `APP_SECRET`, or a file in the data folder that only its owner can read. */
export interface SecretSource {
	/** For the operator, as `APP_SECRET` or the file's path. */
	readonly place: string;
	/** Undefined: the file is not there. @throws {SecretRefused} when it holds no secret. */
	read(): string | undefined;
	/** Makes the file and gives what it holds, also when another process was faster. It is on disk before it is used. */
	make(): string;
}

/** The source of the secret by these settings. */
export function secretSource({ appSecret, dataDir }: Pick<Config, "appSecret" | "dataDir">): SecretSource {
	if (appSecret !== undefined) return { place: "APP_SECRET", read: () => appSecret, make: () => appSecret };
	const file = resolve(join(dataDir, "secret.key"));
	return {
		place: file,
		read: () => (existsSync(file) ? secretIn(file) : undefined),
		make() {
			mkdirSync(dataDir, { recursive: true, mode: 0o700 });
			if (!existsSync(file)) create(file);
			return secretIn(file);
		},
	};
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
