import type { ModerationAction } from "#contract/admin-decisions.ts";
import type { ModerationStatus } from "#contract/message.ts";
import { m } from "#i18n/compiled/messages.js";
import type { MessageView } from "./message-view.ts";
import type { shortcutOfKey } from "./shortcut.ts";

/** How a message stands. */
export const statusNames: Readonly<Record<ModerationStatus, () => string>> = {
	pending: m.admin_messages_pending,
	approved: m.admin_messages_approved,
	rejected: m.admin_messages_rejected,
};

/** What can be done with many messages at once, on its button and in the question before it. */
export const bulkActionWords = {
	approve: { button: m.admin_messages_approve, question: m.admin_messages_bulk_title_approve },
	reject: { button: m.admin_messages_reject, question: m.admin_messages_bulk_title_reject },
	remove: { button: m.admin_messages_remove, question: m.admin_messages_bulk_title_remove },
} satisfies Readonly<Record<ModerationAction | "remove", unknown>>;

/** What a letter does, in the list of shortcuts. */
export const shortcutNames: Readonly<Record<(typeof shortcutOfKey)[keyof typeof shortcutOfKey], () => string>> = {
	next: m.admin_messages_help_next,
	previous: m.admin_messages_help_previous,
	approve: m.admin_messages_help_approve,
	reason: m.admin_messages_help_reason,
	remove: m.admin_messages_help_remove,
	undo: m.admin_messages_help_undo,
	select: m.admin_messages_help_select,
	selectRange: m.admin_messages_help_select_range,
	search: m.admin_messages_help_search,
	help: m.admin_messages_help_help,
};

/** What a list shows. */
export const viewNames: Readonly<Record<MessageView, () => string>> = {
	pending: m.admin_messages_view_pending,
	reported: m.admin_messages_reported,
	decided: m.admin_messages_view_decided,
	all: m.admin_messages_view_all,
};

/** What to say of a list with nothing in it. */
export const emptyWords: Readonly<Record<MessageView, () => string>> = {
	pending: m.admin_messages_empty_pending,
	reported: m.admin_messages_empty,
	decided: m.admin_messages_empty,
	all: m.admin_messages_empty,
};
