import { emails, type SwitchedEmail, switchedEmails } from "#contract/emails.ts";

/** Which e-mails are switched on. */
export type TemplateStatus = Readonly<Record<SwitchedEmail, boolean>>;

/** What is shown when nobody can tell. */
export const defaultStatus = Object.fromEntries(
	switchedEmails.map((name) => [name, emails[name].isOnByDefault]),
) as TemplateStatus;

/** Where the status is kept among what has been read. */
export const templateStatusKey = ["template-status"] as const;
