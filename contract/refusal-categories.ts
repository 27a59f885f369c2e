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
