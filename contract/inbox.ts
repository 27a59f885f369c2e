import { type Static, Type } from "typebox";
import { defineEndpoint } from "./endpoint.ts";

/** A letter as its recipient sees it. */
export const Letter = Type.Object({
	id: Type.String({ description: "UUIDv7" }),
	created_at: Type.String({ format: "date-time", description: "When it was sent, UTC." }),
	message_content: Type.String(),
});
export type Letter = Static<typeof Letter>;

export const readInbox = defineEndpoint({
	method: "GET",
	path: "/api/messages/:email",
	summary: "Read the approved notes of an address",
	description: "Newest first; an unknown address answers an empty list.",
	access: "public",
	params: Type.Object({ email: Type.String({ description: "The recipient's address, URL-encoded." }) }),
	responses: { 200: Type.Array(Letter) },
});
