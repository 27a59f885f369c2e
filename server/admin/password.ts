import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);

/** OWASP's minimum for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

/** Hashes a password with argon2id; the PHC string carries algorithm, parameters and salt. */
export async function hashPassword(password: string): Promise<string> {
	const nonce = randomBytes(16);
	const tag = await derive("argon2id", { ...parameters, message: Buffer.from(password.normalize("NFC")), nonce });
	const { memory, passes, parallelism } = parameters;
	return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${phc(nonce)}$${phc(tag)}`;
}

/** Whether a password belongs to a PHC string of argon2id, in time independent of where they differ. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
	const kept = parseHash(hash);
	if (kept === undefined) return false;
	const { tag, ...rest } = kept;
	const actual = await derive("argon2id", {
		...rest,
		tagLength: tag.length,
		message: Buffer.from(password.normalize("NFC")),
	});
	return timingSafeEqual(actual, tag);
}

/** Whether a hash was made with less effort than today's: it is worth hashing the password anew. */
export function isOutdated(hash: string): boolean {
	const kept = parseHash(hash);
	return kept === undefined || kept.memory < parameters.memory || kept.passes < parameters.passes;
}

function parseHash(hash: string) {
	const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
	if (match === null) return undefined;
	const [, memory, passes, parallelism, nonce = "", tag = ""] = match;
	return {
		memory: Number(memory),
		passes: Number(passes),
		parallelism: Number(parallelism),
		nonce: Buffer.from(nonce, "base64"),
		tag: Buffer.from(tag, "base64"),
	};
}

/** Base64 without padding, as PHC strings spell bytes. */
function phc(bytes: Buffer): string {
	return bytes.toString("base64").replaceAll("=", "");
}
