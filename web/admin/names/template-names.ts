import type { SwitchedEmail } from "#contract/emails.ts";
import { m } from "#i18n/compiled/messages.js";

interface TemplateWords {
	readonly name: () => string;
	/** When it is sent, and to whom. */
	readonly description: () => string;
}

/** What is said of each e-mail that can be switched on and off. */
export const templateWords: Readonly<Record<SwitchedEmail, TemplateWords>> = {
	notification: { name: m.admin_templates_notification, description: m.admin_templates_notification_description },
	confirmation: { name: m.admin_templates_confirmation, description: m.admin_templates_confirmation_description },
	moderation: { name: m.admin_templates_moderation, description: m.admin_templates_moderation_description },
};
