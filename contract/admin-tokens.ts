import { type Static, Type } from "typebox";
import { defineEndpoint } from "./endpoint.ts";
import { Failure } from "./errors.ts";
import { limits } from "./limits.ts";
import { permissions } from "./permissions.ts";
import { ById } from "./row-id.ts";
import { Done, successWith } from "./success.ts";
import { tokenPrefix } from "./token-rules.ts";

/** What a token may do, by the permissions of the endpoints. */
export const TokenScope = Type.Enum(permissions, {
	description:
		"As endpoints name them; `addresses` opens none, but shows whole addresses where `notes` alone shows masked ones. Under `settings` a token only reads. No token calls what belongs to a person's own session.",
});

/** A token as owners see it. What callers send is kept nowhere. */
export const ApiToken = Type.Object({
	id: Type.String(),
	name: Type.String(),
	scopes: Type.Array(TokenScope, { description: "Never more than whoever made it may do at present." }),
	created_at: Type.String({ format: "date-time" }),
	created_by: Type.String(),
	expires_at: Type.Union([Type.String({ format: "date-time" }), Type.Null()], { description: "Null: it does not." }),
	last_used_on: Type.Union([Type.String(), Type.Null()], { description: "YYYY-MM-DD in UTC; null: never." }),
	state: Type.Enum(["active", "expired", "orphaned"], {
		description: "`orphaned`: whoever made it has left, or may not do any of this any more.",
	}),
});
export type ApiToken = Static<typeof ApiToken>;

export const listTokens = defineEndpoint({
	method: "GET",
	path: "/api/admin/tokens",
	summary: "List the API tokens, the newest first",
	access: "settings",
	responses: { 200: successWith({ tokens: Type.Array(ApiToken) }) },
});

export const createToken = defineEndpoint({
	method: "POST",
	path: "/api/admin/tokens",
	summary: "Make an API token",
	description: "It is shown in this answer and never again. It goes into `Authorization: Bearer …`.",
	access: "settings",
	body: Type.Object({
		name: Type.String({
			maxLength: 400,
			description: `1 to ${limits.tokenNameCharacters} characters on one line, after trimming; of no other token.`,
		}),
		scopes: Type.Array(TokenScope, { minItems: 1, uniqueItems: true }),
		expiresInDays: Type.Optional(
			Type.Integer({
				minimum: 1,
				maximum: limits.tokenDays,
				description: "Days until it ends; without it, it does not end by itself.",
			}),
		),
	}),
	responses: {
		200: successWith({
			token: ApiToken,
			secret: Type.String({ description: `\`${tokenPrefix}\` and 256 random bits, base64url.` }),
		}),
		409: Failure,
	},
});

export const revokeToken = defineEndpoint({
	method: "DELETE",
	path: "/api/admin/tokens/:id",
	summary: "Revoke an API token",
	description: "It ends at once.",
	access: "settings",
	params: ById,
	responses: { 200: Done, 404: Failure },
});
