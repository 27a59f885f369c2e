import { randomUUIDv7 } from "node:crypto";
import { isIP } from "node:net";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { PasskeyTable } from "#server/database/administration-tables.ts";
import type { Vault } from "#server/privacy/seal.ts";
import type { ShownPasskey } from "./passkey-store.ts";

const rpName = "Billet-doux";

/** The library is loaded when somebody has a passkey: few nodes ever need it, and none to start. */
const webAuthn = () => import("@simplewebauthn/server");

/** Passkeys as second factors. `publicUrl` is the origin of the administration, whose host they belong to. */
export function createPasskeys(vault: Vault, publicUrl: string) {
	const { hostname: rpID, origin, protocol } = new URL(publicUrl);
	// A second factor asks for somebody at the device; the password says who it is.
	const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: false };

	return {
		/** Browsers make none for an IP address, nor without HTTPS outside of localhost. */
		workHere: isIP(rpID.replace(/^\[|\]$/g, "")) === 0 && (protocol === "https:" || rpID === "localhost"),

		/** What a browser needs to make one more. */
		async creationOptions(username: string, made: readonly PasskeyTable[]) {
			const { generateRegistrationOptions } = await webAuthn();
			return generateRegistrationOptions({
				rpName,
				rpID,
				userName: username,
				userDisplayName: username,
				userID: new Uint8Array(Buffer.from(vault.key("passkey-user", username), "base64url")),
				attestationType: "none",
				excludeCredentials: made.map(({ credential_id: id }) => ({ id })),
				authenticatorSelection: { residentKey: "discouraged", userVerification: "discouraged" },
			});
		},

		/** What a browser has made for this challenge; undefined: nothing that is good. */
		async created(challenge: string, answer: unknown): Promise<NewPasskey | undefined> {
			const { verifyRegistrationResponse } = await webAuthn();
			const asked = { ...expected, response: answer as RegistrationResponseJSON, expectedChallenge: challenge };
			// It throws for whatever it does not like, malformed input included.
			const verified = await verifyRegistrationResponse(asked).catch(() => undefined);
			if (verified?.verified !== true) return undefined;
			const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
			const public_key = Buffer.from(publicKey).toString("base64url");
			return { id: randomUUIDv7(), credential_id: id, public_key, counter, transports: JSON.stringify(transports) };
		},

		/** What a browser needs to show one of these. */
		async requestOptions(made: readonly PasskeyTable[]) {
			const { generateAuthenticationOptions } = await webAuthn();
			const allowCredentials = made.map(namedCredential);
			return generateAuthenticationOptions({ rpID, userVerification: "discouraged", allowCredentials });
		},

		/** Which of these a browser has shown for this challenge; undefined: none. */
		async shown(made: readonly PasskeyTable[], challenge: string, answer: unknown): Promise<ShownPasskey | undefined> {
			const response = answer as AuthenticationResponseJSON;
			const row = made.find(({ credential_id }) => credential_id === response.id);
			if (row === undefined) return undefined;
			const { verifyAuthenticationResponse } = await webAuthn();
			const publicKey = new Uint8Array(Buffer.from(row.public_key, "base64url"));
			const credential = { id: row.credential_id, publicKey, counter: row.counter };
			const asked = { ...expected, response, expectedChallenge: challenge, credential };
			const verified = await verifyAuthenticationResponse(asked).catch(() => undefined);
			if (verified?.verified !== true) return undefined;
			return { id: row.id, counter: row.counter, newCounter: verified.authenticationInfo.newCounter };
		},
	};
}

function namedCredential({ credential_id: id, transports }: PasskeyTable) {
	return { id, transports: JSON.parse(transports) };
}

type NewPasskey = Pick<PasskeyTable, "id" | "credential_id" | "public_key" | "counter" | "transports">;
