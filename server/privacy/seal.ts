import {
	createCipheriv,
	createDecipheriv,
	createHmac,
	createSecretKey,
	hkdfSync,
	type KeyObject,
	randomBytes,
} from "node:crypto";

/** Thrown when a sealed value was altered, belongs to another row, or was sealed under another key. */
export class SealBroken extends Error {
	override readonly name = "SealBroken";
	/** `other_key`: it opens once that key is back. */
	readonly reason: "other_key" | "altered";

	constructor(reason: SealBroken["reason"], options?: ErrorOptions) {
		super(reason === "other_key" ? "sealed under another key" : "altered", options);
		this.reason = reason;
	}
}

/** Keeps personal values unreadable at rest, and finds rows by them without storing them. */
export interface Vault {
	/** AES-256-GCM under a fresh nonce. `context` names the cell (`message/<id>/text`) and is needed to open it again. */
	seal(plain: string, context: string): string;
	/** @throws {SealBroken} */
	open(sealed: string, context: string): string;
	/** HMAC-SHA-256 of a value, for look-up; values of different `purpose` cannot be compared. Base64url, 43 characters. */
	key(purpose: string, value: string): string;
}

const nonceBytes = 12; // NIST SP 800-38D, section 8.2.2: 96-bit random nonces
const tagBytes = 16;
const keyIdLength = 6;
/** A key id, a point, base64url. */
const sealedForm = new RegExp(`^[\\w-]{${keyIdLength}}\\.[\\w-]+$`);

/**
 * Derives the sealing and the look-up key from the secret (HKDF, RFC 5869).
 * Sealed form: `<key id>.<base64url of nonce, tag, ciphertext>`; the key id tells later keys apart.
 */
export function createVault(secret: string): Vault {
	const sealingKey = derive(secret, "seal");
	const lookupKey = derive(secret, "lookup");
	const nextNonce = createNonces();
	const keyId = createHmac("sha256", sealingKey).update("key id").digest("base64url").slice(0, keyIdLength);
	return {
		seal(plain, context) {
			const nonce = nextNonce();
			const cipher = createCipheriv("aes-256-gcm", sealingKey, nonce);
			cipher.setAAD(Buffer.from(context));
			const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
			return `${keyId}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url")}`;
		},
		open(sealed, context) {
			if (!sealedForm.test(sealed)) throw new SealBroken("altered");
			if (!sealed.startsWith(`${keyId}.`)) throw new SealBroken("other_key");
			const bytes = Buffer.from(sealed.slice(keyId.length + 1), "base64url");
			if (bytes.length < nonceBytes + tagBytes) throw new SealBroken("altered");
			const decipher = createDecipheriv("aes-256-gcm", sealingKey, bytes.subarray(0, nonceBytes));
			decipher.setAAD(Buffer.from(context));
			decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
			try {
				const plain = decipher.update(bytes.subarray(nonceBytes + tagBytes));
				// Throws when the tag does not fit; GCM keeps nothing back, so there is nothing to append.
				decipher.final();
				return plain.toString("utf8");
			} catch (cause) {
				throw new SealBroken("altered", { cause });
			}
		},
		key(purpose, value) {
			// The length prefix keeps ("ab", "c") and ("a", "bc") apart.
			return createHmac("sha256", lookupKey).update(`${purpose.length}:${purpose}${value}`).digest("base64url");
		},
	};
}

/**
 * Tells whether a secret is the one that a database belongs to. It is derived by HKDF under a name of its own, so that
 * whoever reads it learns neither the secret nor a key made of it. Base64url, 43 characters.
 */
export function fingerprintOf(secret: string): string {
	return derive(secret, "fingerprint").export().toString("base64url");
}

/** Fresh random nonces, drawn from the system by the hundred: a draw costs as much as the sealing. */
function createNonces(): () => Buffer {
	let pool = Buffer.alloc(0);
	let used = 0;
	return () => {
		if (used === pool.length) {
			pool = randomBytes(nonceBytes * 256);
			used = 0;
		}
		used += nonceBytes;
		return pool.subarray(used - nonceBytes, used);
	};
}

/** A key object, since OpenSSL would import raw bytes anew at every use. */
function derive(secret: string, use: string): KeyObject {
	return createSecretKey(Buffer.from(hkdfSync("sha256", secret, "billet-doux", use, 32)));
}
