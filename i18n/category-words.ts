import { m } from "#i18n/compiled/messages.js";

// Each table is looked up by a `RefusalCategory`: one that has no words here does not compile there.

/** What a category of refusal is called. */
export const categoryNames = {
	meeting: m.category_meeting,
	personal_info: m.category_personal_info,
	sexual: m.category_sexual,
	harassment: m.category_harassment,
	discrimination: m.category_discrimination,
	spam: m.category_spam,
	obsessive: m.category_obsessive,
	unreadable: m.category_unreadable,
};

/** Why a note of a category is refused, told to its sender. */
export const refusalReasons = {
	meeting: m.reason_meeting,
	personal_info: m.reason_personal_info,
	sexual: m.reason_sexual,
	harassment: m.reason_harassment,
	discrimination: m.reason_discrimination,
	spam: m.reason_spam,
	obsessive: m.reason_obsessive,
	unreadable: m.reason_unreadable,
};

/** What the sender of an unreadable note is told when the moderator knows what makes it so (`UnreadableKind`). */
export const unreadableReasons = {
	other_language: m.reason_unreadable_other_language,
	no_words: m.reason_unreadable_no_words,
	hidden_writing: m.reason_unreadable_hidden_writing,
	orders: m.reason_unreadable_orders,
};

/** How the category is told beside a text that is still being written. */
export const refusalHints = {
	meeting: m.hint_meeting,
	personal_info: m.hint_personal_info,
	sexual: m.hint_sexual,
	harassment: m.hint_harassment,
	discrimination: m.hint_discrimination,
	spam: m.hint_spam,
	obsessive: m.hint_obsessive,
	unreadable: m.hint_unreadable,
};
