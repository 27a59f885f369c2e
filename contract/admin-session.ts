import { type Static, Type } from "typebox";
import { defineEndpoint } from "./endpoint.ts";
import { Failure } from "./errors.ts";
import { lookUpText } from "./row-id.ts";

export const Credentials = Type.Object({
	username: lookUpText(200, 1),
	password: Type.String({ minLength: 1, maxLength: 1_000 }),
	device: Type.Optional(
		Type.String({
			pattern: "^[\\w-]{43}$",
			description:
				"256 random bits, base64url, which a browser makes once and keeps: where one has signed in before, the guesses of others lock nobody out.",
		}),
	),
});
export type Credentials = Static<typeof Credentials>;

export const signIn = defineEndpoint({
	method: "POST",
	path: "/api/admin/auth/login",
	summary: "Sign in as an administrator",
	description:
		"The token goes into `Authorization: Bearer …`. It ends after 30 minutes without use and after 12 hours in any case. An unknown name and a wrong password look alike.",
	access: "public",
	body: Credentials,
	responses: {
		200: Type.Object({
			success: Type.Literal(true),
			token: Type.String({ description: "256 random bits, base64url." }),
			username: Type.String(),
		}),
		401: Failure,
	},
});

export const verifySession = defineEndpoint({
	method: "GET",
	path: "/api/admin/auth/verify",
	summary: "Tell whether a token is good",
	access: "administrator",
	responses: { 200: Type.Object({ valid: Type.Literal(true), username: Type.String() }) },
});

export const signOut = defineEndpoint({
	method: "POST",
	path: "/api/admin/auth/logout",
	summary: "End the session of a token",
	access: "administrator",
	responses: { 200: Type.Object({ success: Type.Literal(true) }) },
});
