import type { SwitchedTemplate } from "#contract/admin-email.ts";

/** The e-mails, as they stand on the page. */
export const templateIds = [
	"notification",
	"confirmation",
	"moderation",
] as const satisfies readonly SwitchedTemplate[];

/** Which e-mails are switched on. */
export type TemplateStatus = Readonly<Record<SwitchedTemplate, boolean>>;

/** What is shown when nobody can tell. */
export const usualStatus: TemplateStatus = { notification: true, confirmation: false, moderation: true };

/** Where the status is kept among what has been read. */
export const templateStatusKey = ["template-status"] as const;
