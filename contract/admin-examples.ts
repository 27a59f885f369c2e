import { type Static, Type } from "typebox";
import { locales } from "#i18n/locales.ts";
import { defineEndpoint } from "./endpoint.ts";
import { Failure } from "./errors.ts";
import { RefusalCategorySchema } from "./moderation.ts";
import { NextCursor, pageQuery } from "./page.ts";
import { ById } from "./row-id.ts";
import { Done, successWith } from "./success.ts";

/** A note on which a person overruled the moderator, as the moderator may learn from it. */
export const LearningExample = Type.Object({
	id: Type.String(),
	text: Type.String({
		description:
			"Masked: `[…]` stands for addresses, numbers and names, as far as they are found. Empty when its seal is broken.",
	}),
	label: Type.Enum(["accept", "reject"], { description: "What the person decided." }),
	category: Type.Union([RefusalCategorySchema, Type.Null()], {
		description:
			"What an accepted note was taken for, or a refused one is: the moderator's likeliest category, or what its reader's report says.",
	}),
	language: Type.Union([Type.Enum(locales), Type.Null()], { description: "Language of the page it was written on." }),
	confidence: Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()], {
		description: "How sure the moderator was.",
	}),
	model_version: Type.String({ description: "Which moderator was overruled." }),
	decided_at: Type.String({ format: "date-time" }),
	confirmed_at: Type.Union([Type.String({ format: "date-time" }), Type.Null()], {
		description: "When an administrator decided to keep it; null: it is erased with its note.",
	}),
});
export type LearningExample = Static<typeof LearningExample>;

export const listExamples = defineEndpoint({
	method: "GET",
	path: "/api/admin/examples",
	summary: "List the notes on which people overruled the moderator, the latest decision first",
	description: "One appears when its decision can no longer be undone. Texts are masked.",
	access: "settings",
	query: Type.Object(pageQuery),
	responses: {
		200: successWith({
			is_learning: Type.Boolean({ description: "Whether new ones are kept: `MODERATION_LEARN`." }),
			examples: Type.Array(LearningExample),
			next_cursor: NextCursor,
		}),
	},
});

export const confirmExample = defineEndpoint({
	method: "POST",
	path: "/api/admin/examples/:id/confirm",
	summary: "Keep an example until it is removed",
	description: "It belongs to no note any more and is not erased with one.",
	access: "settings",
	params: ById,
	responses: { 200: Done, 404: Failure },
});

export const removeExample = defineEndpoint({
	method: "DELETE",
	path: "/api/admin/examples/:id",
	summary: "Erase an example",
	access: "settings",
	params: ById,
	responses: { 200: Done, 404: Failure },
});
