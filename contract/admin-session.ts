import { type Static, Type } from "typebox";
import { defineEndpoint } from "./endpoint.ts";
import { Failure } from "./errors.ts";
import { permissions, roles } from "./permissions.ts";
import { lookUpText } from "./row-id.ts";
import { Done, successWith } from "./success.ts";

const Device = Type.Optional(
	Type.String({
		pattern: "^[\\w-]{43}$",
		description:
			"256 random bits, base64url, which a browser makes once and keeps: where one has signed in before, the guesses of others lock nobody out.",
	}),
);

export const Credentials = Type.Object({
	username: lookUpText(200, 1),
	password: Type.String({ minLength: 1, maxLength: 1_000 }),
	device: Device,
});
export type Credentials = Static<typeof Credentials>;

/** Who is signed in, and what they may do. */
const Who = {
	username: Type.String(),
	role: Type.Enum(roles),
	permissions: Type.Array(Type.Enum(permissions)),
	must_set_up_second_factor: Type.Boolean({
		description: "An owner requires one, and there is none yet: until then there are no permissions.",
	}),
};

/** The password was right, and a second step follows. */
export const SecondFactorNeeded = Type.Object({
	...Failure.properties,
	ticket: Type.Optional(Type.String({ description: "For `/api/admin/auth/second-factor`, within five minutes." })),
	methods: Type.Optional(
		Type.Array(Type.Enum(["code", "passkey"]), { description: "A recovery code is taken wherever a code is." }),
	),
});
export type SecondFactorNeeded = Static<typeof SecondFactorNeeded>;

export const signIn = defineEndpoint({
	method: "POST",
	path: "/api/admin/auth/login",
	summary: "Sign in as an administrator",
	description:
		"The token goes into `Authorization: Bearer …`. It ends after 30 minutes without use and after 12 hours in any case. An unknown name and a wrong password look alike.",
	access: "public",
	body: Credentials,
	responses: {
		200: successWith({
			token: Type.String({ description: "256 random bits, base64url." }),
			...Who,
		}),
		401: Failure,
		403: SecondFactorNeeded,
	},
});

const ticket = Type.String({ pattern: "^[\\w-]{43}$" });

export const passkeyOptions = defineEndpoint({
	method: "POST",
	path: "/api/admin/auth/passkey-options",
	summary: "Give what a browser needs to show a passkey, in the second step of signing in",
	access: "public",
	body: Type.Object({ ticket }),
	responses: {
		200: successWith({ options: Type.Record(Type.String(), Type.Unknown()) }),
		403: Failure,
		404: Failure,
	},
});

export const completeSignIn = defineEndpoint({
	method: "POST",
	path: "/api/admin/auth/second-factor",
	summary: "Sign in with a ticket and a second factor",
	description: "401 when the code or passkey is not good, 403 when the ticket is over: sign in anew then.",
	access: "public",
	body: Type.Object({
		ticket,
		code: Type.Optional(Type.String({ maxLength: 40, description: "Six digits of the app, or a recovery code." })),
		passkey: Type.Optional(
			Type.Record(Type.String(), Type.Unknown(), { description: "What the browser gave for `passkey-options`." }),
		),
		device: Device,
	}),
	responses: {
		200: successWith({ token: Type.String(), ...Who }),
		401: Failure,
		403: Failure,
	},
});

export const setNewPassword = defineEndpoint({
	method: "POST",
	path: "/api/admin/auth/new-password",
	summary: "Set a new password by a link that an owner made",
	description:
		"All sessions of the administrator end. 403 when the link was used, is over an hour old, or a newer one was made.",
	access: "public",
	body: Type.Object({
		token: Type.String({ pattern: "^[\\w-]{43}$" }),
		password: Type.String({ maxLength: 1_000, description: "By the rules of every new password." }),
	}),
	responses: { 200: successWith({ username: Type.String() }), 403: Failure },
});

export const verifySession = defineEndpoint({
	method: "GET",
	path: "/api/admin/auth/verify",
	summary: "Tell whether a token is good",
	access: "signed_in",
	responses: { 200: Type.Object({ valid: Type.Literal(true), ...Who }) },
});

export const signOut = defineEndpoint({
	method: "POST",
	path: "/api/admin/auth/logout",
	summary: "End the session of a token",
	access: "signed_in",
	responses: { 200: Done },
});
