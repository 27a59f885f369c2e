import { type Static, Type } from "typebox";
import { defineEndpoint } from "./endpoint.ts";
import { limits } from "./limits.ts";
import { RowId } from "./row-id.ts";

/** A letter as its recipient sees it. */
export const Letter = Type.Object({
	id: Type.String({ description: "UUIDv7" }),
	created_at: Type.String({ format: "date-time", description: "When it was sent, UTC." }),
	message_content: Type.String(),
	number: Type.Optional(
		Type.Integer({
			minimum: 1,
			description: "Its place counted from the oldest, which is 1. In answers to `limit` only.",
		}),
	),
});
export type Letter = Static<typeof Letter>;

export const readInbox = defineEndpoint({
	method: "GET",
	path: "/api/messages/:email",
	summary: "Read the approved notes of an address",
	description:
		"Newest first; an unknown address answers an empty list. With `limit` the newest so many; " +
		"the `id` of the last one as `before` asks for those that follow.",
	access: "public",
	params: Type.Object({ email: Type.String({ description: "The recipient's address, URL-encoded." }) }),
	query: Type.Object({
		limit: Type.Optional(
			Type.String({
				pattern: "^(?:[1-9]|[1-9][0-9]|100)$",
				description: `1 to ${limits.lettersAtOnce}; all letters when absent.`,
			}),
		),
		before: Type.Optional(Type.String({ ...RowId, description: "The `id` of a letter: only older ones are wanted." })),
	}),
	responses: { 200: Type.Array(Letter) },
});
