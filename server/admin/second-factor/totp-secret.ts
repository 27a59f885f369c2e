import { Secret, TOTP } from "otpauth";
import { SealBroken, type Vault } from "#server/privacy/seal.ts";

const issuer = "Billet-doux";
/** RFC 6238, as every authenticator app has it by default. */
const form = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** 160 bits, as RFC 4226 asks for (section 4). */
const secretBytes = 20;

/** What an app is told, once. */
export interface ShownSecret {
	/** Base32, to be typed. */
	readonly secret: string;
	/** `otpauth://`, to be shown as a QR code. */
	readonly uri: string;
}

/** Secrets of authenticator apps, sealed. */
export function createTotpSecrets(vault: Vault) {
	const context = (username: string) => `totp/${username}`;

	function open(username: string, sealed: string): Secret | undefined {
		try {
			return Secret.fromBase32(vault.open(sealed, context(username)));
		} catch (error) {
			// Altered, or of another secret: no code fits it.
			if (error instanceof SealBroken) return undefined;
			throw error;
		}
	}

	return {
		make(username: string): { readonly sealed: string; readonly shown: ShownSecret } {
			const secret = new Secret({ size: secretBytes });
			const uri = new TOTP({ ...form, issuer, label: username, secret }).toString();
			return { sealed: vault.seal(secret.base32, context(username)), shown: { secret: secret.base32, uri } };
		},

		/**
		 * The step that a code belongs to, in half minutes since 1970: the present one, or the one before or after it.
		 * Undefined when it is a code of none.
		 */
		stepOf(username: string, sealed: string, code: string, now: number): number | undefined {
			const secret = open(username, sealed);
			if (secret === undefined) return undefined;
			const delta = new TOTP({ ...form, secret }).validate({ token: code, timestamp: now, window: 1 });
			return delta === null ? undefined : Math.floor(now / 1_000 / form.period) + delta;
		},
	};
}
