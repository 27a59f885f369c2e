import { type Static, Type } from "typebox";
import { defineEndpoint } from "./endpoint.ts";
import { Failure } from "./errors.ts";
import { ById, lookUpText } from "./row-id.ts";
import { Done, successWith } from "./success.ts";

const Password = Type.Object({
	password: Type.String({
		maxLength: 1_000,
		description: "One’s own: whoever finds a session open changes nothing here.",
	}),
});

/** Shown once, when they are made. */
const RecoveryCodes = Type.Array(Type.String(), {
	description: "Ten codes, each good for one sign-in. They are shown only now; the ones before no longer work.",
});

export const SecondFactor = successWith({
	is_required: Type.Boolean({ description: "Whether every administrator has to have one." }),
	has_totp: Type.Boolean(),
	passkeys: Type.Array(
		Type.Object({
			id: Type.String(),
			name: Type.String(),
			created_at: Type.String({ format: "date-time" }),
			used_at: Type.Union([Type.String({ format: "date-time" }), Type.Null()]),
		}),
	),
	recovery_codes_left: Type.Integer(),
	passkeys_work_here: Type.Boolean({
		description:
			"False where `PUBLIC_URL` names an IP address, or no HTTPS outside of localhost: browsers refuse passkeys there.",
	}),
});
export type SecondFactor = Static<typeof SecondFactor>;

export const readSecondFactor = defineEndpoint({
	method: "GET",
	path: "/api/admin/second-factor",
	summary: "Tell which second factors one has",
	access: "signed_in",
	responses: { 200: SecondFactor },
});

export const beginTotp = defineEndpoint({
	method: "POST",
	path: "/api/admin/second-factor/totp/begin",
	summary: "Make a secret for an authenticator app",
	description: "It counts once a code of it was given; until then the one before does.",
	access: "signed_in",
	body: Password,
	responses: {
		200: successWith({
			secret: Type.String({ description: "Base32, to be typed." }),
			uri: Type.String({ description: "otpauth://, to be shown as a QR code." }),
		}),
	},
});

export const confirmTotp = defineEndpoint({
	method: "POST",
	path: "/api/admin/second-factor/totp/confirm",
	summary: "Give a code of the new secret, which counts from now on",
	access: "signed_in",
	body: Type.Object({ code: Type.String({ maxLength: 40 }) }),
	responses: {
		200: successWith({
			recovery_codes: Type.Union([RecoveryCodes, Type.Null()], { description: "Null: one has some already." }),
		}),
		404: Failure,
	},
});

export const removeTotp = defineEndpoint({
	method: "POST",
	path: "/api/admin/second-factor/totp/remove",
	summary: "Remove one’s authenticator app",
	access: "signed_in",
	body: Password,
	responses: { 200: Done, 404: Failure },
});

/** As the WebAuthn API of browsers takes and gives it (`PublicKeyCredential…JSON`). */
const WebAuthnJson = Type.Record(Type.String(), Type.Unknown());

export const beginPasskey = defineEndpoint({
	method: "POST",
	path: "/api/admin/second-factor/passkeys/begin",
	summary: "Give what a browser needs to make a passkey",
	access: "signed_in",
	body: Password,
	responses: { 200: successWith({ options: WebAuthnJson }), 409: Failure },
});

export const addPasskey = defineEndpoint({
	method: "POST",
	path: "/api/admin/second-factor/passkeys/confirm",
	summary: "Add the passkey that a browser has made",
	access: "signed_in",
	body: Type.Object({
		name: Type.String({ maxLength: 200, description: "1 to 60 characters." }),
		response: WebAuthnJson,
	}),
	responses: {
		200: successWith({ recovery_codes: Type.Union([RecoveryCodes, Type.Null()]) }),
	},
});

export const removePasskey = defineEndpoint({
	method: "POST",
	path: "/api/admin/second-factor/passkeys/:id/remove",
	summary: "Remove one of one’s passkeys",
	access: "signed_in",
	params: ById,
	body: Password,
	responses: { 200: Done, 404: Failure },
});

export const renewRecoveryCodes = defineEndpoint({
	method: "POST",
	path: "/api/admin/second-factor/recovery-codes",
	summary: "Make ten new recovery codes",
	access: "signed_in",
	body: Password,
	responses: { 200: successWith({ recovery_codes: RecoveryCodes }), 404: Failure },
});

export const requireSecondFactor = defineEndpoint({
	method: "POST",
	path: "/api/admin/second-factor/requirement",
	summary: "Decide whether every administrator has to have a second factor",
	description: "Those without one can then do nothing but set it up.",
	access: "settings",
	body: Type.Object({ is_required: Type.Boolean() }),
	responses: { 200: Done },
});

export const removeSecondFactorOf = defineEndpoint({
	method: "POST",
	path: "/api/admin/administrators/:username/second-factor/remove",
	summary: "Remove the second factors of an administrator who has lost them",
	description: "Their sessions end.",
	access: "settings",
	params: Type.Object({ username: lookUpText(1_000) }),
	body: Password,
	responses: { 200: Done, 404: Failure },
});
