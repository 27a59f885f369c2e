import { Type } from "typebox";
import { defineEndpoint } from "./endpoint.ts";
import { Failure } from "./errors.ts";
import { RowId } from "./row-id.ts";
import { Done } from "./success.ts";

/** Whether a reader has thanked for a letter; absent: they have not, or the service has no hearts. */
export const Thanked = Type.Optional(Type.Literal(true, { description: "Its reader has thanked for it." }));

export const thankForLetter = defineEndpoint({
	method: "POST",
	path: "/api/letters/:id/heart",
	summary: "Thank for a letter",
	description:
		"A heart without a word, one for each letter: the same call again changes nothing. It is shown beside the letter and to whoever has its receipt, nowhere else. " +
		"404 for what is no letter that can be read, and for every letter where `HEARTS=off`.",
	access: "public",
	params: Type.Object({ id: Type.String({ ...RowId, description: "The `id` of a letter." }) }),
	responses: { 200: Done, 404: Failure },
});
