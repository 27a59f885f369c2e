import type { RefusalCategory } from "#contract/moderation.ts";
import { m } from "#i18n/compiled/messages.js";

/** What a category of refusal is called, chosen when it is shown. */
export const categoryNames: Readonly<Record<RefusalCategory, () => string>> = {
	meeting: m.category_meeting,
	personal_info: m.category_personal_info,
	sexual: m.category_sexual,
	harassment: m.category_harassment,
	discrimination: m.category_discrimination,
	spam: m.category_spam,
	obsessive: m.category_obsessive,
	unreadable: m.category_unreadable,
};
