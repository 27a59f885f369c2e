import { type Static, Type } from "typebox";

/**
 * Why a note is refused. `unreadable` is what the moderator cannot judge: another script, or text
 * that does not decode; it is refused rather than approved by default.
 */
export const refusalCategories = [
	"meeting",
	"personal_info",
	"sexual",
	"harassment",
	"discrimination",
	"spam",
	"obsessive",
	"unreadable",
] as const;
export type RefusalCategory = (typeof refusalCategories)[number];

export const RefusalCategorySchema = Type.Enum(refusalCategories, {
	description: "The rule that a refused note breaks, for programs.",
});

/** A stretch of the submitted text in UTF-16 code units, end exclusive, as `String.prototype.slice` takes it. */
export const Span = Type.Object({ start: Type.Integer({ minimum: 0 }), end: Type.Integer({ minimum: 0 }) });
export type Span = Static<typeof Span>;
