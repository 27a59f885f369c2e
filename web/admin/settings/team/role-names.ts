import type { Role } from "#contract/permissions.ts";
import { m } from "#i18n/compiled/messages.js";

/** Roles as people call them. */
export const roleNames: Readonly<Record<Role, () => string>> = {
	owner: m.admin_team_owner,
	moderator: m.admin_team_moderator,
	viewer: m.admin_team_viewer,
};
