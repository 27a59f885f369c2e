import type { ModerationAction } from "#contract/admin-messages.ts";
import type { ModerationStatus } from "#contract/message.ts";
import { m } from "#i18n/compiled/messages.js";
import type { Shortcut } from "./shortcut.ts";

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

/** What a key does, in the list of shortcuts. */
export const shortcutNames: Readonly<Record<Shortcut, () => string>> = {
	next: m.admin_messages_help_next,
	previous: m.admin_messages_help_previous,
	approve: m.admin_messages_help_approve,
	reject: m.admin_messages_help_reject,
	remove: m.admin_messages_help_remove,
	undo: m.admin_messages_help_undo,
	select: m.admin_messages_help_select,
	search: m.admin_messages_help_search,
	help: m.admin_messages_help_help,
};
