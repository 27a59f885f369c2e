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
	/** Whether a sealed value names the key of the present secret; otherwise it is of an earlier one, or no sealed value. */
	isNew(sealed: string): boolean;
	/** HMAC-SHA-256 of a value, for look-up; values of different `purpose` cannot be compared. Base64url, 43 characters. */
	key(purpose: string, value: string): string;
	/** The keys of secrets that were replaced, the newest first: for what lies in mailboxes, where nobody can make it anew. */
	readonly earlier: readonly EarlierLookup[];
}

/** Look-up as it was under a secret that has been replaced. Whoever has that secret can do the same. */
export interface EarlierLookup {
	/** What `Vault.key` gave then. */
	key(purpose: string, value: string): string;
	/** What such a key is now, in every row that holds it. */
	renew(key: string): string;
}

/** What is derived from a secret, to be kept, sealed, when another one takes its place. Base64url. */
export interface SecretKeys {
	readonly fingerprint: string;
	readonly seal: string;
	readonly lookup: string;
}

const nonceBytes = 12; // NIST SP 800-38D, section 8.2.2: 96-bit random nonces
const tagBytes = 16;
const keyIdLength = 6;
/** A key id, a point, base64url. */
const sealedForm = new RegExp(`^[\\w-]{${keyIdLength}}\\.[\\w-]+$`);

/**
 * Derives the sealing and the look-up key from the secret (HKDF, RFC 5869); `earlier` are the keys of the secrets before
 * it, the oldest first. Sealed form: `<key id>.<base64url of nonce, tag, ciphertext>`; it opens with the key that it names.
 */
export function createVault(secret: string, earlier: readonly SecretKeys[] = []): Vault {
	const { id, key: sealingKey } = createSealingKey(derive(secret, "seal"));
	const earlierKeys = new Map(
		earlier.map(({ seal }) => createSealingKey(imported(seal))).map(({ id, key }) => [id, key]),
	);
	const nextNonce = createNonces();
	const isNew = (sealed: string) => sealed.startsWith(`${id}.`);
	return {
		isNew,
		seal(plain, context) {
			const nonce = nextNonce();
			const cipher = createCipheriv("aes-256-gcm", sealingKey, nonce);
			cipher.setAAD(Buffer.from(context));
			const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
			return `${id}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url")}`;
		},
		open(sealed, context) {
			if (!sealedForm.test(sealed)) throw new SealBroken("altered");
			const key = isNew(sealed) ? sealingKey : earlierKeys.get(sealed.slice(0, keyIdLength));
			if (key === undefined) throw new SealBroken("other_key");
			const bytes = Buffer.from(sealed.slice(keyIdLength + 1), "base64url");
			if (bytes.length < nonceBytes + tagBytes) throw new SealBroken("altered");
			const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceBytes));
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
		...createLookup([...earlier.map(({ lookup }) => imported(lookup)), derive(secret, "lookup")]),
	};
}

/** The keys of a secret, for the vault of the one that takes its place. */
export function keysOf(secret: string): SecretKeys {
	const [seal, lookup] = (["seal", "lookup"] as const).map((use) => derive(secret, use).export().toString("base64url"));
	return { fingerprint: fingerprintOf(secret), seal: seal ?? "", lookup: lookup ?? "" };
}

function createSealingKey(key: KeyObject): { readonly id: string; readonly key: KeyObject } {
	return { id: createHmac("sha256", key).update("key id").digest("base64url").slice(0, keyIdLength), key };
}

/**
 * HMACs under the keys of all secrets, the oldest first: each one is put on top of what the one before it gave. So keys can
 * be renewed whose value nobody knows any more, and an old secret alone makes none that fits a row (decisions/0081).
 */
function createLookup(secrets: readonly KeyObject[]): Pick<Vault, "key" | "earlier"> {
	const [first, ...later] = secrets as [KeyObject, ...KeyObject[]];
	// The length prefix keeps ("ab", "c") and ("a", "bc") apart.
	const hmac = (key: KeyObject, purpose: string, value: string) =>
		createHmac("sha256", key).update(`${purpose.length}:${purpose}${value}`).digest("base64url");
	const nestUnder = (keys: readonly KeyObject[], from: string) => {
		let nested = from;
		for (const key of keys) nested = hmac(key, "earlier key", nested);
		return nested;
	};
	const nestings = later.map((_, index): EarlierLookup => {
		const [then, since] = [later.slice(0, index), later.slice(index)];
		return {
			key: (purpose, value) => nestUnder(then, hmac(first, purpose, value)),
			renew: (key) => nestUnder(since, key),
		};
	});
	return {
		key: (purpose, value) => nestUnder(later, hmac(first, purpose, value)),
		earlier: nestings.toReversed(),
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

function imported(key: string): KeyObject {
	return createSecretKey(Buffer.from(key, "base64url"));
}
