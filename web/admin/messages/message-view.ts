import type { ReviewedMessage } from "#contract/admin-messages.ts";

/** Which messages are listed; the first unless the address says otherwise. */
export const messageViews = ["pending", "reported", "decided", "all"] as const;
export type MessageView = (typeof messageViews)[number];

/** The view by its name in the address. */
export function viewOf(name: string | undefined): MessageView {
	return messageViews.find((view) => view === name) ?? "pending";
}

/** Whether a message as it stands now belongs to a view: what is decided leaves those that wait at once. */
export function belongsTo(view: MessageView, { moderation_status, report }: ReviewedMessage): boolean {
	if (view === "pending") return moderation_status === "pending";
	if (view === "reported") return moderation_status === "pending" && report !== null;
	return true;
}
