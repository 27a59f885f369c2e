import { Type } from "typebox";
import { limits } from "./limits.ts";

/** What asks for a page of a long list; joined into an endpoint's query. Query values are texts. */
export const pageQuery = {
	cursor: Type.Optional(Type.String({ maxLength: 200, description: "`next_cursor` of the page before." })),
	limit: Type.Optional(
		Type.String({
			pattern: "^(?:[1-9]|[1-9][0-9]|1[0-9][0-9]|200)$",
			description: `1 to ${limits.pageSize.max}; ${limits.pageSize.default} when absent.`,
		}),
	),
};

export const NextCursor = Type.Union([Type.String(), Type.Null()], { description: "Null on the last page." });

/** A moment, or null. */
export const OptionalMoment = Type.Union([Type.String({ format: "date-time" }), Type.Null()]);
