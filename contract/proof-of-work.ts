import { type Static, Type } from "typebox";
import { defineEndpoint } from "./endpoint.ts";

/** A challenge of ALTCHA (altcha.org), signed by the service: how its solver and our verifier name things. */
export const Challenge = Type.Object({
	parameters: Type.Object({
		algorithm: Type.String(),
		nonce: Type.String(),
		salt: Type.String(),
		cost: Type.Integer(),
		keyLength: Type.Integer(),
		keyPrefix: Type.String(),
		expiresAt: Type.Integer({ description: "Seconds since the epoch." }),
	}),
	signature: Type.String(),
});
export type Challenge = Static<typeof Challenge>;

export const askChallenge = defineEndpoint({
	method: "GET",
	path: "/api/challenge",
	summary: "Ask for a proof of work to do",
	description:
		"A challenge of ALTCHA 2 (SHA-256). Whoever has sent as many notes as a source may in an hour sends the next with a solution in the header Proof-Of-Work. A challenge holds for ten minutes and one note.",
	access: "public",
	responses: { 200: Challenge },
});

/** The header that carries a solved challenge. */
export const proofOfWorkHeader = {
	"proof-of-work": Type.Optional(
		Type.String({
			pattern: "^[\\w-]{1,2000}$",
			description:
				"After a 429 with the reason `proof_needed`: base64url of the JSON `{challenge, solution: {counter, derivedKey}}`, where `challenge` is an answer of GET /api/challenge.",
		}),
	),
};
